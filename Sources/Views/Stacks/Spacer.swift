/// Room that takes what other views leave: along a stack, or in both directions outside of stacks.
///
/// Every other view is served before it, unless `layoutPriority` says otherwise.
public struct Spacer: View, Equatable {
  /// The least length in points; nil for the usual room between two views, 8.
  public var minLength: CGFloat?

  /// Makes room.
  ///
  /// - Parameter minLength: The least length in points; nil for the usual room between views, 8.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  package var isSpacer: Bool { true }
  package var layoutPriority: Double { -.infinity }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    let least = max(0, minLength ?? StackLayout.usualSpacing)
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    return switch environment.stackAxis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    case nil: CGSize(width: width, height: height)
    }
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] { [] }
}
