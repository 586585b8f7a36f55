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
      throw Self.failure(of: error)
    }
    // Some editors end lines in two bytes.
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.isEmpty {
      throw BrokerFailure("the first line of \(path) is empty; write the password there")
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Opens every file that is named, but those that systemd hands over: these are there only while the
  /// service runs.
  func checkFiles() throws(BrokerFailure) {
    let folder = "/run/credentials/"
    if passwordFile?.hasPrefix(folder) == false { _ = try password() }
    for file in encryption?.files ?? [] where !file.hasPrefix(folder) {
      try Self.checkReadable(file)
    }
  }

  /// Fails where a file cannot be read.
  static func checkReadable(_ file: String) throws(BrokerFailure) {
    do throws(SystemError) {
      _ = try FileContents.readStart(of: file, count: 1)
    } catch {
      throw failure(of: error)
    }
  }

  private static func failure(of error: SystemError) -> BrokerFailure {
    var error = error
    error.remedy = error.remedy ?? "check the path and the file's permissions"
    return BrokerFailure(error.description)
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

extension BridgeConfiguration.Broker.Encryption {
  /// All that are named.
  var files: [String] { [authorities, certificate, key].compactMap(\.self) }
}
