package import Composition
package import Geometry

/// One screen of the kiosk.
package struct ScreenConfiguration: Hashable, Sendable {
  /// The name that other screens, commands and traces use.
  package var name: String
  /// What it shows.
  package var content: ScreenContent
  /// The destination of a right-edge swipe (left-edge under right-to-left), where there is one.
  package var push: String?
  /// Shown in bars, through transparent parts, and where the picture cannot be read.
  package var background: Color
  /// How a picture of another shape is brought onto the screen.
  package var fit: ContentFit
  /// Whether a swipe may push from here.
  package var allowsPush: Bool
  /// Whether a swipe may pop from here.
  package var allowsPop: Bool
  /// Touchable areas; the first that holds the position wins.
  package var links: [ScreenLink]
  /// Areas where no swipe starts.
  package var excluded: [UnitRect]

  /// Describes a screen.
  package init(
    name: String, content: ScreenContent, push: String? = nil, background: Color = .black,
    fit: ContentFit = .contain, allowsPush: Bool = true, allowsPop: Bool = true,
    links: [ScreenLink] = [], excluded: [UnitRect] = []
  ) {
    self.name = name
    self.content = content
    self.push = push
    self.background = background
    self.fit = fit
    self.allowsPush = allowsPush
    self.allowsPop = allowsPop
    self.links = links
    self.excluded = excluded
  }
}
