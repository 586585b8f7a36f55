import LinuxIO

/// Devices that cannot be had, and which of them somebody has tried to have.
final class RefusedDevices: DeviceOpening {
  /// Why `eventN` cannot be had, by N.
  var reasons: [Errno]
  private var attempts: [Int] = []

  init(_ reasons: [Errno]) {
    self.reasons = reasons
  }

  func open(_ path: String, _ flags: Int32) throws(SystemError) -> DeviceFile {
    let number = path.last?.wholeNumberValue ?? 0
    attempts.append(number)
    throw SystemError(
      "open", on: path, reason: number < reasons.count ? reasons[number] : .noDevice)
  }

  /// The numbers of the devices that were tried since this was called last.
  func takeAttempts() -> [Int] {
    defer { attempts = [] }
    return attempts
  }
}
