import Glibc
import LinuxIO
import Testing

@Suite struct `A signal descriptor` {
  @Test func `hands out signals as data, each once`() throws {
    let signals = try SignalDescriptor([.hangUp, .terminate])
    pthread_kill(pthread_self(), SIGTERM)
    pthread_kill(pthread_self(), SIGHUP)
    let received = [signals.next(), signals.next()]
    let further = signals.next()
    #expect(Set(received) == [.hangUp, .terminate])
    #expect(further == nil)
  }
}
