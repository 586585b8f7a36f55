internal import LinuxIO

/// Finds the pictures of folders that a configuration names.
///
/// How a folder is listed is a parameter, so that reading can be tested without a disk.
struct PictureFolder: Sendable {
  /// Why a folder shows nothing.
  enum Problem: Error, Hashable {
    /// It cannot be listed.
    case unreadable(SystemError)
    /// There is no picture in the folder of this path.
    case empty(String)

    /// What is wrong, with the folder's path.
    var message: String {
      switch self {
      case .unreadable(let error): error.advising
      case .empty(let folder): "\(folder) \(Self.lack)"
      }
    }

    /// The same for a complaint that begins with the folder's path.
    var messageAboutIt: String {
      switch self {
      case .unreadable(let error): error.advising(aboutIt: "list")
      case .empty: "the folder \(Self.lack)"
      }
    }

    private static let lack = "holds no pictures; put PNG, JPEG or SVG files into it"
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
    list(folder).mapError { Problem.unreadable($0) }.flatMap { names in
      let contents = names.sorted(by: NaturalOrder.precedes).compactMap {
        PictureName.content(ofFile: $0, at: FilePath.resolve($0, in: folder))
      }
      return contents.isEmpty ? .failure(.empty(folder)) : .success(contents)
    }
  }
}
