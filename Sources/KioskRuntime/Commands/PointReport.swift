internal import Geometry

/// What `devices` says of the length of a point.
enum PointReport {
  /// One line for one panel.
  static func line(for panel: Panel) -> String {
    let scale = panel.pointScale
    let length = "\(digits(scale.x)) x \(digits(scale.y)) pixels"
    if scale.isPhysical {
      return "point: 1/160 inch of glass, \(length)"
    }
    let reason =
      panel.physicalSize.map { "the size of \($0) is not plausible for \(panel.size)" }
      ?? "the display does not say its size"
    return "point: \(length), derived from the number of pixels, because \(reason); "
      + "display.physicalSize sets it"
  }

  /// A number to two decimals.
  private static func digits(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
