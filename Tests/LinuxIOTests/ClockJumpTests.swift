import LinuxIO
import Testing

@Suite struct `A descriptor for jumps of the clock` {
  @Test func `says nothing while the clock goes on as ever`() throws {
    let jumps = try ClockJumpDescriptor()
    let loop = try EventLoop()
    let handler = RecordingHandler()
    _ = try loop.add(jumps.descriptor, handler: handler)
    #expect(try !loop.turn(wait: false))
    let hasJumped = jumps.takeJump()
    #expect(!hasJumped)
  }
}
