package import Gestures
package import LinuxIO

/// Who is told what keyboards do, and everything else that has the keys of `KeyDecoder`.
package protocol KeyboardSink: AnyObject {
  /// A key was pressed.
  func keyPressed(_ press: KeyPress)
  /// Control, Alt and F1 to F12 were pressed together: the number of a console.
  func consoleChosen(_ number: Int)
  /// The keys of a device are read from now on.
  func keyboardAdded(_ name: String, at node: String)
  /// A device is gone; what was pressed on it does nothing more.
  func keyboardRemoved(_ name: String)
  /// A device cannot be read; told once for each reason.
  func keyboardHasProblem(_ error: SystemError)
}
