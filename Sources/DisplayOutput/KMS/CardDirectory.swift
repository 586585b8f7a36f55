internal import Glibc

/// The device files of a machine's cards, and the stable names that udev gives them.
enum CardDirectory {
  /// Where the kernel's device manager puts the cards.
  static let folder = "/dev/dri"
  /// Where udev links them by their place on the board.
  static let stableFolder = "/dev/dri/by-path"

  /// All cards: those with stable names in the order of these, then the others by device file.
  static func cards() -> [CardNames] {
    var links: [String: [String]] = [:]
    for name in names(in: stableFolder).sorted() where name.hasSuffix("-card") {
      guard let target = resolved("\(stableFolder)/\(name)") else { continue }
      links[target, default: []].append(name)
    }
    let paths = names(in: folder).filter(isCard).map { "\(folder)/\($0)" }
    return paths.map { CardNames(path: $0, stable: links[$0] ?? []) }.sorted(by: precedes)
  }

  private static func precedes(_ left: CardNames, _ right: CardNames) -> Bool {
    switch (left.stable.first, right.stable.first) {
    case (let leftName?, let rightName?): leftName < rightName
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): (left.path.count, left.path) < (right.path.count, right.path)
    }
  }

  private static func isCard(_ name: String) -> Bool {
    let prefix = "card"
    return name.hasPrefix(prefix) && name.count > prefix.count
      && name.dropFirst(prefix.count).allSatisfy(\.isWholeNumber)
  }

  private static func names(in folder: String) -> [String] {
    // SAFETY: the stream is closed before the function returns; each entry is read before the next
    // call, which may reuse its memory, and its name is terminated.
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
          unsafe String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  private static func resolved(_ path: String) -> String? {
    // SAFETY: realpath allocates the result, which is copied and freed here.
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }
}
