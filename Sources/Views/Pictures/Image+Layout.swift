@MainActor extension Image: LeafView {
  /// Points each way of what stands for a file that cannot be read.
  private static let missingSide: CGFloat = 24

  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    let natural = naturalSize(in: environment, measuring)
    guard isResizable else { return natural }
    let size = proposal.replacingUnspecifiedDimensions(by: natural)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    switch source {
    case .file(let path):
      let content = PictureContent(
        path: Self.path(of: path, in: environment.resourceFolder),
        tint: renderingMode == .template ? style(in: environment).color : nil,
        revision: environment.pictureRevision)
      return [.picture(content, in: CGRect(origin: .zero, size: size))]
    case .symbol(let symbol):
      return drawing(of: symbol, in: environment).items(in: size, style: style(in: environment))
    }
  }

  package func baseline(
    _ guide: VerticalAlignment, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> CGFloat? {
    guard case .symbol(let symbol) = source,
      guide == .firstTextBaseline || guide == .lastTextBaseline
    else { return nil }
    let drawing = drawing(of: symbol, in: environment)
    let size = sizeThatFits(proposal, environment: environment, measuring: measuring)
    return drawing.baseline * size.height / drawing.side
  }

  private func naturalSize(
    in environment: EnvironmentValues, _ measuring: any Measuring
  ) -> CGSize {
    switch source {
    case .file(let path):
      return measuring.size(ofPicture: Self.path(of: path, in: environment.resourceFolder))
        ?? CGSize(width: Self.missingSide, height: Self.missingSide)
    case .symbol(let symbol):
      let side = drawing(of: symbol, in: environment).side
      return CGSize(width: side, height: side)
    }
  }

  private func style(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    environment.foreground.resolve(in: environment)
  }

  private func drawing(
    of symbol: Symbol, in environment: EnvironmentValues
  ) -> SymbolDrawing {
    SymbolDrawing(
      symbol: symbol,
      font: environment.textAttributes.resolvedFont(textScale: environment.textScale),
      scale: environment.imageScale.factor)
  }

  private static func path(of file: String, in folder: String?) -> String {
    guard let folder, !file.hasPrefix("/") else { return file }
    return "\(folder)/\(file)"
  }
}
