internal import CLinux
internal import Glibc

/// A thread of its own for work that would delay the event loop.
package struct Thread: ~Copyable, Sendable {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - name: Shown by `ps -L` and debuggers; at most 15 bytes.
  ///   - run: What it does; the thread ends when this returns.
  package init(_ name: String, run: @escaping @Sendable () -> Void) throws(SystemError) {
    var handle = pthread_t()
    // SAFETY: the box is retained here and released by the thread, or below if there is none.
    let body = unsafe Unmanaged.passRetained(Body(run))
    let status = unsafe pthread_create(
      &handle, nil,
      { context in
        guard let context = unsafe context else { return nil }
        Thread.prepareForCrash()
        unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    guard status == 0 else {
      unsafe body.release()
      throw SystemError("start", on: "thread \(name)", reason: Errno(rawValue: status))
    }
    self.handle = handle
    // SAFETY: the name is lent as a C string for the length of the call.
    _ = unsafe kiosk_name_thread(handle, name)
  }

  /// Hands signals that reach other threads on to this one, to where they wait for it.
  ///
  /// A main thread that serves a dispatch queue waits with every signal let through, whatever it
  /// has blocked; without this they would end the process there.
  package borrowing func receive(_ signals: [Signal]) {
    for signal in signals {
      // Fails only for signals that nobody can catch.
      _ = kiosk_forward_signal(signal.rawValue, handle)
    }
  }

  /// Has a crash of the calling thread noticed even where its stack has run over; threads that are
  /// started here need not ask.
  package static func prepareForCrash() {
    kiosk_use_crash_stack()
  }

  /// Lets the other threads go first from now on, where they compete with the calling one.
  package static func yieldPrecedence() {
    // On Linux this concerns the calling thread alone, and giving way needs no privilege.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
  }

  /// Waits until the thread has ended.
  package consuming func join() {
    _ = pthread_join(handle, nil)
    discard self
  }

  deinit {
    // Nobody will join it: the system clears up when it ends.
    pthread_detach(handle)
  }
}
