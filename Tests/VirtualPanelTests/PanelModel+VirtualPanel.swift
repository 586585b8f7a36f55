import Geometry
import Gestures
import TouchRecording

extension PanelModel {
  /// The touchscreen of most tests: it reports tenths of the display's pixels.
  static let tenthsOfPixels = PanelModel(
    name: "tenths of pixels", style: .slots(count: 10),
    x: AxisRange(minimum: 0, maximum: Int32(VirtualPanel.size.width) * 10),
    y: AxisRange(minimum: 0, maximum: Int32(VirtualPanel.size.height) * 10))

  /// The touchscreen of a second panel, which is as large.
  static let tenthsOfSecond: PanelModel = {
    var model = tenthsOfPixels
    model.name = "tenths of the second"
    return model
  }()

  /// The recording in the guest of `swipe` on this touchscreen.
  var recordingPath: String {
    "/test/\(name.replacing(" ", with: "-")).evemu"
  }

  /// A swipe from the right edge to past half, where the finger rests before it lifts.
  var swipe: EvemuRecording {
    TouchStreamBuilder(self)
      .down(at: (98, 50)).move(to: (30, 50), over: 0.4, rate: 60).hold(0.5).up()
      .recording
  }
}
