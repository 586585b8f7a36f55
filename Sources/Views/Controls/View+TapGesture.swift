extension View {
  /// Does something when the view is tapped, anywhere in its frame.
  ///
  /// A tap is the only contact on the screen from its touch-down to its lift and strays by no more
  /// than ten points, so that neither a leaning hand nor a swipe sets it off. A control inside the
  /// view keeps its own touches.
  ///
  /// - Parameter action: What is done.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    Pressable(control: TapControl.init, action: action, content: self)
  }

  /// Not offered.
  @available(
    *, unavailable,
    message: "only single taps are recognised; write onTapGesture without a count"
  )
  public func onTapGesture(count: Int, perform action: @escaping () -> Void) -> some View {
    onTapGesture(perform: action)
  }
}
