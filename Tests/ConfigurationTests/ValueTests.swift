import Geometry
import Testing

@testable import Configuration

@Suite struct `A value of the configuration` {
  @Test(arguments: [
    ("8mm", Length.millimetres(8)), ("0.5mm", .millimetres(0.5)), ("32pt", .points(32)),
    ("40px", .pixels(40)), ("0", .pixels(0)), ("0.0", .pixels(0)), ("0mm", .millimetres(0)),
    ("8", nil), ("mm", nil), ("-1px", nil), ("nanmm", nil), ("1e400px", nil), ("8 mm", nil),
    ("8MM", nil), ("", nil),
  ])
  func `is a length with its unit`(text: String, length: Length?) {
    #expect(Length(text) == length)
  }

  @Test(arguments: [
    ("preferred", ModeRequest.preferred), ("current", .current),
    ("1024x600", .size(PixelSize(width: 1024, height: 600), refreshRate: nil)),
    ("1024x600@59.94", .size(PixelSize(width: 1024, height: 600), refreshRate: 59.94)),
    ("1024x", nil), ("1024x600@", nil), ("1024x600x2", nil), ("0x600", nil), ("70000x1", nil),
    ("+1x2", nil), ("99999999999999999999x1", nil), ("Preferred", nil),
    ("74.25 1280 1390 1430 1650 720 725 730", nil),
    ("74.25 1280 1390 1430 1400 720 725 730 750", nil),
    ("74.25 1280 1390 1430 1650 720 725 730 750 +csync", nil),
  ])
  func `is a mode`(text: String, mode: ModeRequest?) {
    #expect(ModeRequest(text) == mode)
  }

  @Test(arguments: [
    "74.25 1280 1390 1430 1650 720 725 730 750 +hsync -vsync",
    "Modeline \"1280x720_60.00\"  74.25  1280 1390 1430 1650  720 725 730 750 +HSync -Vsync",
  ])
  func `is a modeline`(text: String) throws {
    let modeline = try #require(Modeline(text))
    #expect(modeline.clock == 74250)
    #expect(
      modeline.horizontal
        == Modeline.Timing(displayed: 1280, syncStart: 1390, syncEnd: 1430, total: 1650))
    #expect(
      modeline.vertical
        == Modeline.Timing(displayed: 720, syncStart: 725, syncEnd: 730, total: 750))
    #expect(modeline.horizontalSyncIsPositive == true)
    #expect(modeline.verticalSyncIsPositive == false)
    #expect(modeline.refreshRate == 60)
  }

  @Test(arguments: [
    ("HDMI-A-1", ConnectorName(type: "HDMI-A", number: 1)),
    ("eDP-1", ConnectorName(type: "eDP", number: 1)), ("HDMI-A-0", nil), ("HDMI-A", nil),
    ("-1", nil), ("HDMI A-1", nil), ("1", nil),
  ])
  func `is a connector`(text: String, name: ConnectorName?) {
    #expect(ConnectorName(text) == name)
  }

  @Test func `of an edge is 8 mm, 32 points where the size is unknown, at most a third`() {
    let panel = PixelSize(width: 1024, height: 600)
    let known = PointScale(size: panel, physicalSize: PhysicalSize(width: 204.8, height: 120))
    let unknown = PointScale(size: panel, physicalSize: nil)
    var gesture = GestureConfiguration()
    #expect(abs(gesture.edgeWidths(onScreenWidth: 1024, scale: known).left - 40) < 1e-9)
    #expect(gesture.edgeWidths(onScreenWidth: 1024, scale: unknown).right == 32)
    gesture.leftEdgeWidth = .pixels(0)
    gesture.rightEdgeWidth = .pixels(500)
    let widths = gesture.edgeWidths(onScreenWidth: 1024, scale: known)
    #expect(widths.left == 0)
    #expect(widths.right == 1024.0 / 3)
    #expect(
      widths.warnings == [
        "gesture.rightEdgeWidth of 500px is more than a third of the screen's 1024 pixels; "
          + "341px are used, make it smaller"
      ])
  }
}
