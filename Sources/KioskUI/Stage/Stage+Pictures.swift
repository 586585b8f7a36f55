internal import Geometry
internal import LinuxIO
internal import ViewDrawing

/// Picture files that get another content while they are shown.
extension Stage {
  /// Readable when something has happened to a picture file; nil until these are watched.
  var pictureDescriptor: Int32? { pictureWatcher?.descriptor }

  /// Watches the pictures that views show, where there are others than before.
  ///
  /// A replay's files do not change: it is the same each time. A user has few watchers, so there is
  /// none before there is a picture.
  func watchPictures() {
    guard !isReplayed, let files = typesetter.takeNewPictures() else { return }
    do throws(SystemError) {
      if pictureDescriptor == nil { pictureWatcher = try PathWatcher() }
      pictureWatcher?.watch(files: files)
      if let problem = pictureWatcher?.problem { throw problem }
    } catch {
      link.answers.send(.problem("\(error); pictures that change are read at a restart only"))
    }
  }

  /// Takes in what has happened to picture files, and has views measured and drawn anew that show
  /// one with another content.
  func takeChangedPictures(at now: Instant) {
    guard let changed = pictureWatcher?.takeChanges(at: now), !changed.isEmpty else { return }
    typesetter.forgetPictures(changed)
    pictureRevision += 1
    // What still cannot be had is said again when it is drawn.
    link.answers.send(.picturesChanged)
    for screen in screens.values { present(screen) }
  }
}
