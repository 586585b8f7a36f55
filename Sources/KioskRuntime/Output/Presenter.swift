package import DisplayOutput
package import Geometry

/// Whatever makes the frames of one display.
package protocol Presenter: AnyObject {
  /// What is driven.
  var display: any Display { get }
  /// How many frames have been on the panel.
  var flips: Int { get }
  /// Refreshes of the panel that went by without the frame that was due.
  var missedFrames: Int { get }
  /// When `turn` has something to do although nothing happens; nil at rest.
  var wakeUp: Instant? { get }
  /// Takes the display's answers; to be called when its descriptor is readable.
  func readFlips(at now: Instant) throws(DisplayError)
  /// Does what is due, once everything that happened has been taken in.
  func turn(at now: Instant) throws(DisplayError)
  /// The display is to be set up anew and shown everything: what is on it cannot be trusted.
  func showAnew()
}

extension Presenter {
  /// Whether a frame has been on the panel.
  package var isShowing: Bool { flips > 0 }
}
