import KioskUI

/// A button in the line at the top: a symbol and a word.
struct HeaderButton: View {
  private let symbol: Symbol
  private let title: Phrase
  private let action: () -> Void
  @Environment(Language.self) private var language

  init(_ symbol: Symbol, _ title: Phrase, action: @escaping () -> Void) {
    self.symbol = symbol
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 7) {
        Image(symbol: symbol)
        Text(language(title))
      }
      .font(.mark)
      .padding(.horizontal, 12)
      .frame(height: 44)
    }
    .buttonStyle(.quiet)
  }
}
