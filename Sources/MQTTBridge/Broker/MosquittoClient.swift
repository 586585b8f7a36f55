internal import CMosquitto
internal import Configuration
internal import Glibc
internal import LinuxIO

/// libmosquitto's client; it speaks version 3.1.1, which every broker does.
///
/// It never waits but for the broker's address to be looked up (`connect`): the connection is made, and
/// messages go out, when an event loop finds the descriptor ready.
@safe final class MosquittoClient {
  /// What the library keeps for all clients, from the first one on.
  private static let library: Void = { mosquitto_lib_init() }()
  /// Where OpenSSL's distributions keep the authorities that everybody trusts.
  private static let systemAuthorities = "/etc/ssl/certs"

  private let client: OpaquePointer
  private let broker: BridgeConfiguration.Broker
  private let inbox: BrokerInbox
  private var isHungUp = false
  /// Whether the connection has had room once: only then it is made, or not.
  private var hasHadRoom = false
  /// Whether the library wants to write and has nothing to write, as in the midst of a handshake.
  private var hasStalled = false

  /// Prepares a client that is not connected.
  ///
  /// - Parameters:
  ///   - identifier: Of no other client of the broker: it sends away the elder of two.
  ///   - broker: Where, and how to get in.
  ///   - will: What the broker publishes when this client has vanished.
  /// - Throws: Where a file that the configuration names cannot be used.
  init(
    named identifier: String, of broker: BridgeConfiguration.Broker, will: BridgeMessage
  ) throws(BrokerFailure) {
    inbox = BrokerInbox(of: broker)
    self.broker = broker
    Self.library
    // SAFETY: the inbox is lent to callbacks, which run inside calls of this object only, and outlives
    // the client.
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
    // SAFETY: init has made the client.
    unsafe mosquitto_destroy(client)
  }

  private func logIn() throws(BrokerFailure) {
    guard let username = broker.username else { return }
    let password = try broker.password()
    // SAFETY: texts are lent as C strings for the call, which copies them.
    try check(unsafe mosquitto_username_pw_set(client, username, password), "log in to")
  }

  private func encrypt() throws(BrokerFailure) {
    guard let files = broker.encryption else { return }
    let folder = files.authorities == nil ? Self.systemAuthorities : nil
    // The library says of a file that it cannot read no more than that something is not valid.
    for file in files.files { try BridgeConfiguration.Broker.checkReadable(file) }
    // SAFETY: texts are lent as C strings for the call, which copies them.
    let status = unsafe mosquitto_tls_set(
      client, files.authorities, folder, files.certificate, files.key, nil)
    try check(status, "prepare an encrypted connection to")
  }

  // MARK: The connection

  /// Readable when there is something to read; nil while there is no connection, not even a beginning
  /// of one.
  var descriptor: Int32? {
    let descriptor = unsafe mosquitto_socket(client)
    return descriptor >= 0 && !isHungUp ? descriptor : nil
  }

  /// Whether something waits for the descriptor to be writable: the beginning of a connection, or what
  /// is to be sent.
  var wantsToWrite: Bool { !hasHadRoom || (hasOutput && !hasStalled) }

  private var hasOutput: Bool { unsafe mosquitto_want_write(client) }

  /// Begins to connect, once the broker's address is looked up: that may take half a minute.
  func connect() {
    isHungUp = false
    hasHadRoom = false
    hasStalled = false
    inbox.begin()
    // SAFETY: the text is lent as a C string for the call.
    note(
      unsafe mosquitto_connect_async(
        client, broker.host, Int32(broker.port), Int32(broker.keepAlive)))
  }

  /// Reads and writes what the descriptor is ready for.
  func handle(_ readiness: Readiness) {
    let isOver = readiness.contains(.hungUp) || readiness.contains(.failed)
    let failure = isOver ? pendingError : nil
    let wasMade = hasHadRoom
    if readiness.contains(.writable) { hasHadRoom = true }
    if hasOutput { note(unsafe mosquitto_loop_write(client, 16)) }
    note(unsafe mosquitto_loop_read(client, 16))
    // In a handshake the library wants to write all along: a socket that has room and nothing to say
    // would wake the loop without end. What a broker that has let us in is to be sent goes out.
    hasStalled = !readiness.contains(.readable) && !inbox.isJoined && hasOutput
    // The library goes on for ever with an encrypted connection that was never made.
    if isOver {
      // What the kernel says of one that is refused at once is taken by the first step of its handshake.
      let end = wasMade ? "it has hung up" : "no connection was made, as if nobody listened there"
      inbox.lost(failure?.description ?? end)
      isHungUp = true
    }
  }

  /// Makes sure that the connection still holds; to be called a few times in `keepAlive` seconds.
  func tend() {
    hasStalled = false
    note(unsafe mosquitto_loop_misc(client))
  }

  /// What the kernel says of the connection.
  private var pendingError: Errno? {
    var number: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    // SAFETY: the call fills the number that it borrows.
    let status = unsafe getsockopt(mosquitto_socket(client), SOL_SOCKET, SO_ERROR, &number, &size)
    return status == 0 && number != 0 ? Errno(rawValue: number) : nil
  }

  private func note(_ status: Int32) {
    if status != MOSQ_ERR_SUCCESS.rawValue { inbox.lost(status) }
  }

  /// Takes leave of the broker, which then keeps the will to itself.
  func disconnect() { _ = unsafe mosquitto_disconnect(client) }

  // MARK: Messages

  /// Publishes a message; one that is not retained is dropped where there is no connection.
  func publish(_ message: BridgeMessage) {
    // SAFETY: topic and payload are lent for the call, which copies them.
    _ = unsafe mosquitto_publish(
      client, nil, message.topic, Int32(message.payload.count), message.payload,
      message.isRetained ? 1 : 0, message.isRetained)
  }

  /// Asks for what others publish, each message exactly once: a second `pop` is another one.
  func subscribe(to topic: String) {
    // SAFETY: the topic is lent as a C string for the call.
    _ = unsafe mosquitto_subscribe(client, nil, topic, 2)
  }

  /// What has happened since this was called last.
  func takeEvents() -> [BrokerEvent] { inbox.take() }

  // SAFETY: the callbacks are called by the library inside calls of this object, with the inbox that
  // `init` has handed in; texts are static ones of the library or, as messages, its own for the length
  // of the call, and copied.
  private static func listen(to client: OpaquePointer) {
    unsafe mosquitto_connect_callback_set(client) { _, context, code in
      unsafe MosquittoClient.inbox(context)?
        .answered(code, String(cString: mosquitto_connack_string(code)))
    }
    unsafe mosquitto_disconnect_callback_set(client) { _, context, code in
      unsafe MosquittoClient.inbox(context)?.lost(code)
    }
    unsafe mosquitto_log_callback_set(client) { _, context, level, text in
      guard level == MOSQ_LOG_ERR, let text = unsafe text else { return }
      unsafe MosquittoClient.inbox(context)?.complained(String(cString: text))
    }
    unsafe mosquitto_message_callback_set(client) { _, context, message in
      guard let inbox = unsafe MosquittoClient.inbox(context), let message = unsafe message,
        let topic = unsafe message.pointee.topic
      else { return }
      let payload = unsafe UnsafeRawBufferPointer(
        start: message.pointee.payload, count: Int(message.pointee.payloadlen))
      unsafe inbox.received(
        BridgeMessage(
          topic: String(cString: topic), payload: Array(payload),
          isRetained: message.pointee.retain))
    }
  }

  private static func inbox(_ context: UnsafeMutableRawPointer?) -> BrokerInbox? {
    unsafe context.map { unsafe Unmanaged<BrokerInbox>.fromOpaque($0).takeUnretainedValue() }
  }

  private func check(_ status: Int32, _ operation: String) throws(BrokerFailure) {
    guard status != MOSQ_ERR_SUCCESS.rawValue else { return }
    throw BrokerFailure(
      "could not \(operation) the broker \(inbox.address): \(inbox.reason(of: status)); check broker "
        + "in the configuration, and the network")
  }
}
