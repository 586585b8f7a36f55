import Geometry
import Gestures
import Testing
import TouchInput
import TouchRecording

@Suite struct `Hostile packets` {
  @Test(arguments: [PanelModel.packets, .anonymousPackets], UInt64(1)..<5)
  func `never leave a contact on the glass`(model: PanelModel, seed: UInt64) throws {
    var state = seed &* 0x9e37_79b9_7f4a_7c15
    func random(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    let axes = try #require(model.device.verdict.axes)
    var decoder = EventDecoder(for: model.device, axes: axes)
    var log = ContactLog(axes)
    var now = Instant.zero
    var events: [EvdevEvent] = []
    func send(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      events.removeAll()
      decoder.receive(EvdevEvent(time: now, type: type, code: code, value: value), into: &events)
      log.receive(events)
    }
    let codes: [UInt16] = [0x30, 0x35, 0x36, 0x37, 0x39, 0x3b]
    for _ in 0..<4000 {
      switch random(12) {
      case 0...6:
        let code = codes[Int(random(6))]
        let isPosition = code == EventCode.positionX || code == EventCode.positionY
        send(3, code, Int32(random(isPosition ? UInt64(model.y.maximum) + 50 : 3)))
      case 7, 8: send(0, EventCode.multitouchReport, 0)
      case 9: send(3, UInt16(random(0x40)), Int32(truncatingIfNeeded: Int64(random(1 << 31))))
      case 10 where random(50) == 0: send(0, EventCode.dropped, 0)
      default:
        now = now.advanced(bySeconds: 0.008)
        send(0, EventCode.report, 0)
      }
    }
    send(0, EventCode.report, 0)
    send(0, EventCode.multitouchReport, 0)
    send(0, EventCode.report, 0)
    #expect(log.open.isEmpty, "seed \(seed)")
    #expect(log.landings > 10, "seed \(seed)")
  }
}
