import CLinux
import Glibc
import LinuxIO
import Testing

/// What a crash does to a terminal.
///
/// Here a pipe stands in for one, which refuses the modes and takes the text; the modes are seen on the
/// virtual panel, by `A kiosk on a console`.
@Suite struct `A crash` {
  private static let farewell = "\u{1b}[?25hfarewell"

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE])
  func `gives the terminal back and ends the process as ever`(signal: Int32) async {
    let end = await #expect(
      processExitsWith: .signal(signal), observing: [\.standardOutputContent]
    ) { [signal = signal as Int32] in
      unsafe "\u{1b}[?25hfarewell".withCString { farewell in
        unsafe kiosk_give_back_on_crash(STDOUT_FILENO, 0, farewell)
        // The test library keeps SIGABRT for itself.
        Signal.unblock([Signal(rawValue: signal)])
        raise(signal)
      }
    }
    let output = end.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    #expect(output?.hasSuffix(Self.farewell) == true)
  }

  @Test func `leaves alone a terminal that was given back before`() async {
    let end = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardOutputContent]
    ) {
      unsafe "farewell".withCString { farewell in
        unsafe kiosk_give_back_on_crash(STDOUT_FILENO, 0, farewell)
        unsafe kiosk_give_back_on_crash(-1, 0, farewell)
        abort()
      }
    }
    let output = end.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    #expect(output?.contains("farewell") == false)
  }

  @Test func `is noticed on a thread whose stack has run over`() async {
    let end = await #expect(
      processExitsWith: .signal(SIGSEGV), observing: [\.standardOutputContent]
    ) {
      unsafe "farewell".withCString { farewell in
        unsafe kiosk_give_back_on_crash(STDOUT_FILENO, 0, farewell)
        let thread = try? Thread("deep") { print(depth(of: 1)) }
        if let thread { thread.join() }
      }
    }
    let output = end.map { String(decoding: $0.standardOutputContent, as: UTF8.self) }
    #expect(output?.hasSuffix("farewell") == true)
  }
}

/// Never returns: each call needs a stack of its own.
private func depth(of level: Int) -> Int {
  level == 0 ? 0 : depth(of: level + 1) + level
}
