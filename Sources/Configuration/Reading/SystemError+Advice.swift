internal import LinuxIO

extension SystemError {
  /// What failed and why, with what to do where the system itself has no better advice.
  var advising: String {
    var error = self
    error.remedy = remedy ?? "check the path and its permissions"
    return "\(error)"
  }
}
