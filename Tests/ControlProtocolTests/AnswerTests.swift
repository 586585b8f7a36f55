import ControlProtocol
import Testing

@Suite struct `What a kiosk says` {
  static let status = KioskStatus(
    program: "kiosk-navigator", version: "0.1.0", process: 312, uptime: 12.25,
    started: 1_764_539_461.5,
    configuration: ConfigurationStatus(
      path: "/etc/kiosk-navigator/kiosk.yaml", rejection: "k:1:1: \"no\"",
      lastGood: "/var/lib/kiosk-navigator/last-good.yaml"),
    outputs: [
      OutputStatus(
        name: "HDMI-A-1",
        display: DisplayStatus(isShowing: true, summary: "HDMI-A-1 of /dev/dri/card0"),
        touchscreens: [
          TouchscreenStatus(name: "a\\b", node: "/dev/input/event3", problem: "silent for 600 s")
        ],
        stack: ["home", "메뉴"], frames: 1234, missedFrames: 2, sinceTouch: 1.75, sleep: .dimmed),
      OutputStatus(
        name: "2", display: DisplayStatus(isShowing: false, problem: "nothing is connected"),
        touchProblem: "no touchscreen is plugged in", sleep: .asleep),
    ],
    pictureProblems: ["x.png: broken"])

  static let messages: [(ControlMessage, String)] = [
    (.answer(.done), #"{"protocol":1,"ok":true}"#),
    (
      .answer(.refused("no: \"x\"\n")), #"{"protocol":1,"ok":false,"error":"no: \"x\"\n"}"#
    ),
    (.answer(.metrics("a 1\n")), #"{"protocol":1,"ok":true,"metrics":"a 1\n"}"#),
    (
      .event(
        ControlEvent(
          t: 12.345678, time: 1_764_539_473.25, output: "HDMI-A-1", kind: .navigation,
          event: "didPush", stack: ["home", "menu"])),
      #"{"t":12.345678,"time":1764539473.25,"output":"HDMI-A-1","kind":"navigation","#
        + #""event":"didPush","stack":["home","menu"]}"#
    ),
    (
      .event(
        ControlEvent(t: 1, time: 2, kind: .reload, event: "rejected", detail: "k:1:1: broken")),
      #"{"t":1.0,"time":2.0,"kind":"reload","event":"rejected","detail":"k:1:1: broken"}"#
    ),
  ]

  @Test(arguments: messages) func `is written as documented, and read again`(
    message: ControlMessage, text: String
  ) throws {
    let line =
      switch message {
      case .answer(let answer): answer.line
      case .event(let event): event.line
      }
    #expect(String(decoding: line, as: UTF8.self) == text + "\n")
    #expect(try ControlMessage(line: line) == message)
  }

  @Test func `of its status is read as it was written`() throws {
    let answer = ControlAnswer.status(Self.status)
    #expect(try ControlMessage(line: answer.line) == .answer(answer))
  }

  @Test func `of a clone names the output whose picture it shows`() throws {
    var status = Self.status
    status.outputs[1].original = "HDMI-A-1"
    let answer = ControlAnswer.status(status)
    #expect(String(decoding: answer.line, as: UTF8.self).contains(#""clones":"HDMI-A-1""#))
    #expect(try ControlMessage(line: answer.line) == .answer(answer))
  }

  @Test func `in a later version is read as far as it is known`() throws {
    let line =
      #"{"protocol":2,"ok":true,"status":{"version":"9","outputs":[{"name":"1","new":{}}]}}"#
    guard case .answer(.status(let status)) = try ControlMessage(line: Array(line.utf8)) else {
      Issue.record("no status")
      return
    }
    #expect(status.version == "9")
    #expect(status.outputs.map(\.name) == ["1"])
    guard
      case .event(let event) = try ControlMessage(
        line: Array(#"{"t":1,"kind":"weather","event":"rain"}"#.utf8))
    else {
      Issue.record("no event")
      return
    }
    #expect(event.kind == nil)
    #expect(event.event == "rain")
  }

  @Test func `that is no JSON is said to be none`() {
    #expect(throws: ControlError.self) { try ControlMessage(line: Array("hello".utf8)) }
  }

  @Test func `as a number that there is not is left out`() {
    let event = ControlEvent(t: .nan, time: .infinity, kind: .touch, event: "added")
    #expect(
      String(decoding: event.line, as: UTF8.self)
        == #"{"t":null,"time":null,"kind":"touch","event":"added"}"# + "\n")
  }
}
