import Foundation
import LinuxIO
import TestFiles
import Testing

@Suite struct `A device that may not be opened` {
  private let folder: TemporaryFolder
  private var device: String { folder.file("card0") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func remedy(mode: Int, reason: Errno = .permissionDenied) throws -> String? {
    try Data().write(to: URL(fileURLWithPath: device))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: device)
    return DevicePermission.explaining(SystemError("open", on: device, reason: reason)).remedy
  }

  @Test func `is explained by the group that may`() throws {
    let words = try #require(try remedy(mode: 0o660))
    let attributes = try FileManager.default.attributesOfItem(atPath: device)
    let group = try #require(attributes[.groupOwnerAccountName] as? String)
    #expect(
      words == "join the group '\(group)' (sudo usermod -aG \(group) $USER, then log in again)")
  }

  @Test func `by any group is a matter of udev's rules`() throws {
    #expect(try remedy(mode: 0o600) == "let this user read and write it, by a udev rule")
  }

  @Test func `by its service is a matter of the unit`() throws {
    #expect(
      try remedy(mode: 0o660, reason: .notPermitted)
        == "allow it in the service's unit, by DeviceAllow=")
  }

  @Test(arguments: [Errno.noSuchFile, .noDevice])
  func `for another reason is not explained by groups`(reason: Errno) throws {
    #expect(try remedy(mode: 0o660, reason: reason) == nil)
  }
}
