import Glibc
import LinuxIO

/// A connection to a port of this machine that says nothing.
final class TestConnection {
  private let file: FileDescriptor

  init(to port: Int) throws {
    file = FileDescriptor(owning: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    let descriptor = file.rawValue
    let isConnected = unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw Errno.current }
  }
}
