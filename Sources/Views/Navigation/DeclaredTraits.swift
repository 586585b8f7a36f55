/// What all views of a screen say about its swipes.
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

  /// All of it as one: one view that forbids is enough, and the outermost destination counts.
  var combined: ScreenTraits {
    var traits = ScreenTraits()
    var depth = Int.max
    for declaration in declarations {
      traits.isPushDisabled = traits.isPushDisabled || declaration.traits.isPushDisabled
      traits.isPopDisabled = traits.isPopDisabled || declaration.traits.isPopDisabled
      if let destination = declaration.traits.pushDestination, declaration.node.depth < depth {
        traits.pushDestination = destination
        depth = declaration.node.depth
      }
    }
    return traits
  }
}
