/// On which side of a view a layer stands, seen from whoever looks at the screen.
enum LayerSide {
  /// In front of it.
  case front
  /// Behind it.
  case behind
}
