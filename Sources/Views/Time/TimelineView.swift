/// A view that shows something new at the moments of a schedule, a clock for instance.
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///   Text(context.date.formatted("%H:%M"))
/// }
/// ```
///
/// It wakes the program at these moments only, and only while it is on the glass. There is no
/// schedule for every frame (`.animation`): nothing runs when nothing is to be seen to move.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  public typealias Context = TimelineViewContext

  fileprivate let schedule: Schedule
  fileprivate let content: (Context) -> Content

  /// Makes a view of the content at each moment of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<TimelineView> {
    TimelineNode(self, in: context)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode<
  TimelineView<Schedule, Content>
>,
TimelineEntry
{
  private var content: Node?
  private var shown: Date?

  override init(_ view: TimelineView<Schedule, Content>, in context: NodeContext) {
    super.init(view, in: context)
    graph.register(self)
    graph.timelines.add(self)
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: TimelineView<Schedule, Content>) {
    let now = graph.timelines.now
    let date = view.schedule.entry(at: now) ?? now
    shown = date
    let make = view.content
    content = updated(content, to: DeferredView { make(TimelineViewContext(date: date)) })
  }

  override func invalidated() { viewChanged(from: view) }

  override func unmounted() { graph.timelines.remove(self) }

  func next(after date: Date) -> Date? { view.schedule.next(after: date) }

  func advance(to date: Date) {
    if let entry = view.schedule.entry(at: date), entry != shown {
      Invalidation(of: id, in: graph.signal).raise()
    }
  }
}
