internal import LinuxIO

/// Where a program's pictures are: beside it, or where packages put them.
enum ResourceFolder {
  /// The first of these that exists.
  ///
  /// 1. `resources` beside the program,
  /// 2. `Resources` above it, up to the folder the program was built in, as while it is developed,
  /// 3. `/usr/share/NAME`.
  static let path = find()

  private static func find() -> String {
    guard let program = FilePath.linkTarget("/proc/self/exe") else { return "." }
    let name = FilePath.name(of: program)
    var folder = FilePath.parent(of: program)
    let beside = FilePath.resolve("resources", in: folder)
    if FilePath.isFolder(beside) { return beside }
    while folder != "/" {
      let sources = FilePath.resolve("Examples/\(name)/Resources", in: folder)
      if FilePath.isFolder(sources) { return sources }
      let above = FilePath.resolve("Resources", in: folder)
      if FilePath.isFolder(above) { return above }
      folder = FilePath.parent(of: folder)
    }
    return "/usr/share/\(name)"
  }
}
