internal import Synchronization

/// Messages from some threads to one other, in order.
///
/// The receiver waits for `descriptor` and takes everything there is at once.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  private let arrival: EventDescriptor

  /// Readable when there is something to take.
  package var descriptor: Int32 { arrival.descriptor }

  /// Makes an empty box.
  package init() throws(SystemError) { arrival = try EventDescriptor() }

  /// Adds a message.
  ///
  /// Nothing is allocated for it once the box has grown to the busiest moment.
  package func send(_ message: Message) {
    let isFirst = messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
    if isFirst { arrival.raise() }
  }

  /// Wakes the receiver without a message.
  package func wake() { arrival.raise() }

  /// Takes the oldest message; nil where there is none.
  package func take() -> Message? {
    messages.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Takes note that the receiver was woken; to be called before messages are taken.
  package func lower() { arrival.lower() }

  /// Blocks until there is something to take.
  package func wait() { arrival.waitUntilRaised() }
}
