import ControlProtocol
import Testing

@Suite struct `A request` {
  static let good: [(String, ControlRequest)] = [
    (#"{"request":"status"}"#, .status),
    (#"{ "protocol": 1, "request": "status" }"#, .status),
    (#"{"request":"push","screen":"menu"}"#, .push("menu")),
    (#"{"request":"push","screen":"메뉴","output":2}"#, .push("메뉴", on: .number(2))),
    (#"{"request":"pop","output":"HDMI-A-1"}"#, .pop(on: .connector("HDMI-A-1"))),
    (#"{"request":"root"}"#, .root()),
    (#"{"request":"reload"}"#, .reload),
    (#"{"request":"wake"}"#, .wake()),
    (#"{"request":"blank","output":1}"#, .blank(.number(1))),
    (#"{"request":"screenshot"}"#, .screenshot()),
    (#"{"request":"record","output":"DSI-1"}"#, .record(.connector("DSI-1"))),
    (#"{"request":"stop"}"#, .stop),
    (#"{"request":"watch"}"#, .watch),
    (#"{"request":"metrics"}"#, .metrics),
  ]

  @Test(arguments: good) func `is read, written and read again`(
    text: String, request: ControlRequest
  ) throws {
    #expect(try ControlRequest(line: Array(text.utf8)) == request)
    #expect(request.line.last == UInt8(ascii: "\n"))
    #expect(try ControlRequest(line: request.line) == request)
    #expect(
      ControlRequest(request.verb, screen: "menu", output: request.output).verb == request.verb)
  }

  @Test(arguments: [
    (ControlRequest.push("a\nb", on: .connector("HDMI-A-1")), "push 'a\u{fffd}b' on HDMI-A-1"),
    (.pop(on: .number(2)), "pop on 2"), (.reload, "reload"),
  ])
  func `is one line of the log, whatever is asked`(request: ControlRequest, text: String) {
    #expect("\(request)" == text)
  }

  @Test func `is written in one line, with its keys in order`() {
    let request = ControlRequest.push("a\n\"b\u{1b}", on: .number(3))
    #expect(
      String(decoding: request.line, as: UTF8.self)
        == #"{"request":"push","screen":"a\n\"b\u001B","output":3}"# + "\n")
  }

  static let bad: [(String, ControlError)] = [
    (#"{}"#, .wrong("the key 'request' is missing; it says what is asked")),
    (#"{"request":7}"#, .wrong("request is 7; write a word, as in 'status'")),
    (#"{"request":"pusch"}"#, .wrong("there is no request 'pusch'; did you mean 'push'?")),
    (
      #"{"request":"push","scren":"menu"}"#,
      .wrong("unknown key 'scren' in the request push; did you mean 'screen'?")
    ),
    (#"{"request":"push"}"#, .wrong("the key 'screen' is missing; it names what is pushed")),
    (#"{"request":"push","screen":""}"#, .wrong("screen is ''; write the name of a screen")),
    (#"{"request":"push","screen":["a"]}"#, .wrong("screen is a list; write the name of a screen")),
    (
      #"{"request":"pop","screen":"menu"}"#,
      .wrong(
        "unknown key 'screen' in the request pop; known are 'request', 'output', 'protocol'")
    ),
    (
      #"{"request":"status","output":1}"#,
      .wrong("unknown key 'output' in the request status; known are 'request', 'protocol'")
    ),
    (
      #"{"request":"pop","output":1.5}"#,
      .wrong(
        "output is a number with a fraction; write a connector, as in 'HDMI-A-1', or a number "
          + "from 1")
    ),
    (
      #"{"request":"status","protocol":2}"#,
      .wrong("this kiosk speaks version 1 of the protocol, not 2")
    ),
    ("[1]", .garbage(#"a request is an object, as in {"request":"status"}"#)),
  ]

  @Test(arguments: bad) func `that is wrong is refused with what to do`(
    text: String, error: ControlError
  ) {
    #expect(throws: error) { try ControlRequest(line: Array(text.utf8)) }
  }

  static let garbage: [[UInt8]] = [
    [], [0], [0xff, 0xfe], Array("GET / HTTP/1.1\r".utf8), Array("\"status\"".utf8),
    Array(#"{"request":"status"} {"request":"status"}"#.utf8),
    Array(#"{"request":"status","request":"pop"}"#.utf8),
    Array(#"{"request":"push","screen":"a\u0000b"}"#.utf8),
    Array(#"{"request":"push","screen":""#.utf8) + [0xc3] + Array("\"}".utf8),
    Array(#"{"request":"push","screen":"\ud800"}"#.utf8),
    Array(#"{"request":"pop","output":99999999999999999999}"#.utf8),
    Array(#"{"request":"pop","output":1e999}"#.utf8),
    Array(String(repeating: "[", count: 4000).utf8),
    Array(
      (#"{"request":"# + String(repeating: "[", count: 1000)
        + String(repeating: "]", count: 1000) + "}").utf8),
  ]

  @Test(arguments: garbage) func `that is none is told from one that is wrong`(line: [UInt8]) {
    do {
      let request = try ControlRequest(line: line)
      Issue.record("read as \(request)")
    } catch .garbage(let reason) {
      #expect(reason.hasPrefix("this is no JSON"))
      #expect(!reason.unicodeScalars.contains { $0.value < 32 })
    } catch {
      Issue.record("\(error)")
    }
  }

  /// Any byte of a sound request replaced by any other.
  @Test func `never brings the reader down`() {
    let text = Array(#"{"request":"push","screen":"a","output":2}"#.utf8)
    var refused = 0
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var line = text
        line[index] = byte
        do {
          let request = try ControlRequest(line: line)
          #expect(request.verb == .push)
        } catch {
          refused += 1
        }
      }
    }
    #expect(refused > text.count * 200)
  }

  @Test func `that takes a file or an output says so`() {
    #expect(ControlVerb.allCases.filter(\.takesFile) == [.screenshot, .record])
    #expect(
      ControlVerb.allCases.filter { !$0.takesOutput } == [
        .status, .reload, .stop, .watch, .metrics,
      ])
    #expect(ControlVerb.allCases.filter(\.isLogged) == [.reload, .screenshot, .record])
  }

  @Test(arguments: [
    ("2", OutputName.number(2)), ("HDMI-A-1", .connector("HDMI-A-1")), ("2a", .connector("2a")),
  ])
  func `names outputs as people write them`(text: String, name: OutputName) {
    #expect(OutputName(text) == name)
    #expect(name.description == text)
  }
}
