package import Configuration
package import Pictures

/// A picture that the worker is asked to make.
package struct PictureRequest: Hashable, Sendable {
  /// The screen it is for, with what to show and how.
  package var screen: ScreenConfiguration
  /// What is drawn on the picture.
  package var marks: [OverlayMark]
  /// What it is made for.
  package var panel: Panel
  /// Counts panels and configurations: answers to an earlier one are late.
  package var generation: Int
  /// Counts what became of the screen's file: an answer to an earlier one is not the last word.
  package var revision: Int
}
