extension ResolvedColor {
  /// The nearest colour towards black or white in which text can be read on all of some backgrounds.
  nonisolated func readable(on backgrounds: [ResolvedColor]) -> ResolvedColor {
    let luminance = backgrounds.reduce(0) { $0 + $1.relativeLuminance }
    let goal = 2 * luminance > Double(backgrounds.count) ? 0.0 : 1.0
    let candidates = (0...Self.stepCount).lazy.map { step in
      mixed(with: goal, share: Double(step) / Double(Self.stepCount))
    }
    let readable = candidates.first { candidate in
      backgrounds.allSatisfy { candidate.contrastRatio(on: $0) >= Self.leastTextContrast }
    }
    return readable ?? mixed(with: goal, share: 1)
  }

  /// Finer steps than the eye tells apart.
  private nonisolated static var stepCount: Int { 100 }

  private nonisolated func mixed(with grey: Double, share: Double) -> ResolvedColor {
    func mix(_ value: Double) -> Double { value * (1 - share) + grey * share }
    return ResolvedColor(red: mix(red), green: mix(green), blue: mix(blue), opacity: opacity)
  }
}
