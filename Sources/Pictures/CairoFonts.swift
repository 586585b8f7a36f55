internal import Synchronization

/// Lets one thread at a time use fonts through Cairo, whoever asks for it: charts, drawings with
/// text in them, text of views.
///
/// Cairo opens fonts with one FreeType library, which two threads may not use at once. And to keep
/// few of them open it closes others, of which it finds out without their locks whether they are in
/// use (`_cairo_ft_unscaled_font_lock_face` in its cairo-ft-font.c): with more than ten files of
/// fonts, two threads bring the process down.
package enum CairoFonts {
  private static let lock = Mutex(())

  /// Runs `body` while nobody else uses fonts.
  package static func exclusively<Result: Sendable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { _ throws(Failure) in try body() }
  }
}
