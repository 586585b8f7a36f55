package import Gestures
internal import Glibc
package import LinuxIO
package import TouchRecording

/// Writes what a touchscreen sends to an evemu file, while it happens.
///
/// The text goes to `FILE.part`, head first, and is given its name when it is complete and on disk;
/// after a power cut the part that was written is a recording too. Only the end waits for the disk:
/// the loop that records also moves the screen. A pipe or a device is written into as it is.
package struct TouchRecorder: ~Copyable {
  /// The file as it will be named.
  package let path: String
  private let destination: FileDestination
  private let file: FileDescriptor
  private var text = RecordingText()

  /// Begins a recording; a file of that name is replaced at its end.
  package init(to path: String, of description: DeviceDescription) throws(SystemError) {
    let destination = FileDestination(path)
    let file: FileDescriptor
    do throws(SystemError) {
      file = try Self.open(destination, for: path)
    } catch {
      throw .writing(path, error.reason)
    }
    text.append(description)
    try Self.write(text.bytes, to: file, of: path)
    text.removeAll()
    self.path = path
    self.destination = destination
    self.file = file
  }

  /// Takes in one event; times count from the first one.
  package mutating func append(_ event: EvdevEvent) {
    text.append(event)
  }

  /// Hands what was taken in to the kernel.
  package mutating func flush() throws(SystemError) {
    if text.bytes.isEmpty { return }
    try Self.write(text.bytes, to: file, of: path)
    text.removeAll()
  }

  /// Ends the recording: it is on disk, under its name.
  package consuming func finish() throws(SystemError) {
    try flush()
    guard case .file(let place) = destination else { return }
    guard fsync(file.rawValue) == 0 else {
      throw SystemError("write the recording", on: path, reason: .current)
    }
    if let reason = FilePath.rename(Self.partPath(of: place), to: place) {
      throw SystemError("name the recording", on: path, reason: reason)
    }
  }

  private static func partPath(of path: String) -> String { "\(path).part" }

  private static func open(
    _ destination: FileDestination, for path: String
  ) throws(SystemError) -> FileDescriptor {
    switch destination {
    case .file(let place): try .creating(partPath(of: place))
    // Nobody may read the pipe: that ends the recording, not the loop.
    case .stream: try .open(path, O_WRONLY | O_APPEND | O_NONBLOCK)
    }
  }

  private static func write(
    _ bytes: [UInt8], to file: borrowing FileDescriptor, of path: String
  ) throws(SystemError) {
    if let reason = FileOutput.writeAll(bytes, to: file.rawValue) {
      throw SystemError("write the recording", on: path, reason: reason)
    }
  }
}
