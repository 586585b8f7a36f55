internal import LinuxIO

extension SystemError {
  /// What failed and why, with what to do where the system itself has no better advice.
  var advising: String {
    var error = self
    error.remedy = remedy ?? "check the path and its permissions"
    return "\(error)"
  }

  /// The same for a complaint that begins with the file's or folder's name.
  ///
  /// - Parameter operation: What was tried, as a verb that "it" can follow.
  func advising(aboutIt operation: String) -> String {
    SystemError(operation, on: "it", reason: reason, remedy: remedy).advising
  }
}
