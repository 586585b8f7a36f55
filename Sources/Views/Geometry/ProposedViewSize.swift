/// What a parent offers a child: a width and a height, each of which it may leave open.
///
/// A child answers with the size it takes; the parent has to live with that. Nil asks for the ideal
/// length, zero for the least, infinity for the most.
nonisolated public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width in points; nil asks for the ideal one.
  public var width: CGFloat?
  /// The offered height in points; nil asks for the ideal one.
  public var height: CGFloat?

  /// Makes an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offered length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The offer with another length along an axis.
  package func replacing(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
    var offer = self
    offer[axis] = length
    return offer
  }

  /// The offer with its open lengths replaced.
  ///
  /// - Parameter size: The lengths to put there; 10 by 10, as shapes take where nothing is said.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
