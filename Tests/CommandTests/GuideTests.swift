import Foundation
import Testing

@Suite struct `The guide` {
  @Test func `names tests that exist, one at least for each thing that is refused`() throws {
    let tests = try Self.testNames()
    var rows = 0
    for line in try Repository.text("Documentation/Guide/Security.md").split(separator: "\n")
    where line.hasPrefix("| ") {
      let proof = line.split(separator: "|").last { $0.contains { $0 != " " } } ?? ""
      // The heads of the tables and the lines below them.
      if proof.contains("Shown by") || proof.contains("---") { continue }
      rows += 1
      let named = proof.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!named.isEmpty, "\(line)")
      for name in named { #expect(tests.contains(name), "there is no test '\(name)'") }
    }
    #expect(rows >= 20)
  }

  @Test func `names every message of the journal that has a number`() throws {
    let page = try Repository.text("Documentation/Guide/Troubleshooting.md")
    let numbers = try Repository.text("systemd/kiosk-navigator.catalog").split(separator: "\n")
      .filter { $0.hasPrefix("-- ") }.map { $0.dropFirst(3) }
    #expect(numbers.count >= 9)
    for number in numbers { #expect(page.contains("`\(number)`"), "\(number)") }
  }

  @Test func `refers to pages, examples and settings that there are`() throws {
    let files = FileManager.default
    let folder = Repository.root.appendingPathComponent("Documentation/Guide")
    let examples = try files.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("systemd/examples").path)
    for page in try files.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try Repository.text("Documentation/Guide/\(page)")
      for link in text.matches(of: /\]\(([^):#]+)\)/) {
        let target = folder.appendingPathComponent(String(link.1)).path
        #expect(files.fileExists(atPath: target), "\(page) refers to \(link.1)")
      }
      for example in text.matches(of: /`([\w-]+\.conf)`/) where example.1 != "system.conf" {
        #expect(examples.contains(String(example.1)), "\(page) names \(example.1)")
      }
    }
  }

  /// Whatever is tested by this repository.
  private static func testNames() throws -> Set<String> {
    let folder = Repository.root.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var names: Set<String> = []
    for path in paths ?? [] where path.hasSuffix(".swift") {
      for match in try Repository.text("Tests/\(path)").matches(of: /func `([^`]+)`/) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
