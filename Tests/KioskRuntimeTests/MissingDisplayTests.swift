import DisplayOutput
import Geometry
import LinuxIO
import Testing

@testable import KioskRuntime

/// A display that is not there, and of which there may never be any news: nobody tells that a program has
/// let go of a card, or that a driver has come to itself.
@safe @Suite(.serialized) struct `A display that is missing` {
  private static let error = SystemError("show anything more on", on: "a card", reason: .noDevice)

  private let card: KioskWithCard
  private var kiosk: Kiosk { card.kiosk }

  init() throws {
    card = try KioskWithCard()
  }

  @Test(arguments: [
    DisplayError.removed(error), .notMaster(error), .failed(error), .unusable("it shows nothing"),
  ])
  func `is looked for soon after it was lost, and shows the screens that were seen on it`(
    loss: DisplayError
  ) throws {
    let station = card.station
    let display = PoweredDisplay()
    display.willPresent = { () throws(DisplayError) in throw loss }
    try card.put(display)
    station.displayRetry.succeeded()
    let start = MonotonicClock.now
    for round in 1...5 where station.output != nil {
      kiosk.turnStations(at: start.advanced(bySeconds: Double(round) / 2))
    }
    #expect(station.output == nil)
    #expect(station.displayAbsence == loss)
    #expect(display.log.last == "stop")

    let deadline = try #require(station.displayRetry.deadline)
    #expect(deadline.seconds(since: start) <= 3)
    station.turn(at: deadline, mayProbe: true)
    #expect(station.displayAbsence == nil)
    #expect(station.output?.stackNames == ["red", "blue"])
  }

  /// Such a descriptor is ready for ever, and reading it may say nothing.
  @Test(arguments: [Readiness.hungUp, .failed])
  func `is lost where its descriptor is of no use any more, and nothing waits for that`(
    readiness: Readiness
  ) throws {
    let station = card.station
    let display = PoweredDisplay()
    try card.put(display)
    let flag = try EventDescriptor()
    station.outputSource = try station.wait(for: flag.descriptor)
    station.handleDisplay(readiness)
    #expect(station.output == nil)
    #expect(station.outputSource == nil)
    guard case .removed? = station.displayAbsence else {
      Issue.record("\(String(describing: station.displayAbsence))")
      return
    }
    #expect(station.displayRetry.deadline != nil)
  }

  @Test func `is looked for as long as it takes, ever more rarely, and spoken of once`() throws {
    var looks = 0
    let cards = GraphicsCards(
      [DisplayRequest()],
      list: {
        looks += 1
        return []
      })
    let context = StationContext(
      loop: kiosk.loop, devices: kiosk.context.devices, cards: cards,
      touchscreens: TouchscreenAllotment(),
      options: KioskOptions(source: kiosk.options.source, display: .kms), preview: nil, pacing: nil,
      log: kiosk.log, events: kiosk.events)
    let station = Station(
      0, configuration: kiosk.configuration, content: card.station.content, in: context)
    let start = MonotonicClock.now
    station.openDisplay(at: start)
    var pauses: [Double] = []
    var now = start
    for round in 1...1000 {
      let deadline = try #require(station.nextDeadline)
      pauses.append(deadline.seconds(since: now))
      // Nothing is due before.
      station.turn(at: now, mayProbe: true)
      #expect(looks == round)
      now = deadline
      station.turn(at: now, mayProbe: true)
    }
    #expect(looks == 1001)
    #expect(pauses.prefix(5) == [0.5, 1, 2, 4, 8])
    #expect(pauses.dropFirst(5).allSatisfy { $0 == 8 })
    let told = try card.log.split(separator: "\n").filter { $0.contains("no display: ") }
    #expect(told.count == 1)
    #expect(told.first?.contains("there is no card in /dev/dri") == true)
  }

  @Test func `is told to be there when its first frame is seen, and not before`() throws {
    var messages: [String] = []
    kiosk.notifier = ServiceNotifier(pingingEvery: nil, at: .zero) { messages.append($0) }
    let display = StubbornDisplay()
    try card.put(display)
    let station = card.station
    for round in 0..<5 where display.flipDue == nil {
      station.turn(at: MonotonicClock.now.advanced(bySeconds: Double(round)), mayProbe: true)
      station.screens?.finish(at: MonotonicClock.now)
    }
    kiosk.isStatusStale = true
    kiosk.reportStatus()
    #expect(messages == [])
    try station.output?.readFlips(at: #require(display.flipDue))
    kiosk.reportStatus()
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("STATUS=showing 2 screens") == true)
    #expect(messages.last == "READY=1")
  }

  @Test func `is no failure: the kiosk is ready without it, and lives`() throws {
    var messages: [String] = []
    kiosk.notifier = ServiceNotifier(pingingEvery: 0, at: .zero) { messages.append($0) }
    card.station.closeDisplay(at: MonotonicClock.now)
    card.station.displayAbsence = .noDisplay("nothing is plugged into HDMI-A-1")
    card.station.touch.stop()
    kiosk.isStatusStale = true
    kiosk.reportStatus()
    for _ in 0..<2 { kiosk.turnStations(at: MonotonicClock.now) }
    let status = try #require(messages.first)
    #expect(
      status.hasPrefix("STATUS=waiting for a display: nothing is plugged into HDMI-A-1"))
    #expect(messages.dropFirst() == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"])
  }
}
