internal import DeviceEvents
internal import Geometry
internal import TouchRecording

extension UdevFacts {
  /// What concerns input devices of udev's record.
  init(_ record: UdevRecord) {
    self.init(
      isTouchscreen: record["ID_INPUT_TOUCHSCREEN"] == "1",
      isIgnored: record["LIBINPUT_IGNORE_DEVICE"].map { $0 != "0" } ?? false,
      calibration: record["LIBINPUT_CALIBRATION_MATRIX"].flatMap {
        CalibrationMatrix(libinputText: $0)
      }, output: record["WL_OUTPUT"])
    if record["ID_INPUT"] != nil {
      hasKeys = ["ID_INPUT_KEYBOARD", "ID_INPUT_KEY"].contains { record[$0] == "1" }
    }
    if let seat = record["ID_SEAT"], seat != "seat0" { self.seat = seat }
    links = record.links
  }
}
