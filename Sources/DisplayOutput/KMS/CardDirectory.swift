internal import LinuxIO

/// The device files of a machine's cards, and the stable names that udev gives them.
enum CardDirectory {
  /// Where the kernel's device manager puts the cards.
  static let folder = "/dev/dri"
  /// Where udev links them by their place on the board.
  static let stableFolder = "/dev/dri/by-path"

  /// All cards: those with stable names in the order of these, then the others by device file.
  static func cards() -> [CardNames] {
    var links: [String: [String]] = [:]
    for name in DirectoryContents.readableNames(in: stableFolder)
    where name.hasSuffix("-card") {
      guard let target = FilePath.withoutLinks("\(stableFolder)/\(name)") else { continue }
      links[target, default: []].append(name)
    }
    let paths = DirectoryContents.readableNames(in: folder).filter(isCard)
      .map { "\(folder)/\($0)" }
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

  /// Whether the kernel calls a card so, and no connector of it: `card0`.
  static func isCard(_ name: some StringProtocol) -> Bool {
    let prefix = "card"
    return name.hasPrefix(prefix) && name.count > prefix.count
      && name.dropFirst(prefix.count).allSatisfy(\.isWholeNumber)
  }
}
