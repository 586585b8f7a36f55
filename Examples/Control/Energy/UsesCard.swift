import KioskUI

/// What the building takes at present, and for what.
struct UsesCard: View {
  let uses: [Use]
  @Environment(\.screenFormat) private var format

  var body: some View {
    switch format.axis {
    case .horizontal:
      Card {
        heading
        VStack(spacing: format.gap) {
          UsesRing(uses: uses)
          UsesLegend(uses: uses)
        }
      }
      .frame(width: 300 * format.growth)
    case .vertical:
      Card {
        heading
        HStack(spacing: 2 * format.gap) {
          UsesRing(uses: uses)
          UsesLegend(uses: uses)
        }
      }
      .frame(height: 300 * format.growth)
    }
  }

  private var heading: some View {
    SettingHeading(title: "In use", value: "now").frame(minHeight: 36)
  }
}
