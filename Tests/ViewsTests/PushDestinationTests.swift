import Testing
import Views

@MainActor
@Suite struct `An interactive push destination` {
  struct First: View {
    var destination = Second()

    var body: some View {
      Color.red.interactivePushDestination(destination: destination)
    }
  }

  struct Second: View {
    static var askings = 0
    var number = 0

    var body: some View {
      Self.askings += 1
      return Color.blue.interactivePopDisabled().interactivePushDisabled(number > 0)
    }
  }

  private func makeGraph<Content: View>(_ view: Content) -> ViewGraph {
    let graph = ViewGraph(
      size: CGSize(width: 100, height: 60), measuring: FixedMeasuring())
    graph.setRoot(view)
    _ = graph.update()
    return graph
  }

  @Test func `belongs to the screen, is named by its view, and is not asked for its body`() {
    Second.askings = 0
    let destination = makeGraph(First()).screenTraits.pushDestination
    #expect(destination?.name == "Second")
    #expect(Second.askings == 0)
  }

  @Test func `is named by the view inside all modifiers`() {
    let view = Second().padding().background { Color.red }.tint(.red).onAppear {}
      .interactivePushDestination(destination: Color.green)
    #expect(HostingScreen(rootView: view).name == "Second")
    #expect(HostingScreen(rootView: AnyView(view).opacity(0.5)).name == "Second")
    #expect(HostingScreen(rootView: VStack { view }.bold()).name == "VStack")
  }

  @Test func `is the same screen when the view that names it changes`() {
    let graph = makeGraph(First())
    let destination = graph.screenTraits.pushDestination
    graph.setRoot(First(destination: Second(number: 1)))
    _ = graph.update()
    #expect(graph.screenTraits.pushDestination === destination)
  }

  @Test func `goes with the view that names it`() {
    struct Maybe: View {
      let isThere: Bool
      var body: some View {
        if isThere { First() } else { Color.red }
      }
    }
    let graph = makeGraph(Maybe(isThere: true))
    weak let destination = graph.screenTraits.pushDestination
    #expect(destination != nil)
    graph.setRoot(Maybe(isThere: false))
    _ = graph.update()
    #expect(graph.screenTraits.pushDestination == nil)
    #expect(destination == nil)
  }

  @Test func `is the outermost of several`() {
    let graph = makeGraph(
      First().interactivePushDestination(destination: Color.green))
    #expect(graph.screenTraits.pushDestination?.name == "Color")
  }

  @Test func `can be forbidden, as can popping, by any view of the screen`() {
    let traits = makeGraph(Second(number: 1)).screenTraits
    #expect(traits.isPushDisabled)
    #expect(traits.isPopDisabled)
    #expect(!makeGraph(Second()).screenTraits.isPushDisabled)
  }
}
