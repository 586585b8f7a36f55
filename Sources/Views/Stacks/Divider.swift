/// A hairline between views: upright in a row, level in a column and outside of stacks.
public struct Divider: View {
  /// Makes a hairline.
  nonisolated public init() {}
}

extension Divider: LeafView {
  /// Points across the line: about one, in whole pixels, so that the line is as clear on every panel.
  private static func thickness(in environment: EnvironmentValues) -> CGFloat {
    let scale = environment.displayScale
    return max(1, scale.rounded()) / scale
  }

  /// Seen from an arm's length on a panel in a bright room, and still quieter than text.
  private static let color = Color(light: 0xB4B4B8, dark: 0x58585C)

  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[environment.stackAxis ?? .vertical] = Self.thickness(in: environment)
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
