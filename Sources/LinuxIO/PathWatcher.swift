package import Geometry

/// Notices that files have a new content, or folders another, by inotify.
///
/// Folders are watched, not files: editors and package managers write a new file and rename it over
/// the old one, and a watch on the old one would look at a file without a name. Symbolic links on
/// the way are watched where they lie, so that a whole set of files that is exchanged by one link is
/// noticed, too; and of what is not there, the first folder above it that is.
///
///     /srv/today/1.png      with today -> 2026-11-30:
///          |     |
///          |     '--- "1.png" in /srv/2026-11-30    written, or another renamed to it
///          '--------- "today" in /srv               made to lead elsewhere
///
/// A change counts when its path has been left alone for a while, because one saving may be several
/// writes; one that is never left alone counts all the same from time to time.
///
/// What is not noticed: a folder above the watched ones that is renamed, a file system that is
/// mounted over a folder, and what another machine does to a network's file system.
package struct PathWatcher: ~Copyable {
  /// How long a path must be left alone before its change counts, in seconds.
  package static let quietTime = 0.2
  /// How long a path can be restless before its change counts all the same, in seconds.
  package static let longestUnrest = 2.0

  /// A name in a watched folder; every name where it is empty.
  private struct Mark: Hashable {
    var folder: Int32
    var name: String
  }

  private struct Unrest {
    var first: Instant
    var last: Instant

    var end: Instant {
      min(
        last.advanced(bySeconds: PathWatcher.quietTime),
        first.advanced(bySeconds: PathWatcher.longestUnrest))
    }
  }

  private var inotify: Inotify
  private var timer: Timer
  private let descriptors: DescriptorSet
  private let noticesRemoval: Bool
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// Which paths lead over which names.
  private var marks: [Mark: Set<String>] = [:]
  private var watched: Set<Int32> = []
  private var unrest: [String: Unrest] = [:]
  /// Why some of the paths are not watched; nil where all are.
  package private(set) var problem: SystemError?

  /// Readable when `takeChanges` has something to do.
  package var descriptor: Int32 { descriptors.descriptor }

  /// Watches nothing yet.
  ///
  /// - Parameter noticesRemoval: Whether a file that is taken away, and does not come again at once,
  ///   has changed, too.
  package init(noticingRemoval noticesRemoval: Bool = false) throws(SystemError) {
    self.noticesRemoval = noticesRemoval
    let inotify = try Inotify()
    let timer = try Timer()
    descriptors = try DescriptorSet([inotify.descriptor, timer.descriptor])
    self.inotify = inotify
    self.timer = timer
  }

  /// Watches these paths from now on, and no others.
  ///
  /// - Parameters:
  ///   - files: Files, there or not, whose contents count.
  ///   - folders: Folders, there or not, in which every name counts.
  package mutating func watch(files: Set<String>, folders: Set<String> = []) {
    self.files = files
    self.folders = folders
    unrest = unrest.filter { files.contains($0.key) || folders.contains($0.key) }
    follow()
  }

  /// Takes in what has happened.
  ///
  /// - Returns: The paths whose changes count now, each once for each change.
  package mutating func takeChanges(at now: Instant) -> Set<String> {
    timer.acknowledge()
    for event in inotify.takeEvents() {
      for path in paths(concernedBy: event) {
        unrest[path] = Unrest(first: unrest[path]?.first ?? now, last: now)
      }
    }
    let changed = Set(unrest.lazy.filter { $0.value.end <= now }.map(\.key))
    for path in changed { unrest[path] = nil }
    // Links may lead elsewhere now, and folders may be there that were not.
    if !changed.isEmpty { follow() }
    timer.set(for: unrest.values.lazy.map(\.end).min())
    return changed
  }

  private func paths(concernedBy event: Inotify.Event) -> Set<String> {
    if event.losesEvents { return files.union(folders) }
    if event.losesFolder {
      return marks.reduce(into: []) { paths, mark in
        if mark.key.folder == event.folder { paths.formUnion(mark.value) }
      }
    }
    let all = marks[Mark(folder: event.folder, name: "")] ?? []
    // A file that is taken away may be only the first half of its replacement.
    guard event.bringsContent || noticesRemoval else { return all }
    return all.union(marks[Mark(folder: event.folder, name: event.name)] ?? [])
  }

  // MARK: The way to a path

  /// Watches what lies on the way to each path, and no longer what does not.
  private mutating func follow() {
    let former = watched
    marks.removeAll()
    watched.removeAll()
    problem = nil
    for path in files.union(folders) {
      do throws(SystemError) {
        try follow(path)
      } catch {
        problem = problem ?? error
      }
    }
    for folder in former.subtracting(watched) { inotify.remove(folder) }
  }

  private mutating func follow(_ path: String) throws(SystemError) {
    var place = path.hasPrefix("/") ? "/" : "."
    var names = Self.names(in: path)
    var links = 0
    while let name = names.popLast() {
      let next = FilePath.resolve(name, in: place)
      let isFolder = !names.isEmpty || folders.contains(path)
      if isFolder, FilePath.linkTarget(next) == nil, FilePath.isFolder(next) {
        place = next
        continue
      }
      try mark(name, in: place, for: path)
      // Asked only now that a change of it will be noticed.
      if let target = FilePath.linkTarget(next) {
        // The kernel follows no more than 40.
        guard links < 40 else { return }
        links += 1
        names += Self.names(in: target)
        if target.hasPrefix("/") { place = "/" }
      } else {
        // It may have come between the two looks.
        guard isFolder, FilePath.isFolder(next) else { return }
        place = next
      }
    }
    try mark("", in: place, for: path)
  }

  /// The names in a path, last one first.
  private static func names(in path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  private mutating func mark(
    _ name: String, in folder: String, for path: String
  ) throws(SystemError) {
    let number = try inotify.watch(folder)
    watched.insert(number)
    marks[Mark(folder: number, name: name), default: []].insert(path)
  }
}
