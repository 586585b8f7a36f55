/// How the area of a path is found.
nonisolated public struct FillStyle: Hashable, Sendable {
  /// Whether a part inside of another is a hole, whatever way their outlines run; otherwise it is a
  /// hole where its outline runs the opposite way.
  public var isEOFilled: Bool

  /// Says how an area is found.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
