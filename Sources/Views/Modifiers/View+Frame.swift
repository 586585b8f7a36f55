extension View {
  /// Puts the view into an invisible frame of fixed lengths.
  ///
  /// The view is offered the frame and stands in it by the alignment; it may stick out of it.
  ///
  /// - Parameters:
  ///   - width: Points across; nil for what the view takes. What is negative or not finite counts as
  ///     nil.
  ///   - height: Points down; nil for what the view takes. What is negative or not finite counts as
  ///     nil.
  ///   - alignment: Where the view stands in the frame.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(by: FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into an invisible frame whose lengths keep to limits.
  ///
  /// In each direction: with both limits the frame takes what it is offered, kept between them. With
  /// a least length only, it takes what the view takes but no more than it is offered, and not less
  /// than the limit. With a greatest length only, it takes what it is offered but no less than the
  /// view takes, and not more than the limit. Without limits it is as large as the view. The ideal
  /// length stands for the offer where there is none, as inside `fixedSize()`.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points.
  ///   - idealWidth: The width in points where none is offered.
  ///   - maxWidth: The greatest width in points; infinite to take all that is offered.
  ///   - minHeight: The least height in points.
  ///   - idealHeight: The height in points where none is offered.
  ///   - maxHeight: The greatest height in points; infinite to take all that is offered.
  ///   - alignment: Where the view stands in the frame.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrameModifier(
        width: LengthLimits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
        height: LengthLimits(least: minHeight, ideal: idealHeight, greatest: maxHeight),
        alignment: alignment))
  }
}
