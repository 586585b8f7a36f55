internal import DisplayOutput

/// A panel whose picture cannot be trusted.
extension Output {
  /// The display is to be set up anew and shown everything: what is on it cannot be trusted.
  package func showAnew() {
    display.reset()
    shown.removeAll(keepingCapacity: true)
    isChanged = true
    light.isSet = false
  }

  /// Sets everything anew after a flip that did not come.
  ///
  /// - Throws: `DisplayError.hung` where that has not helped.
  func recoverFromLostFlip() throws(DisplayError) {
    lostFlips += 1
    guard lostFlips < Self.lostFlipsAtMost else {
      throw .hung(
        "the display shows nothing more: \(lostFlips) frames in a row were not shown within a second "
          + "each, although the mode was set anew; the kernel's log (dmesg) has what its driver says"
      )
    }
    showAnew()
  }
}
