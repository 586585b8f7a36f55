package import Composition
package import Geometry

/// A panel that shows frames: KMS on a real one, or headless.
///
/// A frame goes: `present` copies the layers into the back buffer and commits it without waiting;
/// the display answers later with a flip, read by `dispatchEvents` when `pollDescriptor` is
/// readable. Between the two, `canPresent` is false: one commit is in flight at a time.
package protocol Display: AnyObject {
  /// What is scanned out at present.
  var mode: DisplayMode { get }
  /// The name of the connector, as in `HDMI-A-1`; nil where there is none.
  var connectorName: String? { get }
  /// The format screen buffers must have.
  var format: PixelFormat { get }
  /// The descriptor that becomes readable when a flip is due, where there is one.
  var pollDescriptor: Int32? { get }
  /// Whether flips are stamped by a real vertical blank; if not, the caller paces frames by a timer.
  var hasVerticalBlank: Bool { get }
  /// Whether no commit is in flight.
  var canPresent: Bool { get }

  /// The light behind the panel, where it is known and can be set; it is put back by `close`.
  var backlight: Backlight? { get }

  /// Writes the layers, bottom first, into the back buffer and puts it on screen.
  ///
  /// - Parameter time: Now; a headless display reports its flip at this time.
  func present(_ layers: [PlacedBuffer], at time: Instant) throws(DisplayError)

  /// Reads pending events and returns the last flip among them, if any.
  func dispatchEvents() throws(DisplayError) -> Flip?

  /// When `dispatchEvents` is to be called although the descriptor is silent: to offer a frame again
  /// that the kernel was too busy for, or to find a flip overdue. Nil at rest.
  var wakeUp: Instant? { get }

  /// Whether the flip in flight is so late that it will not come: `reset`, then present again.
  func flipOverdue(at time: Instant) -> Bool

  /// Has the next frame set the mode anew, and forgets a commit in flight. A panel that is off stays
  /// off.
  func reset()

  /// Looks again at what is plugged in, where the news may be about this display.
  ///
  /// - Returns: Whether everything is to be set and shown anew: `reset`, and present again.
  /// - Throws: `noDisplay` where nothing is plugged in any more, and `changed` where it is to be driven
  ///   otherwise; the panel is off then. `removed` where the card is gone.
  func reexamine(_ news: CardNews) throws(DisplayError) -> Bool

  /// Turns the panel off, or lets the next frame turn it on again.
  ///
  /// While it is off, `canPresent` is false and no flip comes. It lights with the first frame that is
  /// presented after it was turned on, not before.
  func setPowered(_ isPowered: Bool) throws(DisplayError)

  /// Gives the panel back as it was found. Nothing may be presented afterwards.
  func close()

  /// Turns the panel off and closes: whoever had it goes on without it.
  func stop()

  /// Closes, and leaves the last frame where it is for a successor, as far as that is possible.
  func leave()
}

/// What a display does whose flips are never late, and that has no power of its own.
extension Display {
  /// Nil: nothing is plugged in.
  package var connectorName: String? { nil }

  /// Nil: there is nothing behind it.
  package var backlight: Backlight? { nil }

  /// Closes: there is nothing to turn off.
  package func stop() { close() }

  /// Closes: nobody else could keep what it shows.
  package func leave() { close() }

  /// Nil: there is nothing to look after.
  package var wakeUp: Instant? { nil }

  /// False: every flip comes at once.
  package func flipOverdue(at time: Instant) -> Bool { false }

  /// Does nothing: there is no mode to set.
  package func reset() {}

  /// False: there is nothing to unplug.
  package func reexamine(_ news: CardNews) throws(DisplayError) -> Bool { false }

  /// Does nothing: there is no panel whose power could be saved.
  package func setPowered(_ isPowered: Bool) throws(DisplayError) {}
}
