internal import Configuration
internal import LinuxIO

/// The configuration that a kiosk starts with: what its file says, or the last good one.
struct ConfigurationStart {
  /// What is to be shown.
  let configuration: KioskConfiguration
  /// Where it comes from.
  let state: ConfigurationState
  /// The folders of pictures that it names.
  let folders: [String]
  /// The text of a file that is to be kept once it was shown; nil where that is not to be.
  let text: [UInt8]?

  /// Reads it, and says what is wrong with it.
  ///
  /// - Parameters:
  ///   - source: Where the kiosk is described.
  ///   - place: Where the last good configuration is kept.
  ///   - program: Which program it is for.
  ///   - log: Is told every complaint.
  /// - Throws: Every complaint, where there is nothing to start with.
  init(
    _ source: ConfigurationSource, or place: LastGoodConfiguration?, of program: KioskProgram,
    log: Log
  ) throws(CommandFailure) {
    let reading = source.read(for: program)
    if let configuration = reading.configuration {
      for complaint in reading.complaints { log.write(.warning, complaint.description) }
      if let notice = Self.notice(about: configuration, from: source, of: program) {
        log.write(.notice, notice)
      }
      self.configuration = configuration
      state = ConfigurationState(path: source.path)
      folders = reading.folders
      text = reading.text
      return
    }
    let complaints = reading.complaints.map(\.description)
    guard let place, let kept = place.read(for: program) else {
      throw CommandFailure(complaints.joined(separator: "\n"))
    }
    guard let configuration = kept.configuration else {
      let reason = kept.complaints.first { $0.severity == .error }?.description ?? ""
      throw CommandFailure(
        (complaints + ["the last good one, kept in \(place.path), is broken, too: \(reason)"])
          .joined(separator: "\n"))
    }
    for complaint in complaints { log.write(.error, complaint) }
    log.write(
      .error, "the configuration is broken; the last good one, kept in \(place.path), is shown",
      about: .configurationBroken)
    self.configuration = configuration
    state = ConfigurationState(
      path: source.path, lastGood: place.path,
      rejection: reading.complaints.first { $0.severity == .error }?.description)
    folders = kept.folders
    text = nil
  }

  /// What may surprise a developer: a panel's package brings a demo, which has a first screen, too.
  private static func notice(
    about configuration: KioskConfiguration, from source: ConfigurationSource,
    of program: KioskProgram
  ) -> String? {
    guard program.isRootProvided, case .optionalFile(let path) = source,
      let name = configuration.outputs.lazy.compactMap(\.root).first,
      let root = configuration.screens.first(where: { $0.name == name })
    else { return nil }
    if case .view = root.content { return nil }
    return "\(path) says 'root: \(name)', which is shown in place of the first view of "
      + "\(program.name); without 'root' that view is"
  }
}
