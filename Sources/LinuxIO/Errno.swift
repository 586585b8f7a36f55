internal import CLinux
internal import Glibc

/// A reason the kernel gave for a failure, with the names of those that are handled.
package struct Errno: RawRepresentable, Error, Hashable, Sendable, CustomStringConvertible {
  /// The C library's number.
  package let rawValue: Int32

  /// Wraps a C library's `errno` value.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The reason of the call that failed last on this thread.
  package static var current: Errno { Errno(rawValue: errno) }

  /// EINTR: a signal came first.
  package static let interrupted = Errno(rawValue: EINTR)
  /// EAGAIN: nothing to read at present.
  package static let wouldBlock = Errno(rawValue: EAGAIN)
  /// EBUSY: somebody or something still uses it.
  package static let busy = Errno(rawValue: EBUSY)
  /// EACCES: the file's permissions, or the DRM master, say no.
  package static let permissionDenied = Errno(rawValue: EACCES)
  /// EPERM: a privilege is missing.
  package static let notPermitted = Errno(rawValue: EPERM)
  /// EINVAL: the kernel refuses the request as it is.
  package static let invalidArgument = Errno(rawValue: EINVAL)
  /// ECANCELED: for timers, their clock has been set.
  package static let cancelled = Errno(rawValue: ECANCELED)
  /// EROFS: nothing may be written there.
  package static let readOnly = Errno(rawValue: EROFS)
  /// ENOSPC: for displays, not enough bandwidth or planes.
  package static let noSpace = Errno(rawValue: ENOSPC)
  /// ENODEV: the device is gone.
  package static let noDevice = Errno(rawValue: ENODEV)
  /// ENXIO: what some drivers say instead of ENODEV.
  package static let noSuchDevice = Errno(rawValue: ENXIO)
  /// EFBIG: more than anybody wants to read.
  package static let tooLarge = Errno(rawValue: EFBIG)
  /// ENOENT: there is no such file.
  package static let noSuchFile = Errno(rawValue: ENOENT)
  /// EEXIST: there is such a file already.
  package static let fileExists = Errno(rawValue: EEXIST)
  /// EOPNOTSUPP: the driver does not offer it.
  package static let notSupported = Errno(rawValue: EOPNOTSUPP)
  /// ETIMEDOUT: nobody did what was waited for.
  package static let timedOut = Errno(rawValue: ETIMEDOUT)
  /// ECONNREFUSED: there is a socket, and nobody listens to it.
  package static let connectionRefused = Errno(rawValue: ECONNREFUSED)
  /// ERANGE: a value the driver cannot do.
  package static let outOfRange = Errno(rawValue: ERANGE)

  /// Whether descriptors, memory or watchers are used up, of this process, this user or the machine:
  /// that passes by itself, and nobody tells when.
  package var isShortage: Bool { [EMFILE, ENFILE, ENOMEM, ENOBUFS, ENOSPC].contains(rawValue) }

  /// The C library's words and the symbol, as in `Permission denied (EACCES)`.
  package var description: String {
    // SAFETY: strerror and kiosk_errno_name return static, NUL-terminated text, read at once.
    let words = unsafe String(cString: strerror(rawValue))
    guard let name = unsafe kiosk_errno_name(rawValue) else { return words }
    return unsafe "\(words) (\(String(cString: name)))"
  }
}
