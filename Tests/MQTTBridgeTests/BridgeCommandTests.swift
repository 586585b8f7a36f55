import ControlProtocol
import MQTTBridge
import Testing

@Suite struct `A command from afar` {
  @Test(arguments: [
    ("status", ControlRequest.status),
    ("push menu", .push("menu")),
    (" push  tour/2 HDMI-A-2\n", .push("tour/2", on: .connector("HDMI-A-2"))),
    ("pop", .pop()), ("pop 2", .pop(on: .number(2))), ("root", .root()), ("reload", .reload),
    ("wake", .wake()), ("blank DSI-1", .blank(.connector("DSI-1"))), ("metrics", .metrics),
    (#"{"request":"push","screen":"menu","output":2}"#, .push("menu", on: .number(2))),
  ])
  func `asks what ctl can ask`(text: String, request: ControlRequest) throws {
    #expect(try BridgeCommand(payload: Array(text.utf8)).request == request)
  }

  @Test(arguments: [
    ("", "the command is empty; write one, as in 'pop'"),
    ("pusch menu", "there is no command 'pusch'; did you mean 'push'?"),
    ("push", "push needs the name of a screen, as in 'push menu'"),
    ("pop 1 2", "'2' is one word too many after pop"),
    ("reload 1", "'1' is one word too many after reload"),
    (
      "screenshot",
      "'screenshot' is for those who are at the machine; status, push, pop, root, reload, wake, "
        + "blank, metrics can be asked from afar"
    ),
    (
      #"{"request":"record"}"#,
      "'record' is for those who are at the machine; status, push, pop, root, reload, wake, "
        + "blank, metrics can be asked from afar"
    ),
    (
      "watch",
      "'watch' is for those who are at the machine; status, push, pop, root, reload, wake, "
        + "blank, metrics can be asked from afar"
    ),
    (String(repeating: "a", count: 4097), "the command is longer than 4096 bytes"),
  ])
  func `is refused with a reason`(text: String, reason: String) {
    #expect(throws: ControlError.wrong(reason)) {
      try BridgeCommand(payload: Array(text.utf8))
    }
  }
}
