extension View {
  /// Lets the view reach to the edges of the screen; on a kiosk it does so anyway.
  ///
  /// - Parameters:
  ///   - regions: Which covered parts to ignore.
  ///   - edges: At which sides.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
}
