public import Geometry

/// Recognises a tap: one finger, hardly moved, touched down and lifted on the same thing.
///
/// `Target` is whatever can be tapped: a link, a control. The finger need not stay on it; it must
/// come back before it lifts, within ten points of where it touched down.
public struct TapRecognizer<Target: Equatable & Sendable>: Sendable {
  /// How far a tapping finger may stray from its touch-down, in points: recorded taps stray by
  /// 3 % of a screen at most, in one case of ten.
  public static var excursion: Double { 10 }

  private struct Candidate: Sendable {
    let contact: ContactID
    let start: Point
    let target: Target
  }
  private var candidate: Candidate?

  /// The screen's point.
  public var scale: PointScale

  /// Starts with no finger down.
  public init(scale: PointScale) {
    self.scale = scale
  }

  /// What is being pressed.
  public var pressed: Target? { candidate?.target }

  /// A contact landed on `target`, or on nothing that can be tapped.
  ///
  /// - Parameter isAlone: Whether it is the only contact in play; two fingers do not tap.
  public mutating func began(
    _ contact: ContactID, at position: Point, on target: Target?, isAlone: Bool
  ) {
    guard isAlone, let target else {
      candidate = nil
      return
    }
    candidate = Candidate(contact: contact, start: position, target: target)
  }

  /// A contact moved.
  public mutating func moved(_ contact: ContactID, to position: Point) {
    guard let candidate, candidate.contact == contact else { return }
    let dx = (position.x - candidate.start.x) / scale.x
    let dy = (position.y - candidate.start.y) / scale.y
    if (dx * dx + dy * dy).squareRoot() > Self.excursion + Rounding.slack { self.candidate = nil }
  }

  /// A contact lifted on `target`; answers what was tapped, if anything was.
  public mutating func ended(
    _ contact: ContactID, at position: Point, on target: Target?
  ) -> Target? {
    moved(contact, to: position)
    guard let candidate, candidate.contact == contact else { return nil }
    self.candidate = nil
    return candidate.target == target ? target : nil
  }

  /// A contact was taken away, by a swipe or because it was lost.
  public mutating func cancelled(_ contact: ContactID) {
    if candidate?.contact == contact { candidate = nil }
  }
}
