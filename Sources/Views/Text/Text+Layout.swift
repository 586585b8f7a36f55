@MainActor extension Text: LeafView {
  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    fit(proposal, environment, measuring).size
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    if isEmpty { return [] }
    let content = fit(proposal, environment, measuring).content
    return [.text(content, in: CGRect(origin: .zero, size: size))]
  }

  package func baseline(
    _ guide: VerticalAlignment, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> CGFloat? {
    if isEmpty { return nil }
    return switch guide {
    case .firstTextBaseline: fit(proposal, environment, measuring).measure.firstBaseline
    case .lastTextBaseline: fit(proposal, environment, measuring).measure.lastBaseline
    case .top, .center, .bottom: nil
    }
  }

  private var isEmpty: Bool { runs.allSatisfy(\.string.isEmpty) }

  private func fit(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues, _ measuring: any Measuring
  ) -> TextFit {
    if isEmpty { return .nothing }
    return TextFitting(
      content: resolve(in: environment), proposal: proposal,
      minimumScale: environment.minimumScaleFactor, reservedLines: environment.reservedLines,
      measuring: measuring
    ).fit()
  }

  /// The text with everything that the surroundings say of it.
  func resolve(in environment: EnvironmentValues) -> TextContent {
    var content = TextContent(runs: [])
    for run in runs where !run.string.isEmpty {
      let resolved = run.resolve(in: environment)
      // Letters of one style are laid out as one piece: they may join or kern.
      if let last = content.runs.last, last.hasSameStyle(as: resolved) {
        content.runs[content.runs.count - 1].string += resolved.string
      } else {
        content.runs.append(resolved)
      }
    }
    content.alignment = environment.multilineTextAlignment
    content.lineLimit = environment.lineLimit.map { max(1, $0) }
    content.truncationMode = environment.truncationMode
    content.lineSpacing = environment.lineSpacing
    content.direction = environment.layoutDirection
    content.language = environment.language
    return content
  }
}

extension Text.Run {
  @MainActor fileprivate func resolve(in environment: EnvironmentValues) -> TextRun {
    let attributes = attributes.inheriting(environment.textAttributes)
    let style = (attributes.style ?? ForegroundStyle()).resolve(in: environment)
    var run = TextRun(
      string: environment.textCase?.apply(to: string) ?? string,
      font: attributes.resolvedFont(textScale: environment.textScale), color: style.color)
    run.isUnderlined = attributes.isUnderlined ?? false
    run.isStruckThrough = attributes.isStruckThrough ?? false
    return run
  }
}

extension TextRun {
  fileprivate func hasSameStyle(as other: TextRun) -> Bool {
    var other = other
    other.string = string
    return self == other
  }
}
