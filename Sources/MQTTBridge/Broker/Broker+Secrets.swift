internal import Configuration
internal import LinuxIO

extension BridgeConfiguration.Broker {
  /// The password in its file: the first line; nil where none is configured.
  func password() throws(BrokerFailure) -> String? {
    guard let path = passwordFile else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileContents.read(path, limit: 1 << 16)
    } catch {
      throw BrokerFailure(error.description)
    }
    // Some editors end lines in two bytes.
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.isEmpty {
      throw BrokerFailure("the first line of \(path) is empty; write the password there")
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// What is wrong with who may read the files that nobody else should.
  var exposures: [String] {
    [passwordFile, encryption?.key].compactMap(\.self).compactMap { path in
      guard let status = try? FileStatus(of: path), status.permissions & 0o004 != 0 else {
        return nil
      }
      return "everybody on this machine may read \(path); take that away (chmod o-r \(path))"
    }
  }
}
