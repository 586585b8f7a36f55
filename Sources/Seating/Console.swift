internal import CLinux
internal import Glibc
package import LinuxIO

/// The virtual terminal that a kiosk was started on, kept from drawing over it.
///
/// The kernel writes a terminal's text, and its blinking cursor, to the panel whenever nobody is
/// the display's master, and when a terminal is reset even while somebody is. In graphics mode it
/// keeps away; and with its keyboard off, nothing that is typed reaches the shell below the kiosk.
///
/// ```
///   take():  erase the text, hide the cursor -> keyboard off, unheard -> graphics mode -> be asked
///   close(): erase the text, show the cursor -> ask nobody -> text mode -> heard, keyboard as before
/// ```
///
/// Unheard, because Alt, SysRq and R turn the keyboard on: what is typed then is not echoed, Ctrl-C
/// interrupts nobody, and no shell reads it when the kiosk has ended.
///
/// The text is erased first, with what could be scrolled back to, because the kernel shows what is
/// left of it between a kiosk that was killed and its successor. No privilege is needed: the modes
/// may be set by whoever has the terminal as the controlling one.
///
/// Before the kernel switches to another terminal, and after it has switched back, it sends
/// `Signal.consoleRelease` and `Signal.consoleAcquisition`, and waits for an answer.
package final class Console {
  /// What became of taking the terminal.
  package enum Taking {
    /// It is in graphics mode until it is closed.
    case taken(Console)
    /// There is none (ssh, a pseudo terminal, no terminal at all), or it may not be set: why.
    case absent(String)
  }

  /// What a signal by which the process crashes is to leave behind.
  package enum CrashBehavior: Hashable, Sendable {
    /// Text, cursor and keyboard, for the person who started it by hand and sits before it.
    case givesBack
    /// Everything as it is, for a successor who comes in a moment.
    ///
    /// Text mode would put the terminal on the panel, even in place of a last frame that somebody
    /// else keeps there, and the keyboard would type into it. What the kernel is to ask is the dead
    /// process; it finds that out when it does, and switches, so nobody is locked out.
    case staysInGraphics
  }

  private static let erase: StaticString = "\u{1b}[H\u{1b}[2J\u{1b}[3J"
  private static let hideCursor: StaticString = "\u{1b}[?25l"
  private static let showCursor: StaticString = "\u{1b}[?25h"
  private static let farewell: StaticString = "\u{1b}[H\u{1b}[2J\u{1b}[3J\u{1b}[?25h"

  /// The N of its ttyN.
  package let number: Int
  private let terminal: FileDescriptor
  private let keyboardMode: Int32
  private var isOpen = true

  /// Takes the controlling terminal, or the one that is the standard input.
  package static func take(leavingAtCrash behavior: CrashBehavior) -> Taking {
    if let terminal = try? FileDescriptor.open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK),
      let taking = take(terminal, named: "/dev/tty", leavingAtCrash: behavior)
    {
      return taking
    }
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
    if input >= 0,
      let taking = take(
        FileDescriptor(owning: input), named: "the standard input", leavingAtCrash: behavior)
    {
      return taking
    }
    return .absent("not started on a virtual terminal: the console is left as it is")
  }

  /// Takes a terminal; nil where the file is none, or no virtual one.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - behavior: What becomes of it when the process crashes.
  package static func take(
    _ terminal: consuming FileDescriptor, named name: String, leavingAtCrash behavior: CrashBehavior
  ) -> Taking? {
    let keyboardMode = kiosk_keyboard_mode(terminal.rawValue)
    let number = kiosk_terminal_number(terminal.rawValue)
    guard keyboardMode >= 0, number >= 0 else { return nil }
    write(erase, to: terminal.rawValue)
    write(hideCursor, to: terminal.rawValue)
    kiosk_set_typing(terminal.rawValue, false)
    guard
      kiosk_set_keyboard_mode(terminal.rawValue, K_OFF) == 0,
      kiosk_set_console_mode(terminal.rawValue, KD_GRAPHICS) == 0,
      kiosk_ask_for_terminal(
        terminal.rawValue, Signal.consoleRelease.rawValue, Signal.consoleAcquisition.rawValue) == 0
    else {
      let error = SystemError(
        "set graphics mode of the console", on: name, reason: .current,
        remedy: "start it on a virtual terminal that is its controlling terminal")
      _ = kiosk_set_console_mode(terminal.rawValue, KD_TEXT)
      kiosk_set_typing(terminal.rawValue, true)
      _ = kiosk_set_keyboard_mode(terminal.rawValue, keyboardMode)
      write(showCursor, to: terminal.rawValue)
      return .absent("\(error)")
    }
    let console = Console(terminal, number: Int(number), keyboardMode: keyboardMode)
    if behavior == .givesBack {
      // SAFETY: the text is static.
      unsafe kiosk_give_back_on_crash(
        console.terminal.rawValue, console.keyboardMode,
        UnsafeRawPointer(farewell.utf8Start).assumingMemoryBound(to: CChar.self))
    }
    return .taken(console)
  }

  /// Erases the text of the controlling terminal, where that is a virtual one whose modes are somebody
  /// else's affair.
  static func eraseText() {
    guard let terminal = try? FileDescriptor.open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK),
      kiosk_terminal_number(terminal.rawValue) >= 0
    else { return }
    write(erase, to: terminal.rawValue)
  }

  private init(_ terminal: consuming FileDescriptor, number: Int, keyboardMode: Int32) {
    self.terminal = terminal
    self.number = number
    // A predecessor that was killed has left its keyboard off.
    self.keyboardMode = keyboardMode == K_OFF ? K_UNICODE : keyboardMode
  }

  deinit {
    close()
  }

  /// Gives the terminal back: text, keyboard, cursor.
  ///
  /// To be called after the display is closed: until then the panel is not the terminal's.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    // SAFETY: without a terminal nothing is written.
    unsafe kiosk_give_back_on_crash(-1, keyboardMode, "")
    Self.write(Self.farewell, to: terminal.rawValue)
    _ = kiosk_ask_for_terminal(terminal.rawValue, 0, 0)
    _ = kiosk_set_console_mode(terminal.rawValue, KD_TEXT)
    kiosk_set_typing(terminal.rawValue, true)
    _ = kiosk_set_keyboard_mode(terminal.rawValue, keyboardMode)
  }

  /// Leaves everything as it is, for a successor who comes in a moment.
  package func leave() {
    isOpen = false
  }

  // MARK: Switching

  /// Whether it is the one that is seen and typed on.
  package var isActive: Bool { activeNumber == number }

  /// The N of the ttyN that is seen and typed on.
  package var activeNumber: Int { Int(kiosk_active_terminal(terminal.rawValue)) }

  /// Answers that another terminal may have the panel.
  ///
  /// - Returns: False where nobody had asked.
  package func allowSwitch() -> Bool {
    kiosk_answer_switch(terminal.rawValue, 1) == 0
  }

  /// Answers that no other terminal may have the panel.
  package func refuseSwitch() {
    _ = kiosk_answer_switch(terminal.rawValue, 0)
  }

  /// Takes note that the panel is this terminal's again.
  package func acknowledgeReturn() {
    _ = kiosk_answer_switch(terminal.rawValue, VT_ACKACQ)
  }

  /// Turns the keyboard off again, where somebody has turned it on.
  ///
  /// The kernel does that for Alt, SysRq and R on a keyboard that nobody has grabbed.
  ///
  /// - Returns: Whether it was on, so that keys may have asked for another terminal.
  package func turnKeyboardOff() -> Bool {
    guard kiosk_keyboard_mode(terminal.rawValue) != K_OFF else { return false }
    _ = kiosk_set_keyboard_mode(terminal.rawValue, K_OFF)
    return true
  }

  /// Asks the kernel to switch to another terminal; this one will be asked first.
  ///
  /// - Parameter number: The N of its ttyN, 1...63.
  package func activate(_ number: Int) throws(SystemError) {
    guard kiosk_activate_terminal(terminal.rawValue, Int32(number)) == 0 else {
      throw SystemError("switch to", on: "tty\(number)", reason: .current)
    }
  }

  /// Writes control sequences; a terminal that is stopped or gone takes none, which is no matter.
  private static func write(_ text: StaticString, to terminal: Int32) {
    // SAFETY: the text is static.
    _ = unsafe Glibc.write(terminal, text.utf8Start, text.utf8CodeUnitCount)
  }
}
