package import Composition
package import Configuration
package import Geometry
package import LinuxIO
package import Navigation
internal import Pictures

/// The screens of a configuration: pictures, drawings and colours.
///
/// Pictures are decoded on a worker, most urgent first, and kept within a budget. Until one is
/// there, its screen shows
/// 1. what it showed before the configuration was read again, or its file was written, if it did;
/// 2. else its background colour, which is also what remains where the file cannot be read.
///
/// Their files are watched: one that has another content is decoded, and takes its place in one
/// frame. One that is gone or cannot be read any more leaves what was shown, and is a problem.
package final class PictureScreens: ScreenSource {
  /// The worker that decodes.
  package typealias Decoder = Worker<PictureRequest, PictureAnswer>

  /// Bytes of pictures that are kept, more only where those that are needed take more.
  ///
  /// About 20 screens of 1024x600, 6 of 1920x1080. A small board has 512 MB, and the kiosk should
  /// not be what fills them.
  package static let memoryBudget = 48 << 20

  /// The revision of what is not, or no longer, the picture of a file.
  private static let outdated = -1

  private struct Entry {
    let buffer: PixelBuffer
    /// What it is a picture of; nil where it only stands in for one.
    let content: ScreenContent?
    /// Which revision of the file it shows; less than all where something else is to come.
    var revision: Int
  }

  private struct Failure {
    let reason: PictureFailure
    let revision: Int
  }

  /// The screen at the bottom of the stack.
  package let root: Screen
  let configuration: KioskConfiguration
  private let screens: [String: ConfiguredScreen]
  let decoder: Decoder
  private var cache: ScreenCache<String, Entry>
  private var panel: Panel?
  private var generation: Int
  private var needed: [String] = []
  private var likely: [String] = []
  /// How often the files of screens have had another content.
  private var revisions: [String: Int] = [:]
  private var failures: [String: Failure] = [:]
  private var watcher: PathWatcher?
  /// Both the worker's answers and what happens to files; nil where these are not watched.
  private var arrivals: DescriptorSet?
  /// Why files are not watched.
  private var unwatched: SystemError?
  private var links: LinkTouchHandler?
  private var focused: FocusedPicture?

  /// Makes the screens of a configuration; none is decoded yet.
  ///
  /// - Parameters:
  ///   - configuration: Checked, so the root it names exists.
  ///   - programRoot: The root where the configuration names none.
  ///   - decoder: Makes the pictures.
  ///   - former: The screens this replaces: what they show bridges the time until it is decoded
  ///     again. Files may have changed, so nothing of theirs counts as finished.
  ///   - budget: Bytes of pictures that are kept.
  ///   - watchesFiles: Whether files that change meanwhile are decoded again.
  package init(
    _ configuration: KioskConfiguration, programRoot: Screen? = nil, decoder: Decoder,
    replacing former: PictureScreens? = nil, budget: Int = memoryBudget, watchesFiles: Bool = false
  ) {
    self.configuration = configuration
    self.decoder = decoder
    let screens = ConfiguredScreen.make(from: configuration)
    self.screens = screens
    let name = configuration.outputs[0].root.flatMap { configuration.screen(named: $0) }?.name
    guard let root = name.flatMap({ screens[$0] }) ?? programRoot else {
      preconditionFailure("a checked configuration has its root, or the program has one")
    }
    self.root = root
    cache = former?.cache ?? ScreenCache(budget: budget)
    panel = former?.panel
    generation = (former?.generation ?? 0) + 1
    cache.forget { name in screens[name] == nil }
    cache.change { $0.revision = Self.outdated }
    // Before the first file is read: what changes after that is noticed.
    if watchesFiles { watchFiles() }
  }

  private func watchFiles() {
    do throws(SystemError) {
      var watcher = try PathWatcher(noticingRemoval: true)
      watcher.watch(files: Set(configuration.screens.compactMap(\.content.path)))
      arrivals = try DescriptorSet([decoder.descriptor, watcher.descriptor])
      self.watcher = consume watcher
    } catch {
      unwatched = error
    }
  }

  deinit {
    // Screens that push each other in a circle would keep each other alive through every reload.
    for screen in screens.values { screen.interactivePushDestination = nil }
  }

  /// The screen of this name; the name of a folder stands for its first picture.
  package func screen(named name: String) -> Screen? {
    configuration.screen(named: name).flatMap { screens[$0.name] }
  }

  /// Follows links where the controller's screens are touched, and makes pictures for this panel.
  package func attach(to controller: InteractivePushNavigationController, on panel: Panel) {
    adopt(panel)
    let links = LinkTouchHandler(source: self, scale: panel.pointScale, buttons: buttons(on: panel))
    self.links = links
    controller.contentTouchHandler = links
  }

  /// Makes pictures for this panel from now on.
  package func adopt(_ panel: Panel) {
    guard panel != self.panel else { return }
    self.panel = panel
    generation += 1
    cache.forget { _ in true }
    failures.removeAll()
  }

  /// Orders what is missing, most urgent first.
  package func prepare(needed: [Screen], likely: [Screen]) {
    guard let panel else { return }
    self.needed = Self.names(of: needed)
    // What would be decoded only to be thrown away is not asked for.
    let pictureBytes = panel.size.width * panel.size.height * panel.format.bytesPerPixel
    let room = max(0, cache.budget / max(1, pictureBytes) - self.needed.count)
    self.likely = Array(
      Self.names(of: likely).filter { !self.needed.contains($0) }.prefix(room))
    cache.pin(self.needed, using: self.likely)
    orderMissing()
  }

  private func orderMissing() {
    guard let panel else { return }
    // What is held of other screens, or was complained about, is put right when there is time.
    let held = cache.keys.filter { cache.picture(of: $0)?.content != nil }.union(failures.keys)
    let others = held.subtracting(needed).subtracting(likely).sorted()
    let missing = (needed + likely + others).compactMap { screens[$0] }.filter { !isFinished($0) }
    decoder.request(
      missing.map {
        PictureRequest(
          screen: $0.configuration, marks: marks(of: $0, on: panel), panel: panel,
          generation: generation, revision: revision(of: $0.name))
      })
  }

  private func revision(of name: String) -> Int { revisions[name] ?? 0 }

  /// The names of screens, each once.
  private static func names(of screens: [Screen]) -> [String] {
    var names: [String] = []
    for screen in screens where !names.contains(screen.name) { names.append(screen.name) }
    return names
  }

  /// The screen's picture, or what stands in for it; with a ring where the focus of keys is.
  package func picture(of screen: Screen) -> PixelBuffer {
    let picture = plainPicture(of: screen)
    guard let screen = screens[screen.name], let panel,
      let area = links?.focusedArea(on: screen)
    else {
      if focused?.screen == screen.name { focused = nil }
      return picture
    }
    if let focused, focused.shows(area, on: picture) { return focused.buffer }
    let focused = FocusedPicture(screen: screen.name, area: area, on: picture, for: panel)
    self.focused = focused
    return focused.buffer
  }

  private func plainPicture(of screen: Screen) -> PixelBuffer {
    if let entry = cache.picture(of: screen.name) { return entry.buffer }
    guard let panel else { preconditionFailure("a panel is adopted before pictures are asked for") }
    let buffer =
      screens[screen.name].map { placeholder(for: $0, on: panel) }
      ?? PictureDecoder(for: panel).fill(with: .black)
    cache.store(
      Entry(buffer: buffer, content: nil, revision: Self.outdated), bytes: buffer.bytes.count,
      of: screen.name)
    return buffer
  }

  /// Whether nothing better will come: the picture is there, or cannot be made.
  package func isFinished(_ screen: Screen) -> Bool {
    let revision = revision(of: screen.name)
    return failures[screen.name]?.revision == revision
      || cache.picture(of: screen.name)?.revision == revision
  }

  /// Readable when the worker has answered, or something has happened to a file.
  package var descriptor: Int32 { arrivals?.descriptor ?? decoder.descriptor }

  /// Takes the worker's answers, and has files decoded that have another content.
  package func takeFinished(at now: Instant) -> Bool {
    takeChangedFiles(at: now)
    var isNeeded = false
    for answer in decoder.takeAnswers() where answer.request.generation == generation {
      let (screen, revision) = (answer.request.screen, answer.request.revision)
      let name = screen.name
      switch answer.result {
      case .success(let buffer):
        failures[name] = nil
        cache.store(
          Entry(buffer: buffer, content: screen.content, revision: revision),
          bytes: buffer.bytes.count, of: name)
      case .failure where revision < self.revision(of: name):
        // Another attempt is under way already.
        continue
      case .failure(let reason):
        failures[name] = Failure(reason: reason, revision: revision)
        // What an earlier configuration showed is not what this one says; what the file held
        // before it was broken is.
        let isOwn = cache.picture(of: name)?.content == screen.content
        cache.forget { $0 == name && !isOwn }
      }
      isNeeded = isNeeded || needed.contains(name)
    }
    return isNeeded
  }

  private func takeChangedFiles(at now: Instant) {
    guard let changed = watcher?.takeChanges(at: now), !changed.isEmpty else { return }
    for screen in screens.values {
      guard let path = screen.configuration.content.path, changed.contains(path) else { continue }
      revisions[screen.name, default: 0] += 1
    }
    orderMissing()
  }

  /// Waits until everything that was ordered is there.
  package func finish(at now: Instant) {
    decoder.waitForAnswers()
    _ = takeFinished(at: now)
  }

  /// The screens that links lead to, in the order of the configuration.
  package func destinations(linkedFrom screen: Screen) -> [Screen] {
    guard let links = screens[screen.name]?.configuration.links else { return [] }
    return links.compactMap { link in
      guard case .push(let name) = link.action else { return nil }
      return self.screen(named: name)
    }
  }

  /// The pictures that could not be made, and files that are not watched.
  package var problems: [String] {
    let unreadable = failures.sorted { $0.key < $1.key }.map { name, failure in
      let isShown = cache.picture(of: name)?.content != nil
      return "screen \(name)\(isShown ? " goes on with its former picture" : ""): \(failure.reason)"
    }
    guard let unwatched = unwatched ?? watcher?.problem else { return unreadable }
    return unreadable + ["\(unwatched); pictures that change are read at SIGHUP only"]
  }
}
