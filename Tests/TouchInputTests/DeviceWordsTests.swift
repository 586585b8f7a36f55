import Geometry
import LinuxIO
import TestFiles
import Testing

@testable import TouchInput

@Suite struct `What is said of a device` {
  @Test func `names the processes that have it open`() throws {
    let folder = try TemporaryFolder()
    try folder.write("weston\n", to: "100/comm")
    try folder.link("100/fd/7", to: "/dev/input/event3")
    try folder.write("bash\n", to: "101/comm")
    try folder.link("101/fd/0", to: "/dev/input/event30")
    try folder.write("kiosk\n", to: "200/comm")
    try folder.link("200/fd/4", to: "/dev/input/event3")
    try folder.link("self", to: "200")
    try folder.write("", to: "meminfo")
    #expect(
      DeviceHolders.processes(holding: "/dev/input/event3", in: folder.path) == ["weston (100)"])
  }

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
