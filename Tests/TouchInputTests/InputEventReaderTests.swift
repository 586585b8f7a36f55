import AllocationCounting
import CLibevdev
import Geometry
import Gestures
import Glibc
import LinuxIO
import Testing
import TouchInput

/// A pipe whose reading end does not block, as an event device's does not.
private final class EventPipe {
  let reader: Int32
  private var writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    close(reader)
    hangUp()
  }

  func hangUp() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  func send(_ count: Int) {
    for number in 0..<count {
      var raw = input_event()
      raw.time = timeval(tv_sec: 12, tv_usec: 345_678)
      raw.type = 3
      raw.code = 0x35
      raw.value = Int32(number) - 1
      _ = unsafe write(writer, &raw, MemoryLayout<input_event>.size)
    }
  }
}

@Suite struct `The kernel's events` {
  @Test(arguments: [1, 63, 64, 65, 300])
  func `are read until there is none left`(count: Int) {
    let pipe = EventPipe()
    pipe.send(count)
    var reader = InputEventReader()
    var events: [EvdevEvent] = []
    let outcome = reader.read(from: pipe.reader, into: &events)
    #expect(outcome == .drained)
    #expect(events.map(\.value) == (0..<count).map { Int32($0) - 1 })
    #expect(
      events.first
        == EvdevEvent(
          time: Instant(nanoseconds: 12_345_678_000), type: 3, code: 0x35, value: -1))
  }

  @Test func `may be absent`() {
    let pipe = EventPipe()
    var reader = InputEventReader()
    var events: [EvdevEvent] = []
    let outcome = reader.read(from: pipe.reader, into: &events)
    #expect(outcome == .drained)
    #expect(events.isEmpty)
  }

  @Test func `are read in bursts that end`() {
    let pipe = EventPipe()
    pipe.send(1500)
    var reader = InputEventReader()
    var events: [EvdevEvent] = []
    _ = reader.read(from: pipe.reader, into: &events)
    #expect(events.count == 1024)
    _ = reader.read(from: pipe.reader, into: &events)
    #expect(events.count == 1500)
  }

  @Test func `end with the device`() {
    let pipe = EventPipe()
    pipe.send(2)
    pipe.hangUp()
    var reader = InputEventReader()
    var events: [EvdevEvent] = []
    let last = reader.read(from: pipe.reader, into: &events)
    let after = reader.read(from: pipe.reader, into: &events)
    #expect(events.count == 2)
    #expect(last == .drained)
    #expect(after == .removed)
  }

  @Test func `cannot be read from what is not open`() {
    var reader = InputEventReader()
    var events: [EvdevEvent] = []
    let outcome = reader.read(from: -1, into: &events)
    #expect(outcome == .failed(Errno(rawValue: EBADF)))
  }

  @Test(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
  func `are read without allocation`() {
    let pipe = EventPipe()
    pipe.send(100)
    var reader = InputEventReader()
    var events: [EvdevEvent] = []
    events.reserveCapacity(1024)
    let count = AllocationCounter.count {
      _ = reader.read(from: pipe.reader, into: &events)
    }
    #expect(count == 0)
    #expect(events.count == 100)
  }
}
