package import Configuration
package import LinuxIO
internal import Synchronization

/// A client of an MQTT broker that never waits for it.
///
/// The library looks the broker's address up before it begins to connect, which may take half a minute
/// where no name server answers: that is done on a thread of its own, and until it is over the library's
/// client is that thread's. What happens is gathered, and taken by `takeEvents`. A connection that is
/// lost stays lost until `connect` is called again.
package final class BrokerClient {
  /// What the thread keeps alive, for as long as the look-up takes.
  private final class Desk: Sendable {
    let client: Mutex<MosquittoClient>
    let isBegun: EventDescriptor

    init(_ client: sending MosquittoClient) throws(SystemError) {
      isBegun = try EventDescriptor()
      self.client = Mutex(client)
    }
  }

  private let desk: Desk
  /// Whether the library's client is another thread's.
  private(set) var isBeginning = false

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
    let client = try MosquittoClient(named: identifier, of: broker, will: will)
    do throws(SystemError) {
      desk = try Desk(client)
    } catch {
      throw BrokerFailure(error.description)
    }
  }

  // MARK: The connection

  /// Begins to connect; `beginning` becomes readable, and `joined`, `refused` or `lost` follows.
  package func connect() throws(BrokerFailure) {
    let desk = desk
    do throws(SystemError) {
      _ = try Thread("broker") {
        desk.client.withLock { $0.connect() }
        desk.isBegun.raise()
      }
    } catch {
      throw BrokerFailure(error.description)
    }
    isBeginning = true
  }

  /// Readable when a connection has been begun, or could not be.
  package var beginning: Int32 { desk.isBegun.descriptor }

  /// Takes note that a connection has been begun, or could not be.
  package func takeBeginning() {
    desk.isBegun.lower()
    isBeginning = false
  }

  /// Readable when there is something to read; nil while there is no connection, not even a beginning
  /// of one.
  package var descriptor: Int32? { use { $0.descriptor } ?? nil }

  /// Whether something waits for the descriptor to be writable: the beginning of a connection, or what
  /// is to be sent.
  package var wantsToWrite: Bool { use { $0.wantsToWrite } ?? false }

  /// Reads and writes what the descriptor is ready for.
  package func handle(_ readiness: Readiness) { use { $0.handle(readiness) } }

  /// Makes sure that the connection still holds; to be called a few times in `keepAlive` seconds.
  package func tend() { use { $0.tend() } }

  /// Takes leave of the broker, which then keeps the will to itself.
  package func disconnect() { use { $0.disconnect() } }

  // MARK: Messages

  /// Publishes a message; one that is not retained is dropped where there is no connection.
  package func publish(_ message: BridgeMessage) { use { $0.publish(message) } }

  /// Asks for what others publish, each message exactly once: a second `pop` is another one.
  package func subscribe(to topic: String) { use { $0.subscribe(to: topic) } }

  /// What has happened since this was called last.
  package func takeEvents() -> [BrokerEvent] { use { $0.takeEvents() } ?? [] }

  /// Uses the library's client, where nobody else does.
  @discardableResult
  private func use<Result: Sendable>(
    _ body: @Sendable (MosquittoClient) -> Result
  ) -> Result? {
    isBeginning ? nil : desk.client.withLock { body($0) }
  }
}
