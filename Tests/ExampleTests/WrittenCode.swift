import Foundation

/// The Swift code of a page, in the order in which it is read.
struct WrittenCode {
  /// The blocks, without their fences and without the indentation that they have in common.
  let blocks: [String]

  /// Reads a page.
  ///
  /// - Parameter path: Its place in the repository.
  init(of path: String) throws {
    let page = String(decoding: try Repository.bytes(path), as: UTF8.self)
    var blocks: [String] = []
    var block: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.drop { $0 == " " }
      switch (word, block) {
      case ("```swift", _): block = []
      case ("```", let lines?):
        blocks.append(Self.outdented(lines))
        block = nil
      default: block?.append(line)
      }
    }
    self.blocks = blocks
  }

  private static func outdented(_ lines: [Substring]) -> String {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(depth) + "\n" }.joined()
  }
}
