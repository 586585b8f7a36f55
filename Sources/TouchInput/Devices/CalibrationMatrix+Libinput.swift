internal import Geometry

extension CalibrationMatrix {
  /// Reads the six numbers of `LIBINPUT_CALIBRATION_MATRIX`; nil where they are not six numbers.
  init?(libinputText text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    guard words.count == 6, numbers.count == 6 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }
}
