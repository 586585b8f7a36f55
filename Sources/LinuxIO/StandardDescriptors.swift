internal import Glibc

/// Standard input, output and error, the descriptors 0, 1 and 2.
package enum StandardDescriptors {
  /// Opens those that the program was started without, so that no file, device or socket of its own
  /// gets their numbers, and with them what is meant for a terminal or a log.
  ///
  /// Using one of them fails with EBADF as before. It is called before anything else is opened.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) < 0 && Errno.current.rawValue == EBADF {
      // The lowest free number is this one. It is opened the wrong way round: what is printed into
      // nothing is to be told as lost.
      let flags = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // SAFETY: the path is lent as a C string for the length of the call.
      _ = unsafe open("/dev/null", flags)
    }
  }
}
