extension SystemError {
  /// A file that could not be written, under the name that it was asked for.
  package static func writing(_ path: String, _ reason: Errno) -> SystemError {
    SystemError(
      "write", on: path, reason: reason,
      remedy: reason == .noSuchFile ? "make the folder \(FilePath.parent(of: path)) first" : nil)
  }
}
