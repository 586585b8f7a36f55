/// What all views of a screen say about it.
@MainActor
struct DeclaredTraits {
  private struct Declaration {
    unowned let node: Node
    var traits: ScreenTraits
  }

  private var declarations: [Declaration] = []

  mutating func declare(_ traits: ScreenTraits, by node: Node) {
    if let index = declarations.firstIndex(where: { $0.node === node }) {
      declarations[index].traits = traits
    } else {
      declarations.append(Declaration(node: node, traits: traits))
    }
  }

  mutating func withdraw(by node: Node) { declarations.removeAll { $0.node === node } }

  /// All of it as one: one view that forbids is enough; of destinations and colour schemes the
  /// outermost counts.
  var combined: ScreenTraits {
    var traits = ScreenTraits()
    for traitsOfOne in declarations.sorted(by: { $0.node.depth < $1.node.depth }).map(\.traits) {
      traits.isPushDisabled = traits.isPushDisabled || traitsOfOne.isPushDisabled
      traits.isPopDisabled = traits.isPopDisabled || traitsOfOne.isPopDisabled
      traits.pushDestination = traits.pushDestination ?? traitsOfOne.pushDestination
      traits.preferredColorScheme =
        traits.preferredColorScheme ?? traitsOfOne.preferredColorScheme
    }
    return traits
  }
}
