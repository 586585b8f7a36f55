/// What the keys of the window itself do.
enum WindowCommand: CaseIterable {
  case turn
  case reload
  case takeScreenshot
  case toggleRecording
  case toggleFullScreen
  case explainKeys
  case quit

  /// SDL's codes of the function keys and of PrintScreen; those of letters are the letters'.
  private static let f5: Int32 = 0x4000_003e
  private static let f11: Int32 = 0x4000_0044
  private static let printScreen: Int32 = 0x4000_0046

  /// What a key that goes down means; nil where it is the kiosk's or nobody's.
  init?(_ stroke: KeyStroke) {
    guard stroke.phase == .down else { return nil }
    switch (stroke.symbol, stroke.hasControl) {
    case (Self.letter("r"), true), (Self.f5, _): self = .reload
    case (_, true): return nil
    case (Self.letter("r"), _): self = .turn
    case (Self.letter("s"), _), (Self.printScreen, _): self = .takeScreenshot
    case (Self.letter("t"), _): self = .toggleRecording
    case (Self.letter("h"), _): self = .explainKeys
    case (Self.letter("q"), _): self = .quit
    case (Self.f11, _): self = .toggleFullScreen
    default: return nil
    }
  }

  private static func letter(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

  /// What is printed for `explainKeys`.
  static let explanation = """
    R            turns the panel by 90 degrees
    F5, Ctrl+R   reads the configuration again
    S, PrintScr  writes a screenshot
    T            records touches, and ends the recording
    F11          makes the window as large as the desktop, and small again
    Q            closes the window
    Arrows, Tab, Enter, Space, Home and Escape go to the kiosk.
    """
}
