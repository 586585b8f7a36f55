import Foundation
import TestFiles
import Testing

/// What the pages about programs of views show, and the programs themselves.
@Suite struct `A page about programs of views` {
  private static let tutorial = "Sources/KioskUI/KioskUI.docc/From-SwiftUI-to-a-panel.tutorial"
  /// The program of both pages, in the order in which the README has it.
  private static let files = ["TwoViewsApp", "ContentView", "DestinationView"]

  private func source(_ name: String) throws -> String {
    String(decoding: try Repository.bytes("Examples/TwoViews/\(name).swift"), as: UTF8.self)
  }

  /// The last definition of each type in the first blocks of the tutorial, by the type's name.
  private func program(after count: Int) throws -> [String: String] {
    var program: [String: String] = [:]
    for block in try WrittenCode(of: Self.tutorial).blocks.prefix(count) {
      let name = try #require(block.firstMatch(of: /struct (\w+)/)?.1, "a block without a type")
      program[String(name)] = block
    }
    return program
  }

  @Test func `leads by programs that compile to the one in the repository`() throws {
    let count = try WrittenCode(of: Self.tutorial).blocks.count
    try #require(count > Self.files.count)
    for step in 1...count {
      let folder = try TemporaryFolder()
      let paths = try program(after: step).map { name, source in
        try folder.write(source, to: "\(name).swift")
      }
      let check = try TypeCheck(of: paths.sorted())
      #expect(check.isAccepted, "after block \(step): \(check.complaints)")
    }
    let final = try program(after: count)
    for name in Self.files { #expect(try final[name] == source(name)) }
  }

  @Test func `shows the smallest program line for line`() throws {
    let imported = "import KioskUI\n\n"
    let bodies = try Self.files.map { try source($0).replacing(imported, with: "") }
    let blocks = try WrittenCode(of: "README.md").blocks
    #expect(blocks.contains(imported + bodies.joined(separator: "\n")))
  }
}
