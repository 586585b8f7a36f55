internal import Glibc
internal import LinuxIO

/// Files that are numbered, so that none replaces another.
enum NumberedFile {
  /// Makes the first `kiosk-preview-N` that is not there yet, N from 1 on, and returns its path.
  ///
  /// - Parameters:
  ///   - folder: Where it is made; the folder is made too where it is missing.
  ///   - suffix: What follows the number, with its dot.
  static func make(in folder: String, suffix: String) throws(SystemError) -> String {
    try FilePath.makeFolder(folder)
    var number = 1
    while true {
      let path = FilePath.resolve("kiosk-preview-\(number)\(suffix)", in: folder)
      do throws(SystemError) {
        _ = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
        return path
      } catch {
        guard error.reason == .fileExists else { throw .writing(path, error.reason) }
        number += 1
      }
    }
  }
}
