internal import Gestures
internal import TouchRecording

/// Everybody who is handed what a touchscreen sends as evemu's text, a part for each reading.
final class TouchTaps {
  private var taps: [TouchTap] = []

  /// Hands somebody the head of a recording, and from now on what follows.
  func add(_ sink: any TouchTapSink, of description: DeviceDescription) {
    taps.append(TouchTap(to: sink, of: description))
    flush()
  }

  /// Hands nothing more to somebody, who is not told.
  func remove(_ sink: any TouchTapSink) {
    taps.removeAll { $0.sink === sink }
  }

  /// Takes in one event.
  func append(_ event: EvdevEvent) {
    for index in taps.indices { taps[index].append(event) }
  }

  /// Hands out what was taken in.
  func flush() {
    var index = 0
    while index < taps.count {
      let sink = taps[index].sink
      if let text = taps[index].take() { sink.tapReceived(text) }
      // It may have taken itself out.
      if index < taps.count, taps[index].sink === sink { index += 1 }
    }
  }

  /// Tells everybody that the touchscreen is gone.
  func end() {
    let ended = taps
    taps = []
    for tap in ended { tap.sink.tapEnded() }
  }
}
