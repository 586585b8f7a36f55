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
///   take():  erase the text, hide the cursor -> keyboard off -> graphics mode
///   close(): erase the text, show the cursor -> text mode -> keyboard as before
/// ```
///
/// The text is erased first, because the kernel shows what is left of it between a kiosk that was
/// killed and its successor. No privilege is needed: the modes may be set by whoever has the
/// terminal as the controlling one. Switching to another terminal is not handled here.
package final class Console {
  /// What became of taking the terminal.
  package enum Taking {
    /// It is in graphics mode until it is closed.
    case taken(Console)
    /// There is none (ssh, a pseudo terminal, no terminal at all), or it may not be set: why.
    case absent(String)
  }

  private static let erase = "\u{1b}[H\u{1b}[2J\u{1b}[3J"
  private static let hideCursor = "\u{1b}[?25l"
  private static let showCursor = "\u{1b}[?25h"

  private let terminal: FileDescriptor
  private let keyboardMode: Int32
  private var isOpen = true

  /// Takes the controlling terminal, or the one that is the standard input.
  package static func take() -> Taking {
    if let terminal = try? FileDescriptor.open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK),
      let taking = take(terminal, named: "/dev/tty")
    {
      return taking
    }
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
    if input >= 0, let taking = take(FileDescriptor(owning: input), named: "the standard input") {
      return taking
    }
    return .absent("not started on a virtual terminal: the console is left as it is")
  }

  /// Takes a terminal; nil where the file is none, or no virtual one.
  ///
  /// - Parameter name: What messages call it.
  package static func take(
    _ terminal: consuming FileDescriptor, named name: String
  ) -> Taking? {
    let keyboardMode = kiosk_keyboard_mode(terminal.rawValue)
    guard keyboardMode >= 0 else { return nil }
    write(erase + hideCursor, to: terminal.rawValue)
    guard
      kiosk_set_keyboard_mode(terminal.rawValue, K_OFF) == 0,
      kiosk_set_console_mode(terminal.rawValue, KD_GRAPHICS) == 0
    else {
      let error = SystemError(
        "set graphics mode of the console", on: name, reason: .current,
        remedy: "start it on a virtual terminal that is its controlling terminal")
      _ = kiosk_set_keyboard_mode(terminal.rawValue, keyboardMode)
      write(showCursor, to: terminal.rawValue)
      return .absent("\(error)")
    }
    return .taken(Console(terminal, keyboardMode: keyboardMode))
  }

  private init(_ terminal: consuming FileDescriptor, keyboardMode: Int32) {
    self.terminal = terminal
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
    Self.write(Self.erase + Self.showCursor, to: terminal.rawValue)
    _ = kiosk_set_console_mode(terminal.rawValue, KD_TEXT)
    _ = kiosk_set_keyboard_mode(terminal.rawValue, keyboardMode)
  }

  /// Writes control sequences; a terminal that is stopped or gone takes none, which is no matter.
  private static func write(_ text: String, to terminal: Int32) {
    var text = text
    // SAFETY: the bytes are lent for the call.
    text.withUTF8 { bytes in
      _ = unsafe Glibc.write(terminal, bytes.baseAddress, bytes.count)
    }
  }
}
