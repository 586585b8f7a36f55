nonisolated extension Image {
  /// What of a picture counts.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Where it covers what is below: there it has the colour of its surroundings.
    case template
    /// Its own colours.
    case original
  }
}
