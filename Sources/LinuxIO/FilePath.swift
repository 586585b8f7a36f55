/// Parts of paths, by their text alone; nothing here looks at the disk.
package enum FilePath {
  /// The folder that holds `path`: `.` for a bare name, `/` for the root.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Where `path` leads when it is written in a file of `folder`.
  package static func resolve(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
