import KioskUI

/// A name on the plan that is only read.
struct PlanName: View {
  private let name: Phrase
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  init(_ name: Phrase) { self.name = name }

  var body: some View {
    Text(language(name)).font(.planName).foregroundStyle(surface.faint)
  }
}
