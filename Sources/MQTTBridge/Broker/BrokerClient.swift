internal import CMosquitto
package import Configuration
internal import Glibc
package import LinuxIO

/// A client of an MQTT broker, by libmosquitto; it speaks version 3.1.1, which every broker does.
///
/// It never waits but for the broker's address to be looked up: the connection is made, and messages
/// go out, when its owner's event loop finds the descriptor ready. What happens is gathered, and
/// taken by `takeEvents`. A connection that is lost stays lost until `connect` is called again.
@safe package final class BrokerClient {
  private final class Inbox {
    var events: [BrokerEvent] = []
    let address: String

    init(address: String) { self.address = address }
  }

  /// Where OpenSSL's distributions keep the authorities that everybody trusts.
  private static let systemAuthorities = "/etc/ssl/certs"

  private let client: OpaquePointer
  private let broker: BridgeConfiguration.Broker
  private let inbox: Inbox
  private var isHungUp = false

  /// Prepares a client that is not connected.
  ///
  /// - Parameters:
  ///   - identifier: Of no other client of the broker: it sends away the elder of two.
  ///   - broker: Where, and how to get in.
  ///   - will: What the broker publishes when this client has vanished.
  /// - Throws: Where a file that the configuration names cannot be used.
  package init(
    named identifier: String, of broker: BridgeConfiguration.Broker, will: BridgeMessage
  ) throws(BrokerFailure) {
    inbox = Inbox(address: "\(broker.host):\(broker.port)")
    self.broker = broker
    // SAFETY: the library is counted up here and down in deinit. The inbox is lent to callbacks,
    // which run inside calls of this object only, and outlives the client.
    mosquitto_lib_init()
    guard
      let client = unsafe mosquitto_new(
        identifier, true, Unmanaged.passUnretained(inbox).toOpaque())
    else {
      throw BrokerFailure("could not make a client of \(broker.host): \(Errno.current)")
    }
    unsafe self.client = client
    unsafe Self.listen(to: client)
    let status = unsafe mosquitto_will_set(
      client, will.topic, Int32(will.payload.count), will.payload, 1, will.isRetained)
    try check(status, "announce its own end to")
    try logIn()
    try encrypt()
  }

  deinit {
    // SAFETY: init has made the client and counted the library up.
    unsafe mosquitto_destroy(client)
    mosquitto_lib_cleanup()
  }

  private func logIn() throws(BrokerFailure) {
    guard let username = broker.username else { return }
    var password: String?
    if let path = broker.passwordFile {
      do throws(SystemError) {
        let bytes = try FileContents.read(path, limit: 1 << 16)
        password = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      } catch {
        throw BrokerFailure(error.description)
      }
    }
    // SAFETY: texts are lent as C strings for the call, which copies them.
    try check(unsafe mosquitto_username_pw_set(client, username, password), "log in to")
  }

  private func encrypt() throws(BrokerFailure) {
    guard let files = broker.encryption else { return }
    let folder = files.authorities == nil ? Self.systemAuthorities : nil
    // The library says of a file that it cannot read no more than that something is not valid.
    for path in [files.authorities, files.certificate, files.key].compactMap(\.self) {
      do throws(SystemError) {
        _ = try FileContents.readStart(of: path, count: 1)
      } catch {
        throw BrokerFailure(error.description)
      }
    }
    // SAFETY: texts are lent as C strings for the call, which copies them.
    let status = unsafe mosquitto_tls_set(
      client, files.authorities, folder, files.certificate, files.key, nil)
    try check(status, "prepare an encrypted connection to")
  }

  // MARK: The connection

  /// Readable when there is something to read; nil while there is no connection, not even a beginning
  /// of one.
  package var descriptor: Int32? {
    let descriptor = unsafe mosquitto_socket(client)
    return descriptor >= 0 && !isHungUp ? descriptor : nil
  }

  /// Whether something waits for the descriptor to be writable.
  package var wantsToWrite: Bool { unsafe mosquitto_want_write(client) }

  /// Begins to connect; `joined`, `refused` or `lost` follows.
  package func connect() throws(BrokerFailure) {
    isHungUp = false
    // SAFETY: the text is lent as a C string for the call.
    let status = unsafe mosquitto_connect_async(
      client, broker.host, Int32(broker.port), Int32(broker.keepAlive))
    try check(status, "connect to")
  }

  /// Reads and writes what the descriptor is ready for.
  package func handle(_ readiness: Readiness) {
    let isOver = readiness.contains(.hungUp) || readiness.contains(.failed)
    let failure = isOver ? pendingError : nil
    if wantsToWrite { note(unsafe mosquitto_loop_write(client, 16)) }
    note(unsafe mosquitto_loop_read(client, 16))
    // The library goes on for ever with an encrypted connection that was never made.
    if isOver {
      lose(failure?.description ?? "it has hung up")
      isHungUp = true
    }
  }

  /// Writes what waits.
  package func write() { note(unsafe mosquitto_loop_write(client, 16)) }

  /// Makes sure that the connection still holds; to be called a few times in `keepAlive` seconds.
  package func tend() { note(unsafe mosquitto_loop_misc(client)) }

  /// What the kernel says of the connection.
  private var pendingError: Errno? {
    var number: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    // SAFETY: the call fills the number that it borrows.
    let status = unsafe getsockopt(mosquitto_socket(client), SOL_SOCKET, SO_ERROR, &number, &size)
    return status == 0 && number != 0 ? Errno(rawValue: number) : nil
  }

  private func note(_ status: Int32) {
    if status != MOSQ_ERR_SUCCESS.rawValue { lose(Self.reason(of: status)) }
  }

  /// Tells of a loss; one that fails before it is made is told of by no callback.
  private func lose(_ reason: String) {
    let isTold = inbox.events.contains {
      switch $0 {
      case .lost, .refused: true
      case .joined, .message: false
      }
    }
    if isTold { return }
    inbox.events.append(.lost("the broker \(inbox.address) cannot be reached: \(reason)"))
  }

  private static func reason(of status: Int32) -> String {
    // SAFETY: the text is a static one of the library, and copied.
    status == MOSQ_ERR_ERRNO.rawValue
      ? Errno.current.description : unsafe String(cString: mosquitto_strerror(status))
  }

  /// Takes leave of the broker, which then keeps the will to itself.
  package func disconnect() { _ = unsafe mosquitto_disconnect(client) }

  // MARK: Messages

  /// Publishes a message; one that is not retained is dropped where there is no connection.
  package func publish(_ message: BridgeMessage) {
    // SAFETY: topic and payload are lent for the call, which copies them.
    _ = unsafe mosquitto_publish(
      client, nil, message.topic, Int32(message.payload.count), message.payload,
      message.isRetained ? 1 : 0, message.isRetained)
  }

  /// Asks for what others publish, each message exactly once: a second `pop` is another one.
  package func subscribe(to topic: String) {
    // SAFETY: the topic is lent as a C string for the call.
    _ = unsafe mosquitto_subscribe(client, nil, topic, 2)
  }

  /// What has happened since this was called last.
  package func takeEvents() -> [BrokerEvent] {
    let events = inbox.events
    inbox.events = []
    return events
  }

  // SAFETY: the callbacks are called by the library inside calls of this object, with the inbox that
  // `init` has handed in; codes are static texts of the library, and messages are its own for the
  // length of the call and copied.
  private static func listen(to client: OpaquePointer) {
    unsafe mosquitto_connect_callback_set(client) { _, context, code in
      guard let inbox = unsafe BrokerClient.inbox(context) else { return }
      inbox.events.append(
        code == 0
          ? .joined
          : .refused(
            "the broker \(inbox.address) refuses this kiosk: "
              + (unsafe String(cString: mosquitto_connack_string(code)))
              + "; check username, passwordFile and the broker's list of clients"))
    }
    unsafe mosquitto_disconnect_callback_set(client) { _, context, code in
      guard let inbox = unsafe BrokerClient.inbox(context) else { return }
      let reason = unsafe String(cString: mosquitto_strerror(code))
      inbox.events.append(.lost("the broker \(inbox.address) is lost: \(reason)"))
    }
    unsafe mosquitto_message_callback_set(client) { _, context, message in
      guard let inbox = unsafe BrokerClient.inbox(context), let message = unsafe message,
        let topic = unsafe message.pointee.topic
      else { return }
      let payload = unsafe UnsafeRawBufferPointer(
        start: message.pointee.payload, count: Int(message.pointee.payloadlen))
      unsafe inbox.events.append(
        .message(
          BridgeMessage(
            topic: String(cString: topic), payload: Array(payload),
            isRetained: message.pointee.retain)))
    }
  }

  private static func inbox(_ context: UnsafeMutableRawPointer?) -> Inbox? {
    unsafe context.map { unsafe Unmanaged<Inbox>.fromOpaque($0).takeUnretainedValue() }
  }

  private func check(_ status: Int32, _ operation: String) throws(BrokerFailure) {
    guard status != MOSQ_ERR_SUCCESS.rawValue else { return }
    throw BrokerFailure(
      "could not \(operation) the broker \(inbox.address): \(Self.reason(of: status)); check broker in the "
        + "configuration, and the network")
  }
}
