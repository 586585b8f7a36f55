internal import Views

/// Lays out text for one thread, and remembers it.
final class Typesetter {
  private struct Key: Hashable {
    let text: TextContent
    let width: CGFloat?
  }

  private let fonts = FontMap()
  /// A few screens full of text; a layout of one line takes about 2 kB.
  private var layouts = RecentCache<Key, TextLayout>(budget: 4096)

  /// Text in lines no longer than a width.
  func layout(_ text: TextContent, width: CGFloat?) -> TextLayout {
    let key = Key(text: text, width: nil)
    let natural = layout(key)
    // Where nothing has to be broken, all widths are alike.
    guard let width, natural.measure.size.width > width else { return natural }
    return layout(Key(text: text, width: width))
  }

  private func layout(_ key: Key) -> TextLayout {
    if let known = layouts.value(for: key) { return known }
    let layout = TextLayout(key.text, width: key.width, fonts: fonts)
    layouts.insert(layout, for: key)
    return layout
  }
}
