import Geometry
import Testing

@testable import TouchInput

@Suite struct `What is said of a device` {
  struct Matrix: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var numbers: CalibrationMatrix?
  }

  @Test(arguments: [
    Matrix(testDescription: "1 0 0 0 1 0", numbers: .identity),
    Matrix(testDescription: "0 -1 1  1 0 0", numbers: CalibrationMatrix(0, -1, 1, 1, 0, 0)),
    Matrix(
      testDescription: "1.02 0 -0.01 0 1e0 .5",
      numbers: CalibrationMatrix(1.02, 0, -0.01, 0, 1, 0.5)),
    Matrix(testDescription: "1 0 0 0 1", numbers: nil),
    Matrix(testDescription: "1 0 0 0 1 0 0", numbers: nil),
    Matrix(testDescription: "1 0 0 0 1 x", numbers: nil),
    Matrix(testDescription: "1 0 0 0 1 nan", numbers: nil),
    Matrix(testDescription: "", numbers: nil),
  ])
  func `by udev as a calibration is six numbers`(matrix: Matrix) {
    #expect(CalibrationMatrix(libinputText: matrix.testDescription) == matrix.numbers)
  }
}
