internal import Glibc

/// What is in a folder.
enum Folder {
  /// The names in a folder, sorted; none where it cannot be read.
  static func names(in path: String) -> [String] {
    // SAFETY: the stream is owned here and closed below; each entry is copied before the next.
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
