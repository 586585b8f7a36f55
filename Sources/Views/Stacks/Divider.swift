/// A hairline between views: upright in a row, level in a column and outside of stacks.
public struct Divider: View {
  /// Makes a hairline.
  nonisolated public init() {}
}

extension Divider: LeafView {
  /// Points across the line: one pixel of a panel of the usual density.
  private static let thickness: CGFloat = 1
  /// Seen from an arm's length on a panel in a bright room, and still quieter than text.
  private static let color = Color(light: 0xB4B4B8, dark: 0x58585C)

  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[environment.stackAxis ?? .vertical] = Self.thickness
    return size
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    let line = Path { $0.addRect(CGRect(origin: .zero, size: size)) }
    return [.fill(line, .color(Self.color.resolve(in: environment)), isEvenOdd: false)]
  }
}
