package import Geometry
package import Gestures

/// Who is told what a touchscreen does.
///
/// A class, so that nothing is boxed or allocated on the way of an event.
package protocol TouchEventSink: AnyObject {
  /// A touchscreen was opened; make a tracker for it.
  func touchscreenAdded(_ touchscreen: ConnectedTouchscreen)
  /// Events have come, in the form that `ContactTracker.receive` takes, in order.
  ///
  /// Among them may be a `SYN_DROPPED`.
  func touchscreenReceived(_ events: [EvdevEvent])
  /// After a `SYN_DROPPED`, what the kernel holds now; for `ContactTracker.resynchronise`.
  ///
  /// Not told of protocol A, which repeats everything in its next frame.
  func touchscreenResynchronised(_ state: TouchState)
  /// The touchscreen is gone; every contact on it is lost.
  func touchscreenRemoved(at time: Instant)
  /// There is no touch, or no recording; told once for each reason.
  func touchscreenHasProblem(_ problem: TouchscreenProblem)
}
