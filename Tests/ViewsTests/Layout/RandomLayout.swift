import SeededRandom
import Views

/// A view thrown together by dice; it marks itself with its place in the tree, `0.2.1`.
struct RandomLayout {
  enum Kind {
    case fixed(CGFloat, CGFloat)
    case flexible
    case limited(CGFloat, CGFloat)
    case text(String)
    case spacer(CGFloat?)
    case stack(Axis, spacing: CGFloat?, [RandomLayout])
  }

  let name: String
  let kind: Kind

  init(name: String = "0", depth: Int, using dice: inout SplitMix64) {
    self.name = name
    let length = { (dice: inout SplitMix64) in CGFloat(Int.random(in: 0...60, using: &dice)) }
    switch Int.random(in: 0...(depth > 0 ? 8 : 4), using: &dice) {
    case 0: kind = .fixed(length(&dice), length(&dice))
    case 1: kind = .flexible
    case 2: kind = .limited(length(&dice), length(&dice))
    case 3: kind = .text(["one", "one two", "one two three"].randomElement(using: &dice) ?? "")
    case 4: kind = .spacer(Bool.random(using: &dice) ? length(&dice) : nil)
    default:
      let children = (0..<Int.random(in: 0...4, using: &dice)).map { index in
        RandomLayout(name: "\(name).\(index)", depth: depth - 1, using: &dice)
      }
      let spacing = Bool.random(using: &dice) ? length(&dice) : nil
      let axis = Bool.random(using: &dice) ? Axis.horizontal : .vertical
      kind = .stack(axis, spacing: spacing, children)
    }
  }

  var isSpacer: Bool { if case .spacer = kind { true } else { false } }

  /// All stacks of the tree: their names, and what they are made of.
  var stacks: [(name: String, axis: Axis, spacing: CGFloat?, children: [RandomLayout])] {
    guard case .stack(let axis, let spacing, let children) = kind else { return [] }
    return [(name, axis, spacing, children)] + children.flatMap(\.stacks)
  }

  /// - Parameter offers: Takes notes of what each view is offered.
  @MainActor func view(_ offers: Offers) -> AnyView {
    let content =
      switch kind {
      case .fixed(let width, let height): AnyView(Color.red.frame(width: width, height: height))
      case .flexible: AnyView(Color.red)
      case .limited(let one, let other):
        AnyView(Color.red.frame(minWidth: min(one, other), maxWidth: max(one, other)))
      case .text(let string): AnyView(Text(string))
      case .spacer(let minLength): AnyView(Spacer(minLength: minLength))
      case .stack(.horizontal, let spacing, let children):
        AnyView(
          HStack(spacing: spacing) {
            ForEach(children, id: \.name) { $0.view(offers) }
          })
      case .stack(.vertical, let spacing, let children):
        AnyView(
          VStack(spacing: spacing) {
            ForEach(children, id: \.name) { $0.view(offers) }
          })
      }
    return AnyView(content.modified(by: offers).mark(name))
  }
}

/// Takes notes of what views are offered.
struct Offers: LayoutModifier {
  final class Notes {
    /// Lengths that no view can take.
    var impossible: [ProposedViewSize] = []
    var count = 0
  }

  let notes = Notes()

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    notes.count += 1
    let lengths = [proposal.width, proposal.height].compactMap(\.self)
    if !lengths.allSatisfy({ $0 >= 0 }) { notes.impossible.append(proposal) }
    return child.sizeThatFits(proposal)
  }
}
