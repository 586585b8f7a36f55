internal import LinuxIO

extension DisplayError {
  /// Sorts a refusal of the kernel by what the caller does about it, and adds what a person can do.
  init(kernel error: SystemError) {
    var error = error
    switch error.reason {
    case .noDevice, .noSuchDevice:
      self = .removed(error)
    case .permissionDenied, .notPermitted:
      error.remedy = error.remedy ?? Self.masterRemedy(error.subject)
      self = .notMaster(error)
    case .noSpace:
      error.remedy =
        error.remedy ?? "the hardware has no bandwidth left for it: choose a smaller display.mode"
      self = .failed(error)
    case .invalidArgument, .outOfRange:
      error.remedy =
        error.remedy ?? "choose another display.mode, display.format or display.api"
      self = .failed(error)
    default:
      self = .failed(error)
    }
  }

  /// What to do where another program owns the display: who has it open, as far as that can be seen.
  static func masterRemedy(_ path: String, in procfs: String = "/proc") -> String {
    if !DeviceHolders.processes(holding: path, in: procfs).isEmpty {
      return DeviceHolders.remedy(for: path, in: procfs)
    }
    if DeviceHolders.bootSplashRuns(in: procfs) {
      return "the boot splash may still have it: it leaves with 'plymouth quit'"
    }
    return "another program owns the display (a display server, another kiosk); "
      + "'sudo lsof \(path)' names it"
  }
}

extension SystemError {
  /// Whether the hardware cannot show so many pixels, so that fewer are worth a try.
  var refusesMode: Bool { [.noSpace, .invalidArgument, .outOfRange].contains(reason) }

  /// Whether the hardware cannot do the combination, so that another one is worth a try.
  var refusesCombination: Bool {
    switch reason {
    case .busy, .noDevice, .noSuchDevice, .permissionDenied, .notPermitted: false
    default: true
    }
  }
}
