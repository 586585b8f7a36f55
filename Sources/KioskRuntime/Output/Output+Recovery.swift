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
    try lostFlips.lost()
    showAnew()
  }
}
