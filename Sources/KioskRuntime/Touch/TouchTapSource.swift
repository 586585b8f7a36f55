internal import LinuxIO
internal import TouchInput

/// Whoever has a touchscreen, and hands on what it sends.
protocol TouchTapSource: AnyObject {
  /// The touchscreen; nil where none is there.
  var touchscreen: ConnectedTouchscreen? { get }

  /// Hands what the touchscreen sends to somebody from now on.
  ///
  /// - Throws: ENODEV where there is none.
  func add(_ tap: any TouchTapSink) throws(SystemError)

  /// Hands nothing more to somebody.
  func remove(_ tap: any TouchTapSink)
}
