/// Something that has a size and a place: what the layout works on.
///
/// Layout is a conversation. A parent proposes a size to each child; the child chooses its own size
/// and the parent has to live with it; the parent places the child.
///
/// Coordinates are the parent's, in points, and count from the side where lines begin: with text
/// that runs leftwards `place` mirrors them, at this one place.
///
/// Where children would go is asked without moving them: the place of a base line decides over the
/// size of the stack around it, before anything has its place.
///
/// Sizes are remembered for the proposals they answer, what is drawn for as long as nothing below
/// has changed. `layoutChanged` and `displayChanged` make a node, and with it those above, forget.
@MainActor
package class LayoutNode {
  /// The node above; nil at the root and before it has been placed anywhere.
  package private(set) weak var parent: LayoutNode?
  /// Where it is inside its parent, after mirroring.
  package private(set) var frame = CGRect.zero
  /// The proposal that it was placed with.
  package private(set) var placedProposal = ProposedViewSize.unspecified
  /// Whether lines run leftwards inside it.
  package var isMirrored = false { didSet { if isMirrored != oldValue { layoutChanged() } } }

  private var answers: [LayoutAnswer] = []
  private var needsPlacement = true
  private var cachedDisplay: DisplayGroup?
  /// Stacks in stacks ask for the least, the ideal and the greatest length and for a share, in both
  /// directions; forgetting one of these would cost more with each stack around.
  private static let greatestAnswerCount = 16

  init(isMirrored: Bool = false) { self.isMirrored = isMirrored }

  // MARK: What kinds of nodes say

  /// The nodes inside it, the lowest first.
  package var children: [LayoutNode] { [] }

  /// The size it takes for a proposal; asked once for each proposal until something changes.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Where each of its children goes, in their order.
  ///
  /// - Parameters:
  ///   - size: Its own size, which answers the proposal.
  ///   - proposal: What it is offered.
  package func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] { [] }

  /// What it draws, its children included, in its own coordinates; the lowest first.
  package func makeDisplayItems() -> [DisplayItem] { childItems }

  /// What happens to everything it draws.
  package var effect: DisplayEffect { .none }

  /// Which children a stack serves first where room is short.
  package var layoutPriority: Double { 0 }

  /// Whether stacks leave no room of their own beside it, because it is room itself.
  package var isSpacer: Bool { false }

  /// What a grid around it has to know.
  package var gridTraits: GridTraits { GridTraits() }

  /// What a touch finds here; nil where this is only something to be seen.
  package var touchRole: TouchRole? { nil }

  /// A guide's distance from its upper side, with the size it takes for a proposal; nil where it has
  /// no text.
  ///
  /// Asked once for each proposal until something changes.
  package func measureBaseline(
    _ guide: VerticalAlignment, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let placements = placements(in: sizeThatFits(proposal), proposal: proposal)
    let placed = zip(children, placements)
    let candidates = guide == .lastTextBaseline ? Array(placed).reversed() : Array(placed)
    for (child, placement) in candidates {
      if let baseline = child.baseline(guide, for: placement.proposal) {
        return placement.origin.y + baseline
      }
    }
    return nil
  }

  // MARK: What parents ask

  /// The size it takes for a proposal.
  ///
  /// A program may compute lengths that are no numbers: from here on there are none.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.ofNumbers
    if let known = answers.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal).ofNumbers
    if answers.count == Self.greatestAnswerCount { answers.removeFirst() }
    answers.append(LayoutAnswer(proposal: proposal, size: size))
    return size
  }

  /// A base line's distance from its upper side, with the size it takes for a proposal; nil where it
  /// has no text.
  package final func baseline(
    _ guide: VerticalAlignment, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let field =
      guide == .lastTextBaseline ? \LayoutAnswer.lastBaseline : \LayoutAnswer.firstBaseline
    _ = sizeThatFits(proposal)
    if let known = answers.first(where: { $0.proposal == proposal })?[keyPath: field] {
      return known
    }
    let baseline = measureBaseline(guide, for: proposal)
    if let index = answers.firstIndex(where: { $0.proposal == proposal }) {
      answers[index][keyPath: field] = .some(baseline)
    }
    return baseline
  }

  /// Puts it into its parent, with the size it takes for a proposal.
  ///
  /// - Parameters:
  ///   - origin: Its upper leading corner.
  ///   - proposal: What it is offered.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let (origin, proposal) = (origin.reachable, proposal.ofNumbers)
    let size = sizeThatFits(proposal).reachable
    var x = origin.x
    if let parent, parent.isMirrored { x = parent.frame.width - origin.x - size.width }
    let new = CGRect(origin: CGPoint(x: x, y: origin.y), size: size)
    if new.origin != frame.origin { parent?.displayChanged() }
    let isSame = !needsPlacement && new.size == frame.size && proposal == placedProposal
    frame = new
    if isSame { return }
    placedProposal = proposal
    needsPlacement = false
    // What is drawn depends on the size; a child that only moves says so itself.
    displayChanged()
    for (child, placement) in zip(children, placements(in: size, proposal: proposal)) {
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  /// Everything it draws; the same object as before where nothing has changed.
  package final func display() -> DisplayGroup {
    if let cachedDisplay { return cachedDisplay }
    let group = DisplayGroup(items: makeDisplayItems(), effect: effect)
    cachedDisplay = group
    return group
  }

  /// What the children draw, each in its place.
  package final var childItems: [DisplayItem] {
    children.map { .group($0.display(), at: $0.frame.origin) }
  }

  // MARK: Changes

  /// Its size or its children's places may be others now.
  package final func layoutChanged() {
    var next: LayoutNode? = self
    while let node = next {
      node.answers.removeAll(keepingCapacity: true)
      node.needsPlacement = true
      next = node.parent
    }
    displayChanged()
  }

  /// It looks different now.
  package final func displayChanged() {
    var next: LayoutNode? = self
    while let node = next {
      node.cachedDisplay = nil
      next = node.parent
    }
  }

  /// Makes nodes the children of this one.
  package final func adopt(_ children: [LayoutNode]) {
    for child in children { child.parent = self }
  }
}
