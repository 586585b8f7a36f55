extension SystemError {
  /// A file that could not be written, under the name that it was asked for.
  package static func writing(_ path: String, _ reason: Errno) -> SystemError {
    let remedy: String? =
      switch reason {
      case .noSuchFile: "make the folder \(FilePath.parent(of: path)) first"
      case .permissionDenied: "check the permissions of the file and its folder"
      default: nil
      }
    return SystemError("write", on: path, reason: reason, remedy: remedy)
  }
}
