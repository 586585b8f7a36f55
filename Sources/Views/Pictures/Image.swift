/// A picture: from a file, or one of the symbols.
///
/// ```swift
/// Image(file: "plan.svg").resizable().scaledToFit()
/// Image(symbol: .thermometer).foregroundStyle(.orange)
/// ```
///
/// A picture of a file is as large as the file says, a pixel a point; a symbol is as large as the
/// letters of the font around it.
nonisolated public struct Image: Hashable, Sendable {
  enum Source: Hashable {
    case file(String)
    case symbol(Symbol)
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var renderingMode: TemplateRenderingMode?

  /// Shows a picture file: PNG, JPEG or SVG.
  ///
  /// One that cannot be read leaves a small empty square; the log says why. One that is replaced
  /// while it is shown is drawn anew, and as it was where only half of it is there.
  ///
  /// - Parameter path: Where it is, from the program's folder of resources; or from the root.
  public init(file path: String) { source = .file(path) }

  /// Shows a symbol.
  public init(symbol: Symbol) { source = .symbol(symbol) }

  /// Lets the picture take the size it is offered; `scaledToFit` keeps it from being distorted.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets whether only the picture's outline counts, in the colour of its surroundings, or its own
  /// colours; nil leaves it to the kind of picture.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }
}

extension Image: View {}
