/// What electricity is used for, and how much of it.
struct Use: Hashable, Identifiable {
  enum Kind: String {
    case heating = "Heating"
    case light = "Light"
    case air = "Air"
  }

  let kind: Kind
  let watts: Double

  var id: Kind { kind }
}
