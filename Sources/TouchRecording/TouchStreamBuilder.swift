package import Gestures

/// Writes the stream of a touchscreen that does not exist, in percent of the glass.
///
/// ```
/// let swipe = TouchStreamBuilder(.common)
///   .down(at: (99, 50)).move(to: (40, 52), over: 0.2, rate: 120).up()
///   .recording
/// ```
///
/// Every step is a frame of its own at the present time; `move` and `hold` let time pass. Like the
/// kernel, the builder leaves out values that a slot already has. Steps inside `together` share one
/// frame, and `send` writes any event at all, so that every fault of a driver can be built.
package struct TouchStreamBuilder: Sendable {
  /// A place on the glass: percent rightwards and downwards.
  package typealias Place = (x: Double, y: Double)

  private var driver: TouchscreenDriver

  /// Starts an empty stream.
  ///
  /// - Parameters:
  ///   - model: The panel.
  ///   - start: Seconds on the clock of the first event.
  package init(_ model: PanelModel = .common, start: Double = 0) {
    driver = TouchscreenDriver(model, now: Self.microseconds(start))
  }

  /// The panel that is touched.
  package var model: PanelModel { driver.model }

  /// The events so far.
  package var events: [EvdevEvent] { driver.events }

  /// The stream, with the panel's description.
  package var recording: EvemuRecording {
    EvemuRecording(description: model.device, events: events)
  }

  /// Seconds on the clock at present.
  package var time: Double { Double(driver.now) / 1_000_000 }

  /// A finger lands.
  package consuming func down(slot: Int = 0, at place: Place) -> TouchStreamBuilder {
    driver.down(slot, x: x(place), y: y(place))
    return self
  }

  /// A finger moves in a straight line at even speed.
  ///
  /// - Parameters:
  ///   - slot: Which finger.
  ///   - place: Where it arrives.
  ///   - seconds: How long it takes.
  ///   - rate: Frames a second.
  package consuming func move(
    slot: Int = 0, to place: Place, over seconds: Double, rate: Double = 120
  ) -> TouchStreamBuilder {
    move([slot: place], over: seconds, rate: rate)
  }

  /// Several fingers move at once, each in a straight line at even speed.
  package consuming func move(
    _ places: [Int: Place], over seconds: Double, rate: Double = 120
  ) -> TouchStreamBuilder {
    let start = driver.contacts
    let begin = driver.now
    let count = max(1, Int((seconds * rate).rounded()))
    for step in 1...count {
      let part = Double(step) / Double(count)
      driver.now = begin + Self.microseconds(seconds * part)
      for (slot, place) in places.sorted(by: { $0.key < $1.key }) {
        guard let from = start[slot] else { continue }
        driver.move(
          slot, x: Self.interpolate(from.x, x(place), part),
          y: Self.interpolate(from.y, y(place), part))
      }
      driver.report()
    }
    return self
  }

  /// Time passes and nothing moves; the kernel is silent, while protocol A repeats its packets.
  package consuming func hold(_ seconds: Double, rate: Double = 120) -> TouchStreamBuilder {
    if case .packets = model.style, !driver.contacts.isEmpty {
      return move([:], over: seconds, rate: rate)
    }
    driver.now += Self.microseconds(seconds)
    return self
  }

  /// A finger lifts, `seconds` after the last frame.
  package consuming func up(slot: Int = 0, after seconds: Double = 0.008) -> TouchStreamBuilder {
    if !driver.isGrouped { driver.now += Self.microseconds(seconds) }
    driver.up(slot)
    return self
  }

  /// The contact turns out to be a palm, or a finger again.
  package consuming func palm(slot: Int = 0, _ isPalm: Bool = true) -> TouchStreamBuilder {
    driver.setToolType(isPalm ? 2 : 0, of: slot)
    return self
  }

  /// The finger leaves the glass but is still seen above it, or comes back.
  package consuming func hover(slot: Int = 0, distance: Int32 = 1) -> TouchStreamBuilder {
    driver.setDistance(distance, of: slot)
    return self
  }

  /// The kernel's buffer runs over: what the steps in `lost` send never arrives.
  package consuming func syncDropped(
    _ lost: (consuming TouchStreamBuilder) -> TouchStreamBuilder = { $0 }
  ) -> TouchStreamBuilder {
    let delivered = events.count
    var next = lost(self)
    next.driver.overrun(after: delivered)
    return next
  }

  /// All steps in `steps` happen in one frame.
  package consuming func together(
    _ steps: (consuming TouchStreamBuilder) -> TouchStreamBuilder
  ) -> TouchStreamBuilder {
    driver.isGrouped = true
    var next = steps(self)
    next.driver.isGrouped = false
    next.driver.report()
    return next
  }

  /// One event, whatever it is, at the present time.
  package consuming func send(_ type: UInt16, _ code: UInt16, _ value: Int32)
    -> TouchStreamBuilder
  {
    driver.send(type, code, value)
    return self
  }

  private func x(_ place: Place) -> Int32 { Self.value(place.x, on: model.x) }

  private func y(_ place: Place) -> Int32 { Self.value(place.y, on: model.y) }

  private static func value(_ percent: Double, on axis: AxisRange) -> Int32 {
    interpolate(axis.minimum, axis.maximum, percent / 100)
  }

  private static func interpolate(_ start: Int32, _ end: Int32, _ part: Double) -> Int32 {
    Int32((Double(start) + (Double(end) - Double(start)) * part).rounded())
  }

  private static func microseconds(_ seconds: Double) -> Int64 {
    Int64((seconds * 1_000_000).rounded())
  }
}
