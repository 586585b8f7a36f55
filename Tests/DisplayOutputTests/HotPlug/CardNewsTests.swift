import DeviceEvents
import DisplayOutput
import Geometry
import Testing

@Suite struct `News of cards` {
  private static func card(
    _ action: DeviceEvent.Action, _ number: Int = 0, _ plug: DeviceEvent.HotPlug? = nil
  ) -> DeviceEvent {
    DeviceEvent(action, name: "card\(number)", node: "/dev/dri/card\(number)", hotPlug: plug)
  }

  private static let plug = card(.changed, 0, DeviceEvent.HotPlug())
  private static let otherPlug = card(.changed, 0, DeviceEvent.HotPlug(connector: 41))

  /// Events with their milliseconds, and when they are handed on together.
  static let stories: [(events: [(Double, DeviceEvent)], end: Double)] = [
    ([(0, plug)], 250),
    ([(0, card(.added))], 250),
    // A plug that is pushed in, and one that was pulled and pushed.
    ([(0, plug), (40, plug), (90, plug)], 340),
    ([(0, plug), (120, plug)], 370),
    // A loose contact.
    ([(0, plug), (200, plug), (400, plug), (600, plug), (800, plug), (990, plug)], 1000),
    // What is gone is gone.
    ([(0, card(.removed))], 0),
    ([(0, plug), (10, card(.removed))], 10),
    ([(0, card(.removed)), (0, card(.added, 1))], 0),
    // Asked to look again, as `udevadm trigger` does.
    ([(0, card(.changed))], 250),
    ([(0, DeviceEvent(.unknown))], 250),
  ]

  @Test(arguments: stories)
  func `are handed on when it has been quiet, at last after a second, and a loss at once`(
    story: (events: [(Double, DeviceEvent)], end: Double)
  ) {
    var gatherer = CardNewsGatherer()
    var told = CardNews()
    for (time, event) in story.events {
      let early = time == 0 ? nil : gatherer.take(at: at(time))
      #expect(early == nil)
      gatherer.receive(event, at: at(time))
      if told.events.contains(event) {
        told.repeated.insert(event)
      } else {
        told.events.append(event)
      }
    }
    #expect(gatherer.deadline == at(story.end))
    let news = gatherer.take(at: at(story.end))
    #expect(news == told)
    #expect(gatherer == CardNewsGatherer())
  }

  @Test func `wait for the end of a slide that they would disturb, for a second at most`() {
    var gatherer = CardNewsGatherer()
    gatherer.receive(Self.plug, at: at(0))
    #expect(gatherer.take(at: at(100), unless: { _ in true }) == nil)
    #expect(gatherer.deadline == at(250))
    #expect(gatherer.take(at: at(250), unless: { $0 == CardNews([Self.plug]) }) == nil)
    // Nobody wakes up for what is put off, but at the last moment.
    #expect(gatherer.deadline == at(1000))
    #expect(gatherer.take(at: at(600), unless: { _ in true }) == nil)
    var atRest = gatherer
    #expect(atRest.take(at: at(601), unless: { _ in false }) == CardNews([Self.plug]))
    #expect(atRest == CardNewsGatherer())
    #expect(gatherer.take(at: at(1000), unless: { _ in true }) == CardNews([Self.plug]))
  }

  @Test func `are not over where a plug is moved again while they wait`() {
    var gatherer = CardNewsGatherer()
    gatherer.receive(Self.plug, at: at(0))
    #expect(gatherer.take(at: at(250), unless: { _ in true }) == nil)
    gatherer.receive(Self.plug, at: at(300))
    #expect(gatherer.take(at: at(500), unless: { _ in false }) == nil)
    #expect(gatherer.deadline == at(550))
    #expect(gatherer.take(at: at(550), unless: { _ in false }) != nil)
  }

  @Test func `of a card that is gone wait for no slide`() {
    var gatherer = CardNewsGatherer()
    gatherer.receive(Self.card(.removed), at: at(0))
    #expect(gatherer.take(at: at(0), unless: { _ in true }) != nil)
  }

  @Test(arguments: ["card0-HDMI-A-1", "renderD128", "card", "version", "cardboard"])
  func `leave out what is no card`(name: String) {
    var gatherer = CardNewsGatherer()
    gatherer.receive(DeviceEvent(.added, name: name, node: "/dev/dri/\(name)"), at: at(0))
    #expect(gatherer == CardNewsGatherer())
  }

  /// An event, whether it concerns the first card, and whether connector 40 of it may be replugged.
  static let meanings: [(event: DeviceEvent, concerns: Bool, replugs: Bool)] = [
    (plug, true, true),
    (card(.changed, 0, DeviceEvent.HotPlug(connector: 40)), true, true),
    (otherPlug, true, false),
    // A property of the connector, as the state of its link.
    (card(.changed, 0, DeviceEvent.HotPlug(connector: 40, property: 5)), true, false),
    (card(.changed, 1, DeviceEvent.HotPlug()), false, false),
    (card(.changed), false, false),
    (card(.added), false, false),
    (card(.added, 1), false, false),
    (card(.removed), true, false),
    (card(.removed, 1), false, false),
    (DeviceEvent(.unknown), true, false),
  ]

  @Test(arguments: meanings)
  func `say what they mean for one display`(
    row: (event: DeviceEvent, concerns: Bool, replugs: Bool)
  ) {
    let news = CardNews([row.event])
    #expect(news.concerns("/dev/dri/card0") == row.concerns)
    #expect(news.mayHaveReplugged(40, of: "/dev/dri/card0") == row.replugs)
    let isNamed = row.event.node == "/dev/dri/card0" && row.event.hotPlug?.connector == 40
    #expect(news.name(40, of: "/dev/dri/card0") == isNamed)
  }

  @Test func `name the cards that are gone`() {
    let news = CardNews([Self.card(.removed, 1), Self.plug, Self.card(.removed)])
    #expect(news.removed == ["/dev/dri/card1", "/dev/dri/card0"])
  }
}
