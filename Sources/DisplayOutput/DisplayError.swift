package import LinuxIO

/// Why a display could not do what it was asked, sorted by what the caller does about it.
package enum DisplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no card, no connected connector or no mode: a state to wait in.
  case noDisplay(String)
  /// The card is gone (ENODEV): close, wait, open again.
  case removed(SystemError)
  /// Somebody else is master, or the console is switched away (EACCES): pause and retry.
  case notMaster(SystemError)
  /// Anything else the kernel refuses: the frame is lost, or the display cannot be used as
  /// configured.
  case failed(SystemError)
  /// The display cannot do what it is configured for.
  case unusable(String)
  /// What is plugged in is to be driven in another way than it is: close, and open at once.
  case changed(String)
  /// Frames are taken and none is shown, whatever was tried: only a new start can help.
  case hung(String)

  /// One sentence for the log.
  package var description: String {
    switch self {
    case .noDisplay(let why), .unusable(let why), .changed(let why), .hung(let why): why
    case .removed(let error), .notMaster(let error), .failed(let error): "\(error)"
    }
  }
}
