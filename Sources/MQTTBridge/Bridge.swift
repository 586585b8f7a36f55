package import Configuration
internal import ControlClient
internal import ControlProtocol
internal import Geometry
package import LinuxIO

/// The bridge between a kiosk's control socket and an MQTT broker.
///
/// ```
///   kiosk  <-- control socket -->  Bridge  <-- TCP, TLS -->  broker
///          status, events  ------------------------------>
///          <----------------------------------  commands
/// ```
///
/// Either side may be away; it is looked for again, and the other one goes on. While the kiosk is away
/// its availability is `offline`, as it is, by the broker's hand, while the bridge is.
package final class Bridge: EventHandler {
  /// Seconds until a kiosk that is away is looked for again.
  package static let retryDelay = 2.0
  /// Seconds between two looks at a kiosk that says nothing: uptime and the last touch grow older.
  package static let statusInterval = 60.0

  let topics: BridgeTopics
  let configuration: BridgeConfiguration
  let kioskName: String
  let log: Log
  let loop: EventLoop
  let client: BrokerClient
  private var timer: Timer
  private var signals: SignalDescriptor?
  private var timerSource: EventLoop.Source?
  private var signalSource: EventLoop.Source?
  private var beginningSource: EventLoop.Source?
  private var isLeaving = false

  // The broker.
  var isJoined = false
  var brokerSource: EventLoop.Source?
  var brokerDescriptor: Int32?
  var nextAttempt: Instant? = .zero
  var retry = BrokerRetry()
  var nextTending: Instant?
  var brokerProblem: String?

  // The kiosk.
  var kiosk: KioskLink?
  var kioskSources: [EventLoop.Source] = []
  var kioskRetry: Instant? = .zero
  var nextStatus: Instant?
  var status: KioskStatus?
  var kioskProblem: String?
  /// Whether it has answered since it was found.
  var isKioskOnline = false

  /// The entities that were announced last.
  var announced: [BridgeMessage] = []
  /// Topics of entities that the broker keeps, as far as it is not known whether they still are any.
  var retained: Set<String> = []

  /// Prepares a bridge.
  ///
  /// - Parameters:
  ///   - configuration: Checked.
  ///   - hostName: The machine's name, where the configuration names nothing.
  ///   - seat: The kiosk's seat, which is named there, too; nil where it is the machine's first kiosk.
  ///   - log: Is told what comes and goes.
  package init(
    _ configuration: BridgeConfiguration, hostName: String, seat: String? = nil, log: Log
  ) throws(BrokerFailure) {
    self.configuration = configuration
    self.log = log.withoutWaiting
    topics =
      configuration.topic.map(BridgeTopics.init(base:)) ?? BridgeTopics(host: hostName, seat: seat)
    kioskName = configuration.name ?? [hostName, seat].compactMap(\.self).joined(separator: ", ")
    do throws(SystemError) {
      Signal.brokenPipe.ignore()
      loop = try EventLoop()
      timer = try Timer()
    } catch {
      throw BrokerFailure(error.description)
    }
    for exposure in configuration.broker.exposures { self.log.write(.warning, exposure) }
    client = try BrokerClient(
      named: topics.identifier, of: configuration.broker,
      will: BridgeMessage(topic: topics.availability, text: "offline", isRetained: true))
  }

  /// Runs until SIGTERM or SIGINT.
  package func run() throws(SystemError) {
    let signals = try SignalDescriptor([.terminate, .interrupt])
    signalSource = try loop.add(signals.descriptor, handler: self)
    self.signals = consume signals
    while !isLeaving { try turn() }
    try leave()
  }

  /// Does what there is to do, and sleeps until there is more.
  ///
  /// - Parameter wait: False looks without sleeping.
  /// - Returns: Whether there was more.
  @discardableResult
  func turn(wait: Bool = true) throws(SystemError) -> Bool {
    if timerSource == nil {
      timerSource = try loop.add(timer.descriptor, handler: self)
      beginningSource = try loop.add(client.beginning, handler: self)
    }
    try endTurn(at: MonotonicClock.now)
    return try loop.turn(wait: wait)
  }

  /// Takes in what one descriptor has to say.
  package func handle(_ readiness: Readiness, of source: EventLoop.Source) {
    if source == timerSource {
      timer.acknowledge()
    } else if source == signalSource {
      while signals?.next() != nil { isLeaving = true }
    } else if source == beginningSource {
      beginConnection(at: MonotonicClock.now)
    } else if source == brokerSource {
      client.handle(readiness)
    } else if kioskSources.contains(source) {
      takeKioskNews()
    }
  }

  /// Does what is due by now, whatever has come in.
  func endTurn(at now: Instant) throws(SystemError) {
    if let time = nextAttempt, time <= now { connectToBroker(at: now) }
    if let time = nextTending, time <= now {
      client.tend()
      nextTending = now.advanced(bySeconds: tendingInterval)
    }
    takeBrokerEvents(at: now)
    // The library has closed what is lost: the kiosk's new connection may get that very descriptor, and
    // must not be taken for it.
    try followBroker()
    if let time = kioskRetry, time <= now { try connectToKiosk(at: now) }
    if let time = nextStatus, time <= now { askForStatus(at: now) }
    timer.set(
      for: [nextAttempt, nextTending, kioskRetry, nextStatus].compactMap(\.self).min())
  }

  /// Takes leave of the broker, which may be one that takes nothing any more.
  ///
  /// - Parameter patience: Seconds to wait for it.
  func leave(patience: Double = 2) throws(SystemError) {
    guard isJoined else { return }
    publishAvailability(isOnline: false)
    client.disconnect()
    let end = MonotonicClock.now.advanced(bySeconds: patience)
    timer.set(for: end)
    while client.wantsToWrite, client.descriptor != nil, MonotonicClock.now < end {
      try followBroker()
      try loop.turn()
    }
  }
}
