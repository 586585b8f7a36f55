extension ResolvedColor {
  /// How much light it gives compared with white, 0...1, its opacity aside: the relative luminance
  /// of WCAG 2.1, https://www.w3.org/TR/WCAG21/#dfn-relative-luminance.
  nonisolated package var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// How well text in it is read on a background, both of them opaque, 1...21: the contrast ratio of
  /// WCAG 2.1, https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio.
  nonisolated package func contrastRatio(on background: ResolvedColor) -> Double {
    let (one, other) = (relativeLuminance, background.relativeLuminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// What text has to reach to be read by most people: success criterion 1.4.3 of WCAG 2.1.
  nonisolated package static let leastTextContrast = 4.5

  /// The light of a share of sRGB.
  private nonisolated static func linear(_ share: Double) -> Double {
    if share <= 0.03928 { return share / 12.92 }
    let root = fifthRoot((share + 0.055) / 1.055)
    let square = root * root
    let fourth = square * square
    // The power of 2.4, by twelve fifths.
    return fourth * fourth * fourth
  }

  /// The fifth root of a number in 0...1, by Newton's method, which comes down from 1.
  private nonisolated static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    while true {
      let fourth = root * root * root * root
      let next = (4 * root + number / fourth) / 5
      guard next < root else { return root }
      root = next
    }
  }
}
