import Glibc
import LinuxIO
import Seating
import Testing

/// A seat, by libseat's own stand-in for a seat manager, which is chosen by the environment: each test
/// is a process of its own.
@Suite struct `A seat` {
  /// A seatd of its own, for as long as the test; it does without consoles.
  @Test func `is enabled by its manager`() async {
    await #expect(processExitsWith: .success) {
      Self.set("LIBSEAT_BACKEND", to: "builtin")
      Self.set("SEATD_VTBOUND", to: "0")
      let seat = try Seat()
      #expect(seat.name == "seat0")
      #expect(seat.isEnabled)
      #expect(seat.descriptor >= 0)
      // There is no other session to switch to.
      try seat.activate(2)
      try seat.read()
      #expect(seat.takeChange() == nil)
      seat.close()
    }
  }

  @Test func `opens devices once, however often they are asked for`() async {
    await #expect(processExitsWith: .success) {
      Self.set("LIBSEAT_BACKEND", to: "noop")
      let seat = try Seat()
      let before = Self.openFiles(of: "/dev/null")
      do {
        let first = try seat.open("/dev/null", O_RDWR)
        let second = try seat.open("/dev/null", O_RDWR)
        #expect(first.isLent && second.isLent)
        #expect(first.rawValue != second.rawValue)
        #expect(fcntl(first.rawValue, F_GETFD) == FD_CLOEXEC)
        // The manager's, and one for each of the two.
        #expect(Self.openFiles(of: "/dev/null") == before + 3)
      }
      #expect(Self.openFiles(of: "/dev/null") == before)
    }
  }

  @Test func `says what could not be opened`() async {
    await #expect(processExitsWith: .success) {
      Self.set("LIBSEAT_BACKEND", to: "noop")
      let seat = try Seat()
      let error = #expect(throws: SystemError.self) {
        _ = try seat.open("/dev/dri/no-such-card", O_RDWR)
      }
      #expect(error?.reason == .noSuchFile)
      #expect(error?.subject == "/dev/dri/no-such-card")
    }
  }

  @Test func `lends nothing once it is closed, and takes back what it lent`() async {
    await #expect(processExitsWith: .success) {
      Self.set("LIBSEAT_BACKEND", to: "noop")
      let seat = try Seat()
      let device = try seat.open("/dev/null", O_RDWR)
      seat.close()
      #expect(throws: SystemError.self) { _ = try seat.open("/dev/zero", O_RDWR) }
      #expect(throws: SystemError.self) { try seat.activate(2) }
      #expect(fcntl(device.rawValue, F_GETFD) == FD_CLOEXEC)
    }
  }

  @Test func `is not had where no seat manager answers`() async {
    await #expect(processExitsWith: .success) {
      Self.set("LIBSEAT_BACKEND", to: "seatd")
      Self.set("SEATD_SOCK", to: "/nowhere/seatd.sock")
      let error = #expect(throws: SystemError.self) { _ = try Seat() }
      #expect(
        error?.description
          == "could not have the seat of a seat manager: No such file or directory "
          + "(ENOENT); start seatd and join its group, or log in at this console, and install "
          + "polkitd, which systemd-logind asks")
    }
  }

  @Test func `is taken first where the environment names its manager`() async {
    await #expect(processExitsWith: .success) {
      Self.set("LIBSEAT_BACKEND", to: "builtin")
      Self.set("SEATD_VTBOUND", to: "0")
      let claim = PanelClaim.take(leavingAtCrash: .givesBack) { Issue.record($0) }
      #expect(claim.summary == "on seat0 of a seat manager, which opens the devices")
      #expect(claim.state == .here)
      #expect(!claim.canRefuse)
      #expect(claim.allow())
      claim.close()
    }
  }

  @Test func `is told of where it is wanted and not to be had`() async {
    await #expect(processExitsWith: .success) {
      Self.set("LIBSEAT_BACKEND", to: "seatd")
      Self.set("SEATD_SOCK", to: "/nowhere/seatd.sock")
      var reasons: [Errno] = []
      let claim = PanelClaim.take(leavingAtCrash: .givesBack) { reasons.append($0.reason) }
      #expect(reasons == [.noSuchFile])
      claim.close()
    }
  }

  private static func set(_ variable: String, to value: String) {
    // SAFETY: the process has no other thread that asks.
    unsafe setenv(variable, value, 1)
  }

  private static func openFiles(of path: String) -> Int {
    DirectoryContents.readableNames(in: "/proc/self/fd").count {
      FilePath.linkTarget("/proc/self/fd/\($0)") == path
    }
  }
}
