package import Geometry

/// Finds the mode that a request means among those that a connector offers.
///
/// - `preferred`: the one the display marks, else the largest. `maxMode` caps it: a 4K television
///   then runs at 1920x1080, which a small processor can fill 60 times a second.
/// - `current`: the one that runs; where none does, as `preferred`.
/// - `WxH`: of that size the marked one, else the fastest that is not interlaced.
/// - `alike`: of that size where one is offered, chosen as for `WxH`; else as `preferred`.
/// - `WxH` where nothing is offered, where no EDID could be read, or where the display is forced:
///   computed, because the panel has to get something.
/// - `WxH@Hz`: of that size the nearest rate, at most half a hertz away: 60 finds 59.94.
/// - A timing in full is taken as it is, offered or not.
///
/// A display that was driven well is remembered by its timing: where it comes back without its EDID, as
/// one does that is slow to wake, it is driven so again, although only 720x400 is offered then.
package enum ModeSelection {
  /// Two rates this far apart (Hz) may be the same wish: 59.94 is called 60, 23.98 is called 24.
  static let rateTolerance = 0.5

  /// Why no mode fits, listing what there is.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence without a full stop.
    package let description: String
  }

  /// The mode to run.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - maximum: The largest size that `preferred` and `current` may choose.
  ///   - connector: What offers the modes.
  ///   - running: The mode that the connector shows at present.
  ///   - isForced: Whether what the connector says of itself is not to be believed.
  package static func mode(
    for request: DisplayRequest.Mode, atMost maximum: PixelSize?, of connector: ConnectorInfo,
    running: VideoMode?, isForced: Bool = false
  ) throws(Failure) -> VideoMode {
    switch request {
    case .timing(let mode):
      return mode
    case .size(let size, let rate):
      return try offered(size, at: rate, by: connector, isForced: isForced)
    case .alike(let size):
      guard connector.modes.contains(where: { $0.size == size }) else {
        return try preferred(of: connector, atMost: maximum)
      }
      return try offered(size, at: nil, by: connector, isForced: isForced)
    case .current:
      if let running, fits(running, in: maximum) { return running }
      return try preferred(of: connector, atMost: maximum)
    case .preferred:
      return try preferred(of: connector, atMost: maximum)
    }
  }

  private static func preferred(
    of connector: ConnectorInfo, atMost maximum: PixelSize?
  ) throws(Failure) -> VideoMode {
    if connector.modesAreGuessed || connector.modes.isEmpty, let last = connector.lastMode,
      fits(last, in: maximum)
    {
      return last
    }
    guard let largest = best(of: connector.modes) else {
      throw Failure(
        description:
          "\(connector.name) offers no mode (no EDID could be read); give display.mode a size or a modeline"
      )
    }
    let marked = connector.modes.first(where: \.isPreferred) ?? largest
    if fits(marked, in: maximum) { return marked }
    let fitting = connector.modes.filter { fits($0, in: maximum) }
    // A picture of the panel's own shape is not stretched by the panel's scaler.
    let alike = fitting.filter {
      $0.size.width * marked.size.height == $0.size.height * marked.size.width
    }
    guard let mode = best(of: alike) ?? best(of: fitting) else {
      throw Failure(
        description: "\(connector.name) offers no mode within display.maxMode"
          + (maximum.map { " \($0)" } ?? "") + "; it offers \(list(connector.modes))")
    }
    return mode
  }

  /// What is offered below a mode, the best first: to be tried where the hardware has no bandwidth
  /// for that.
  package static func modes(below mode: VideoMode, of connector: ConnectorInfo) -> [VideoMode] {
    var left = connector.modes.filter { area($0) < area(mode) }
    var modes: [VideoMode] = []
    while let next = best(of: left) {
      modes.append(next)
      // One of each size: what is slower is hardly less.
      left.removeAll { $0.size == next.size }
    }
    return modes
  }

  private static func offered(
    _ size: PixelSize, at rate: Double?, by connector: ConnectorInfo, isForced: Bool
  ) throws(Failure) -> VideoMode {
    let sized = connector.modes.filter { $0.size == size }
    let mode: VideoMode?
    if let rate {
      mode =
        sized
        .filter { abs($0.refreshRate - rate) <= rateTolerance }
        .min { distance($0, from: rate) < distance($1, from: rate) }
    } else {
      mode = sized.first(where: \.isPreferred) ?? best(of: sized)
    }
    if let mode { return mode }
    if let last = connector.lastMode, last.size == size,
      rate.map({ abs(last.refreshRate - $0) <= rateTolerance }) ?? true
    {
      return last
    }
    if connector.modes.isEmpty || connector.modesAreGuessed || isForced,
      let computed = VideoMode.reducedBlanking(size, refreshRate: rate ?? 60)
    {
      return computed
    }
    let wanted = "\(size)" + (rate.map { "@\($0)" } ?? "")
    let there = connector.modes.isEmpty ? "no mode" : list(connector.modes)
    throw Failure(description: "\(connector.name) does not offer \(wanted); it offers \(there)")
  }

  /// How far a mode is from a rate; an interlaced one loses against its like.
  private static func distance(_ mode: VideoMode, from rate: Double) -> Double {
    abs(mode.refreshRate - rate) + (mode.flags.contains(.interlaced) ? rateTolerance : 0)
  }

  /// The one to prefer where the display says nothing: whole frames, then many pixels, then fast.
  private static func best(of modes: [VideoMode]) -> VideoMode? {
    modes.max { left, right in
      let leftIsInterlaced = left.flags.contains(.interlaced)
      guard leftIsInterlaced == right.flags.contains(.interlaced) else { return leftIsInterlaced }
      let (leftArea, rightArea) = (area(left), area(right))
      guard leftArea == rightArea else { return leftArea < rightArea }
      return left.refreshRate < right.refreshRate
    }
  }

  private static func area(_ mode: VideoMode) -> Int { mode.size.width * mode.size.height }

  private static func fits(_ mode: VideoMode, in maximum: PixelSize?) -> Bool {
    guard let maximum else { return true }
    return mode.size.width <= maximum.width && mode.size.height <= maximum.height
  }

  private static func list(_ modes: [VideoMode]) -> String {
    modes.map(\.description).joined(separator: ", ")
  }
}
