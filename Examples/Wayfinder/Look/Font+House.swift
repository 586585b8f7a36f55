import KioskUI

/// The typefaces of the house: one that is cut for titles, one that is plain for everything else.
extension Font {
  private static let cut = "NanumMyeongjo"
  // Fontconfig takes several families; Inter has no Korean letters.
  private static let plain = "Inter, Noto Sans CJK KR"

  /// The title of an exhibition; large already, so that no text scale makes it larger.
  static let exhibition = Font.custom(cut, fixedSize: 92)
  /// The title of a screen.
  static let screenTitle = Font.custom(cut, fixedSize: 46)
  /// A title in the other language, or below another.
  static let subtitle = Font.custom(cut, size: 23)
  /// The name of a room.
  static let roomName = Font.custom(cut, size: 23).bold()
  /// The numbers of a clock.
  static let clockFace = Font.custom(cut, fixedSize: 48)
  /// A number on the floor plan, which does not grow either.
  static let planNumber = Font.custom(cut, fixedSize: 24).bold()
  /// A name on the floor plan.
  static let planName = Font.custom(plain, fixedSize: 13)
  /// Text that is read.
  static let reading = Font.custom(plain, size: 18)
  /// Text that explains.
  static let note = Font.custom(plain, size: 14.5)
  /// A word that says what follows.
  static let mark = Font.custom(plain, size: 14.5).bold()
  /// What a button says.
  static let button = Font.custom(plain, size: 17).weight(.semibold)
}
