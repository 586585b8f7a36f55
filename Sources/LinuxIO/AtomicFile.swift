internal import Glibc

/// Files that are either there as a whole or as they were before, also after a power cut.
package enum AtomicFile {
  /// How the names of temporary files end; a power cut may leave one behind.
  package static let temporarySuffix = ".tmp"

  /// Replaces a file: a temporary file beside it is written, synced and renamed over it.
  ///
  /// Links are followed. What is no ordinary file, as a pipe or a device, is not replaced but
  /// written into.
  ///
  /// - Parameters:
  ///   - path: The file; made where it does not exist.
  ///   - bytes: Its new contents.
  ///   - mode: Its permissions.
  ///   - isPublic: Whether it gets them whatever the process withholds from new files (umask).
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o644, isPublic: Bool = false
  ) throws(SystemError) {
    do throws(SystemError) {
      switch FileDestination(path) {
      case .stream: try append(bytes, to: path)
      case .file(let place): try replace(place, by: bytes, mode: mode, isPublic: isPublic)
      }
    } catch {
      // Whoever named the file knows nothing of the temporary one.
      throw .writing(path, error.reason)
    }
  }

  private static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    // Appending is what a shell's `>>` expects; to pipes and devices it makes no difference.
    let stream = try FileDescriptor.open(path, O_WRONLY | O_APPEND)
    if let reason = FileOutput.writeAll(bytes, to: stream.rawValue) {
      throw .writing(path, reason)
    }
  }

  private static func replace(
    _ path: String, by bytes: [UInt8], mode: UInt32, isPublic: Bool
  ) throws(SystemError) {
    let temporary = "\(path).\(getpid())\(temporarySuffix)"
    do throws(SystemError) {
      try fill(temporary, with: bytes, mode: mode, isPublic: isPublic)
      if let reason = FilePath.rename(temporary, to: path) { throw .writing(path, reason) }
    } catch {
      // SAFETY: the path is lent as a C string for the length of the call.
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ path: String, with bytes: [UInt8], mode: UInt32, isPublic: Bool
  ) throws(SystemError) {
    let file = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: mode)
    if isPublic, fchmod(file.rawValue, mode) != 0 { throw .writing(path, .current) }
    if let reason = FileOutput.writeAll(bytes, to: file.rawValue) {
      throw .writing(path, reason)
    }
    guard fsync(file.rawValue) == 0 else {
      throw .writing(path, .current)
    }
  }
}
