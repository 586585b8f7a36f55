import Views

/// Text as `FixedMeasuring` measures it: 10 by 20 points a letter, the base line 16 below the top.
struct Words: LeafView {
  let string: String

  init(_ string: String) { self.string = string }

  private var content: TextContent {
    TextContent(runs: [
      TextRun(
        string: string, font: ResolvedFont(family: "Test", size: 20),
        color: ResolvedColor(red: 0, green: 0, blue: 0))
    ])
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    measuring.measure(content, width: proposal.width).size
  }

  func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] { [] }

  func baseline(
    _ guide: VerticalAlignment, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> CGFloat? {
    let measure = measuring.measure(content, width: proposal.width)
    return guide == .lastTextBaseline ? measure.lastBaseline : measure.firstBaseline
  }
}
