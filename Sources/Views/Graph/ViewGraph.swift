/// The views of one screen, alive: their nodes, their layout and what they look like.
///
/// ```
///   touches, keys, time           state, environment, observed objects
///            \                       /
///             v                     v
///          actions ----------> invalidations --> update(): bodies --> layout --> display list
/// ```
///
/// It reads no clock, starts no thread and draws nothing: `wake` says that `update` is due, and what
/// `update` returns is drawn by others.
@MainActor
package final class ViewGraph {
  /// Collects what has to be looked at again.
  package let signal: InvalidationSignal
  /// Knows how large text and pictures are.
  package let measuring: any Measuring
  /// The screen in points.
  package var size: CGSize

  private var nodes: [Int: NodeReference] = [:]
  private var lastID = 0
  private var changedStructures: [Node] = []
  private let layout: RootLayoutNode
  private var root: RootNode?
  let lifecycle = Lifecycle()
  let interaction: Interaction
  var timelines = Timelines()
  var layoutReaders = LayoutReaders()
  var traits = DeclaredTraits()
  private var actions: [() -> Void] = []
  /// More rounds than this mean that views change each other in a circle.
  private static let greatestRoundCount = 64

  /// Makes a graph without views.
  ///
  /// - Parameters:
  ///   - size: The screen in points.
  ///   - measuring: Knows how large text and pictures are.
  ///   - wake: Called on any thread when `update` has something to do.
  package init(
    size: CGSize, measuring: any Measuring, wake: @escaping @Sendable () -> Void = {}
  ) {
    self.size = size
    self.measuring = measuring
    signal = InvalidationSignal(wake: wake)
    layout = RootLayoutNode()
    interaction = Interaction(in: layout)
  }

  /// Shows a view, or gives the view that is shown its new value.
  package func setRoot<Content: View>(
    _ view: Content, environment: EnvironmentValues = EnvironmentValues()
  ) {
    let root =
      root
      ?? RootNode(
        in: NodeContext(graph: self, parent: nil, environment: environment), layout: layout)
    self.root = root
    root.show(view, in: environment)
  }

  /// Asks the views that have changed for their bodies, and lays out what follows from that.
  ///
  /// Views that have come are told so; what they change in turn is part of the same update.
  ///
  /// - Returns: What the screen looks like now; the same object as before where it looks the same.
  package func update() -> DisplayGroup {
    var rounds = 0
    repeat {
      rounds += 1
      evaluateInvalidated()
      root?.prefer(traits.combined.preferredColorScheme)
      layOut()
      lifecycle.announce()
      performActions()
    } while signal.isRaised && rounds < Self.greatestRoundCount
    // Whatever goes round in circles goes on in the next update, and others have their turn.
    if signal.isRaised { signal.repeatWake() }
    return layout.display()
  }

  /// Gives every view its place; views that depend on their place are asked for what they then are,
  /// a level of them at a time.
  private func layOut() {
    var rounds = 0
    repeat {
      rounds += 1
      refreshStructures()
      layout.place(at: .zero, proposal: ProposedViewSize(size))
    } while layoutReaders.read() && rounds < Self.greatestRoundCount
  }

  private func performActions() {
    let due = actions
    actions.removeAll()
    for action in due { action() }
  }

  /// Does something once the bodies that are being asked for have answered.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  // MARK: The screen

  /// Whether the screen is on the glass: only then its views appear and its timelines run.
  package var isVisible: Bool { lifecycle.isVisible }

  /// The screen comes on the glass, or leaves it.
  package func setVisible(_ isVisible: Bool) {
    if !isVisible { interaction.stop() }
    lifecycle.setVisible(isVisible)
  }

  /// What the views say about the screen as a whole; complete after `update`.
  package var screenTraits: ScreenTraits { traits.combined }

  /// Lets the calendar's time pass.
  package func advance(to date: Date) { timelines.advance(to: date) }

  /// When views show something new because of the calendar's time; nil where they do not, or are
  /// not seen.
  package var nextDate: Date? { isVisible ? timelines.next : nil }

  /// A view above is asked before those below it, because it may give them new values or remove
  /// them.
  private func evaluateInvalidated() {
    let invalidated = signal.take().compactMap { nodes[$0]?.node }.sorted { $0.depth < $1.depth }
    for node in invalidated { node.isInvalidated = true }
    for node in invalidated where node.isMounted && node.isInvalidated {
      node.isInvalidated = false
      node.invalidated()
    }
  }

  /// Tells the containers above a changed structure, the deepest first, once each.
  private func refreshStructures() {
    while !changedStructures.isEmpty {
      var nodes: [ObjectIdentifier: Node] = [:]
      for start in changedStructures {
        var next: Node? = start
        while let node = next {
          nodes[ObjectIdentifier(node)] = node
          next = node.parent
        }
      }
      changedStructures.removeAll()
      for node in nodes.values.sorted(by: { $0.depth > $1.depth }) where node.isMounted {
        node.layoutNodesChanged()
      }
    }
  }

  // MARK: For nodes

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  func structureChanged(at node: Node) { changedStructures.append(node) }

  /// Lets a node be invalidated by its number, from any thread.
  package func register(_ node: Node) { nodes[node.id] = NodeReference(node: node) }

  func forget(_ node: Node) { nodes[node.id] = nil }

  private struct NodeReference {
    weak var node: Node?
  }
}
