extension View {
  /// Does something when the view is tapped, anywhere in its frame.
  ///
  /// A tap is the only contact on the screen from its touch-down to its lift and strays by no more
  /// than ten points, so that neither a leaning hand nor a swipe sets it off. A control inside the
  /// view keeps its own touches.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. Only 1 is offered.
  ///   - action: What is done.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    precondition(count == 1, "onTapGesture(count: \(count)): only single taps are recognised")
    return Pressable(control: TapControl.init, action: action, content: self)
  }
}
