internal import LinuxIO

/// Finds the pictures of folders that a configuration names.
///
/// How a folder is listed is a parameter, so that reading can be tested without a disk.
struct PictureFolder: Sendable {
  /// Why a folder shows nothing.
  struct Problem: Error, Hashable {
    var message: String
  }

  private let base: String
  private let list: @Sendable (String) -> Result<[String], SystemError>

  /// Looks at the disk.
  ///
  /// - Parameter base: The folder that relative paths start from.
  init(relativeTo base: String) {
    self.init(base: base) { path in
      Result { () throws(SystemError) in try DirectoryContents.names(in: path) }
    }
  }

  init(base: String, list: @escaping @Sendable (String) -> Result<[String], SystemError>) {
    self.base = base
    self.list = list
  }

  /// Where a path of the configuration leads.
  func resolve(_ path: String) -> String {
    FilePath.resolve(path, in: base)
  }

  /// What the pictures of a folder show, in `NaturalOrder` of their names.
  func pictures(in folder: String) -> Result<[ScreenContent], Problem> {
    list(folder).mapError { Problem(message: $0.advising) }.flatMap { names in
      let contents = names.sorted(by: NaturalOrder.precedes).compactMap {
        PictureName.content(ofFile: $0, at: FilePath.resolve($0, in: folder))
      }
      if contents.isEmpty {
        return .failure(
          Problem(message: "\(folder) holds no pictures; put PNG, JPEG or SVG files into it"))
      }
      return .success(contents)
    }
  }
}
