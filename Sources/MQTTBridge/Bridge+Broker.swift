internal import Configuration
internal import ControlClient
internal import ControlProtocol
internal import Geometry
internal import LinuxIO
internal import Spelling

/// The broker: joined, lost, joined again.
extension Bridge {
  var tendingInterval: Double { Double(configuration.broker.keepAlive) / 4 }

  func connectToBroker(at now: Instant) {
    nextAttempt = nil
    do throws(BrokerFailure) {
      try client.connect()
    } catch {
      lose(error.description, at: now)
    }
  }

  /// Gives the broker time to answer, once its address is looked up.
  ///
  /// The library counts its silence from before the look-up on, which may have taken all the time that
  /// there is: it is not asked until the broker has had its own.
  func beginConnection(at now: Instant) {
    client.takeBeginning()
    nextTending = now.advanced(bySeconds: Double(configuration.broker.keepAlive))
  }

  /// Waits for the connection that there is, and for room in it where something is to be sent.
  func followBroker() throws(SystemError) {
    let descriptor = client.descriptor
    if descriptor != brokerDescriptor {
      if let brokerSource { loop.remove(brokerSource) }
      brokerSource = try descriptor.map { (descriptor) throws(SystemError) in
        try loop.add(descriptor, handler: self)
      }
      brokerDescriptor = descriptor
    }
    guard let brokerSource else { return }
    try loop.change(brokerSource, to: client.wantsToWrite ? [.readable, .writable] : .readable)
  }

  func takeBrokerEvents(at now: Instant) {
    for event in client.takeEvents() {
      switch event {
      case .joined:
        log.write(.notice, "joined the broker as \(topics.base)")
        isJoined = true
        brokerProblem = nil
        retry.joined(at: now)
        nextTending = now.advanced(bySeconds: tendingInterval)
        client.subscribe(to: topics.command)
        if let discovery = configuration.discovery {
          client.subscribe(to: "\(discovery)/status")
          client.subscribe(to: HomeDevice.filter(of: topics, prefix: discovery))
        }
        publishAvailability(isOnline: isKioskOnline)
        // It may have forgotten everything.
        announce(again: true)
        publishStatus()
      case .refused(let reason): lose(reason, at: now)
      case .lost(let reason): lose(reason, at: now)
      case .message(let message): take(message)
      }
    }
  }

  func lose(_ problem: String, at now: Instant) {
    isJoined = false
    nextTending = nil
    let (next, wasBrief) = retry.lost(at: now, luck: .random(in: 0..<1))
    nextAttempt = next
    // Once each: a broker that is away for a night is no news every minute.
    if problem != brokerProblem {
      log.write(.warning, wasBrief ? "\(problem); \(rivalry)" : problem)
    }
    brokerProblem = problem
  }

  private var rivalry: String {
    "where that happens again and again, another client calls itself \(topics.identifier): give each "
      + "kiosk a topic of its own"
  }

  func take(_ message: BridgeMessage) {
    if message.topic.hasSuffix("/config") { return takeAnnouncement(message) }
    if message.topic != topics.command {
      // Home Assistant has started, and asks who is there.
      if message.payload == Array("online".utf8) { announce(again: true) }
      return
    }
    let text = String(decoding: message.payload.prefix(200), as: UTF8.self)
    // A broker hands a retained command out at every connection; it was meant once.
    if message.isRetained {
      return log.write(
        .warning, "the retained command '\(text.excerpt)' is ignored; publish it unretained")
    }
    do throws(ControlError) {
      let command = try BridgeCommand(payload: message.payload)
      guard let kiosk else {
        return publishAnswer(.refused("the kiosk is not running"), to: text)
      }
      do throws(ControlFailure) {
        try kiosk.ask(command.request, for: text)
      } catch {
        publishAnswer(.refused(error.description), to: text)
      }
    } catch {
      publishAnswer(.refused(error.description), to: text)
    }
  }
}
