/// Which processes have a device open, for the words of an error.
package enum DeviceHolders {
  /// The process of the boot splash.
  static let bootSplash = "plymouthd"

  /// What to do about a device that somebody else has taken.
  package static func remedy(for node: String, in procfs: String = "/proc") -> String {
    let holders = processes(holding: node, in: procfs)
    if holders.contains(where: { $0.hasPrefix("\(bootSplash) (") }) {
      return "the boot splash still has it: it leaves with 'plymouth quit'"
    }
    guard !holders.isEmpty else {
      return "another program has taken it: stop it (sudo lsof \(node) tells which)"
    }
    return "stop \(holders.joined(separator: ", ")), which has it open"
  }

  /// Names and numbers of the processes that can be seen to have `node` open, without this one.
  ///
  /// A user sees only his own processes' files; root sees all.
  package static func processes(holding node: String, in procfs: String = "/proc") -> [String] {
    var holders: [String] = []
    let ownProcess = FilePath.linkTarget("\(procfs)/self")
    for process in DirectoryContents.readableNames(in: procfs)
    where process.allSatisfy(\.isNumber) {
      let folder = "\(procfs)/\(process)"
      guard process != ownProcess else { continue }
      let holds = DirectoryContents.readableNames(in: "\(folder)/fd").contains {
        FilePath.linkTarget("\(folder)/fd/\($0)") == node
      }
      guard holds else { continue }
      let name = name(of: process, in: procfs)
      holders.append("\(name.isEmpty ? "process" : name) (\(process))")
    }
    return holders
  }

  /// Whether the boot splash runs, whatever it has open: that can be seen by everybody.
  package static func bootSplashRuns(in procfs: String = "/proc") -> Bool {
    DirectoryContents.readableNames(in: procfs).contains { process in
      process.allSatisfy(\.isNumber) && name(of: process, in: procfs) == bootSplash
    }
  }

  private static func name(of process: String, in procfs: String) -> String {
    let name = (try? FileContents.read("\(procfs)/\(process)/comm", limit: 256)) ?? []
    return String(decoding: name.prefix { $0 != 10 }, as: UTF8.self)
  }
}
