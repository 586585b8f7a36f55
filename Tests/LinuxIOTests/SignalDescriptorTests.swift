import Glibc
import LinuxIO
import Testing

@Suite struct `A signal descriptor` {
  @Test func `hands out signals as data, each once`() throws {
    let signals = try SignalDescriptor([.hangUp, .user1])
    pthread_kill(pthread_self(), SIGUSR1)
    pthread_kill(pthread_self(), SIGHUP)
    let received = [signals.next(), signals.next()]
    let further = signals.next()
    #expect(Set(received) == [.hangUp, .user1])
    #expect(further == nil)
  }
}
