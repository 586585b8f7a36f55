internal import Geometry
internal import Pictures
internal import Synchronization
package import Views

/// Measures text and pictures for views, and makes the pixels of text for the canvas: both by the
/// same layout, which is made once.
///
/// The main actor measures while a worker draws. They share one font map under a lock: it saves
/// laying everything out twice, and a font map for each would not keep the threads apart, because
/// below Pango all of them meet in Cairo (see `CairoFonts`).
package final class PangoTypesetter: Sendable {
  private let typeCase = Mutex(TypeCase())
  /// Pictures' sizes, and nil for those that cannot be read.
  private let pictureSizes = Mutex(RecentCache<String, CGSize?>(budget: 4096))
  /// Whether a picture has been measured since `takeNewPictures` was asked.
  private let hasNewPictures = Mutex(false)

  /// Makes a typesetter with the fonts that fontconfig finds.
  package init() {}

  deinit {
    // Fonts are closed while nobody else uses fonts.
    typeCase.withLock { typeCase in
      CairoFonts.exclusively { typeCase = TypeCase() }
    }
  }

  /// How large text is; callable on any thread.
  private nonisolated func size(of text: TextContent, width: CGFloat?) -> TextMeasure {
    typeCase.withLock { typeCase in
      CairoFonts.exclusively { typeCase.measure(text, width: width) }
    }
  }

  /// The pixels of text.
  func marks(of text: TextContent, at target: TextPlacement) -> [TextMark] {
    typeCase.withLock { typeCase in
      CairoFonts.exclusively { typeCase.marks(of: text, at: target) }
    }
  }
}

extension PangoTypesetter: Measuring {
  package func measure(_ text: TextContent, width: CGFloat?) -> TextMeasure {
    size(of: text, width: width)
  }

  package func size(ofPicture path: String) -> CGSize? {
    if let known = pictureSizes.withLock({ $0.value(for: path) }) { return known }
    // The canvas says why, when the picture is to be drawn.
    let size = (try? PictureDecoder.size(of: path)).map {
      CGSize(width: Double($0.width), height: Double($0.height))
    }
    pictureSizes.withLock { $0.insert(size, for: path) }
    hasNewPictures.withLock { $0 = true }
    return size
  }

  /// The files of all pictures that were measured lately; nil where none has come since this was
  /// asked last.
  package func takeNewPictures() -> Set<String>? {
    let isNew = hasNewPictures.withLock { isNew in
      defer { isNew = false }
      return isNew
    }
    return isNew ? pictureSizes.withLock { $0.keys } : nil
  }

  /// Measures these pictures anew when they are next asked for.
  package func forgetPictures(_ paths: Set<String>) {
    pictureSizes.withLock { sizes in
      for path in paths { sizes.remove(path) }
    }
  }
}
