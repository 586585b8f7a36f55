/// What a kiosk says to a request.
package enum ControlAnswer: Hashable, Sendable {
  /// It is done.
  case done
  /// How it is.
  case status(KioskStatus)
  /// Figures in Prometheus' text format.
  case metrics(String)
  /// It cannot be done: why, and what to do.
  case refused(String)

  /// The line that says this, with its end.
  package var line: [UInt8] { json.line }

  /// What the line says.
  package var json: JSONValue {
    var members = [
      JSONMember("protocol", .integer(ControlProtocol.version)),
      JSONMember("ok", .boolean(true)),
    ]
    switch self {
    case .done: break
    case .status(let status): members.append(JSONMember("status", status.json))
    case .metrics(let text): members.append(JSONMember("metrics", .text(text)))
    case .refused(let reason):
      members[1].value = false
      members.append(JSONMember("error", .text(reason)))
    }
    return .object(members)
  }

  init(_ json: JSONValue) {
    if json["ok"] != .boolean(true) {
      self = .refused(json["error"]?.text ?? "the kiosk gave no reason")
    } else if let status = json["status"] {
      self = .status(KioskStatus(status))
    } else if let metrics = json["metrics"]?.text {
      self = .metrics(metrics)
    } else {
      self = .done
    }
  }
}
