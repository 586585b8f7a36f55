internal import Configuration
internal import Geometry
package import Gestures
package import LinuxIO
internal import Seating
internal import TouchInput

/// Keyboards, remote controls and boxes of buttons: a second way for every swipe and tap.
extension Kiosk: KeyboardSink {
  /// Reads keys, or lets go of them, as the configuration says now.
  func adjustKeys(at now: Instant) {
    let isWanted = configuration.accessibility.keys || configuration.console.switching == .keys
    // What is typed in a preview comes from its window.
    guard isWanted, preview == nil else {
      keys?.stop()
      keys = nil
      return
    }
    guard keys == nil else { return }
    // A kiosk without a panel has no business with what others type.
    let keys = KeyboardReader(loop: loop, devices: claim.devices, grabs: options.display == .kms)
    keys.sink = self
    self.keys = keys
    startKeys(at: now)
  }

  /// Takes the keyboards, where the kiosk has the panel: else they are whoever's is seen.
  func startKeys(at now: Instant) {
    guard isHere, let keys else { return }
    keys.start(at: now)
  }

  /// Has the key do what it is for at the station that was touched last, else at the first.
  ///
  /// A clone has nothing to press, nor has a panel that is not there.
  package func keyPressed(_ press: KeyPress) {
    // They may be read for the sake of the console alone.
    guard configuration.accessibility.keys else { return }
    let touched = stations.filter { $0.output != nil }.max { left, right in
      guard let rightTouch = right.touch.lastTouch else { return false }
      return left.touch.lastTouch.map { $0 < rightTouch } ?? true
    }
    touched?.handle(press)
  }

  /// Notes where keys come from.
  package func keyboardAdded(_ name: String, at node: String) {
    log.write(.notice, "keys: \(name) at \(node)")
  }

  /// Notes that a device has vanished.
  package func keyboardRemoved(_ name: String) {
    log.write(.notice, "keys: \(name) is gone")
  }

  /// Notes why a device is not read; touch goes on without it.
  package func keyboardHasProblem(_ error: SystemError) {
    // A seat manager takes devices back before it says that another session is to have the seat.
    readSeat()
    guard isHere else { return }
    log.write(.warning, "keys: \(error)")
  }
}
