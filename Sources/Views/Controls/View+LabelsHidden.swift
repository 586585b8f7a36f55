extension View {
  /// Lets toggles, steppers and bars of progress inside the view show no labels of their own.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
