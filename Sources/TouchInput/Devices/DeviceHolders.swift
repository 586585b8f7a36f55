internal import LinuxIO

/// Which processes have a device open, for the words of an error.
enum DeviceHolders {
  /// What to do about a device that somebody else has taken.
  static func remedy(for node: String) -> String {
    let holders = processes(holding: node)
    guard !holders.isEmpty else {
      return "another program has taken it: stop it (sudo fuser -v \(node) tells which)"
    }
    return "stop \(holders.joined(separator: ", ")), which has it open"
  }

  /// Names and numbers of the processes that can be seen to have `node` open, without this one.
  ///
  /// A user sees only his own processes' files; root sees all.
  static func processes(holding node: String, in procfs: String = "/proc") -> [String] {
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
      let name = (try? FileContents.read("\(folder)/comm", limit: 256)) ?? []
      let words = String(decoding: name.prefix { $0 != 10 }, as: UTF8.self)
      holders.append("\(words.isEmpty ? "process" : words) (\(process))")
    }
    return holders
  }
}
