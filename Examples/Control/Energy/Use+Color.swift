import KioskUI

extension Use.Kind {
  /// The colour of its controls on the first screen.
  var color: Color {
    switch self {
    case .heating: Palette.coral
    case .light: Palette.amber
    case .air: Palette.sea
    }
  }
}
