import Foundation
import LinuxIO
import TestFiles
import Testing

@testable import KioskRuntime

@Suite struct `The configuration that a program of views starts with` {
  private static let notice =
    "kiosk.yaml says 'root: home', which is shown in place of the first view of app; "
    + "without 'root' that view is\n"

  @Test(arguments: [
    // The demo of a package.
    (text: "root: home\nscreens: {home: {color: '#000000'}}\n", isNamed: false, said: notice),
    (text: "root: home\nscreens: {home: {color: '#000000'}}\n", isNamed: true, said: ""),
    (text: "root: home\nscreens: {home: {view: menu}}\n", isNamed: false, said: ""),
    (text: "display: {rotation: 90}\n", isNamed: false, said: ""),
  ])
  func `is told of where it hides the program's own`(
    text: String, isNamed: Bool, said: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "kiosk.yaml")
    let program = KioskProgram(
      name: "app", version: "1", registeredViews: ["menu"], isRootProvided: true
    ) { (_) throws(CommandFailure) in throw CommandFailure("no screens") }
    let log = try FileDescriptor.creating(folder.file("log"))
    _ = try ConfigurationStart(
      isNamed ? .file(path) : .optionalFile(path), or: nil, of: program,
      log: Log(descriptor: log.rawValue, hasPriorities: false))
    let lines = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
    #expect(lines.replacing("\(folder.path)/", with: "") == said)
    withExtendedLifetime(log) {}
  }
}
