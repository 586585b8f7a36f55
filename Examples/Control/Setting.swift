import KioskUI

/// A symbol, a slider and what the slider says.
struct Setting: View {
  let symbol: Symbol
  @Binding var value: Double
  let range: ClosedRange<Double>
  let text: () -> String

  init(
    symbol: Symbol, value: Binding<Double>, in range: ClosedRange<Double>,
    text: @escaping () -> String
  ) {
    self.symbol = symbol
    _value = value
    self.range = range
    self.text = text
  }

  var body: some View {
    HStack(spacing: 10) {
      Image(symbol: symbol).font(.title3).foregroundStyle(.tint)
      Slider(value: $value, in: range)
      Text(text())
        .font(.footnote)
        .monospacedDigit()
        .frame(width: 54, alignment: .trailing)
    }
  }
}
