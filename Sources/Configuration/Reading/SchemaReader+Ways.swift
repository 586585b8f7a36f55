/// Which screens people can get to.
extension SchemaReader {
  /// Warns of entries of `screens` that no swipe and no link leads to from the outputs' first
  /// screens; of a folder's where that holds for all of its pictures.
  mutating func checkWays(to entries: [YAMLNode.Entry], in kiosk: KioskConfiguration) {
    let reached = Set(Self.reached(in: kiosk).map(Self.entryName))
    for entry in entries where !reached.contains(entry.key) {
      complain(
        .warning, at: entry.keyPosition,
        "nothing leads to the screen '\(entry.key)'; push it from another one, or remove it")
    }
  }

  private static func reached(in kiosk: KioskConfiguration) -> Set<String> {
    let screens = Dictionary(kiosk.screens.map { ($0.name, $0) }) { first, _ in first }
    var reached = Set(kiosk.outputs.compactMap(\.root))
    var waiting = Array(reached)
    while let screen = waiting.popLast().flatMap({ screens[$0] }) {
      var destinations = screen.push.map { [$0] } ?? []
      for case .push(let destination) in screen.links.map(\.action) {
        destinations.append(destination)
      }
      waiting += destinations.filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// What stands in `screens` for this screen: the folder, where it is a picture of one.
  private static func entryName(of screen: String) -> String {
    String(screen.prefix { $0 != "/" })
  }
}
