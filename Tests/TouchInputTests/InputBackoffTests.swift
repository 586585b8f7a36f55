import Geometry
import LinuxIO
import Testing

@testable import TouchInput

@Suite struct `An input device that cannot be opened` {
  @Test(arguments: [(Errno.permissionDenied, 5), (.busy, 1)])
  func `is spoken of once udev has had its time`(reason: Errno, attempt: Int) {
    var backoff = Backoff.ofInput
    let failure = SystemError("open", on: "/dev/input/event0", reason: reason)
    let spokenOf = (1...6).first { _ in
      backoff.failed(at: .zero)
      return !backoff.excuses(failure)
    }
    #expect(spokenOf == attempt)
  }
}
