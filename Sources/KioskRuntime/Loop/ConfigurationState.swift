/// Which configuration a kiosk runs on, and why not on another.
package struct ConfigurationState: Hashable, Sendable {
  /// The configuration file, or the folder of pictures; nil where everything is the program's own.
  package var path: String?
  /// The copy of the last good configuration that runs, because the file could not be used at the
  /// start; nil while none does.
  package var lastGood: String?
  /// The first complaint about what the file says now, where that is not what runs.
  package var rejection: String?

  /// What is wrong, in a sentence for the service's status; nil where all is well.
  var problem: String? {
    rejection.map { reason in
      lastGood != nil
        ? "the configuration is broken, the last good one is shown: \(reason)"
        : "the changed configuration is broken, the former one is shown: \(reason)"
    }
  }
}
