nonisolated extension Symbol {
  static let media = [play, pause, speakerWave2]

  /// To play.
  public static let play = Symbol("play") {
    $0.outline((6.5, 3.75), (20, 12), (6.5, 20.25), corner: 1.5)
  }
  /// To pause.
  public static let pause = Symbol("pause") {
    $0.outline((5, 4.5), (9.75, 4.5), (9.75, 19.5), (5, 19.5), corner: 1.25)
    $0.outline((14.25, 4.5), (19, 4.5), (19, 19.5), (14.25, 19.5), corner: 1.25)
  }
  /// A loudspeaker: sound, or its volume.
  public static let speakerWave2 = Symbol("speaker.wave.2") {
    $0.outline(
      (2.75, 9), (6.5, 9), (11.5, 4.75), (11.5, 19.25), (6.5, 15), (2.75, 15), corner: 0.9)
    $0.arc(11, 12, radius: 4.75, from: -42, to: 42)
    $0.arc(11, 12, radius: 9, from: -45, to: 45)
  }
}
