/// What a kiosk sends: an answer, or an event to whoever watches.
package enum ControlMessage: Hashable, Sendable {
  /// The answer to the oldest request that has none.
  case answer(ControlAnswer)
  /// Something has happened.
  case event(ControlEvent)

  /// Reads one line; what is not known in it is ignored.
  package init(line: [UInt8]) throws(ControlError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(line: line)
    } catch {
      throw .garbage("the kiosk answers \(error)")
    }
    self = json["ok"] == nil ? .event(ControlEvent(json)) : .answer(ControlAnswer(json))
  }
}
