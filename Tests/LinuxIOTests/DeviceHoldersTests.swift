import TestFiles
import Testing

@testable import LinuxIO

@Suite struct `A device that somebody else has` {
  private static let card = "/dev/dri/card0"

  @Test func `is said to be held by the processes that have it open`() throws {
    let folder = try TemporaryFolder()
    try folder.write("weston\n", to: "100/comm")
    try folder.link("100/fd/7", to: "/dev/input/event3")
    try folder.write("bash\n", to: "101/comm")
    try folder.link("101/fd/0", to: "/dev/input/event30")
    try folder.write("kiosk\n", to: "200/comm")
    try folder.link("200/fd/4", to: "/dev/input/event3")
    try folder.link("self", to: "200")
    try folder.write("", to: "meminfo")
    #expect(
      DeviceHolders.processes(holding: "/dev/input/event3", in: folder.path) == ["weston (100)"])
    #expect(
      DeviceHolders.remedy(for: "/dev/input/event3", in: folder.path)
        == "stop weston (100), which has it open")
  }

  @Test func `is looked for by root where the holder cannot be seen`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Xorg\n", to: "100/comm")
    #expect(
      DeviceHolders.remedy(for: Self.card, in: folder.path)
        == "another program has taken it: stop it (sudo lsof /dev/dri/card0 tells which)")
    #expect(!DeviceHolders.bootSplashRuns(in: folder.path))
  }

  @Test func `is said to be the boot splash's, which is no program to stop`() throws {
    let folder = try TemporaryFolder()
    try folder.write("plymouthd\n", to: "90/comm")
    // Whose descriptors only root sees.
    #expect(DeviceHolders.bootSplashRuns(in: folder.path))
    try folder.link("90/fd/9", to: Self.card)
    #expect(
      DeviceHolders.remedy(for: Self.card, in: folder.path)
        == "the boot splash still has it: it leaves with 'plymouth quit'")
  }
}
