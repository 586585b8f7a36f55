import KioskUI

/// The large parts of a screen, in a row or in a column.
struct Parts<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.screenFormat) private var format

  var body: some View {
    switch format.axis {
    case .horizontal: HStack(spacing: format.gap) { content }
    case .vertical: VStack(spacing: format.gap) { content }
    }
  }
}
