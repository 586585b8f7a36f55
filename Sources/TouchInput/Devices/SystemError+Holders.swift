package import LinuxIO

extension SystemError {
  /// The same, with who it is that has a device, where that is in the way.
  ///
  /// To find out looks at every process: for those who tell the error, not for each vain attempt.
  package var namingHolders: SystemError {
    guard reason == .busy, remedy == nil else { return self }
    var error = self
    error.remedy = DeviceHolders.remedy(for: subject)
    return error
  }
}
