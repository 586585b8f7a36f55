internal import Composition
internal import KioskRuntime
internal import Navigation

/// The screens of views as the navigator's loop knows them: what they say about swipes, and their
/// pictures.
///
/// It outlives every configuration, as the views themselves do.
final class HostedScreens {
  private var screens: [ScreenID: ViewScreen] = [:]
  private var darkScreens: Set<ScreenID> = []
  private(set) var generation = 0
  private var pictures = ScreenCache<ScreenID, PixelBuffer>(budget: PictureScreens.memoryBudget)
  /// What cannot be had of what screens show, one sentence each, each once.
  private(set) var problems: [String] = []
  /// Pictures of screens that are being pushed, before they are pinned.
  private var held: [ScreenID: PixelBuffer] = [:]

  init(rootName: String) {
    screens[.root] = ViewScreen(id: .root, name: rootName)
  }

  // MARK: Screens

  func screen(_ id: ScreenID) -> ViewScreen? { screens[id] }

  func screen(named name: String) -> ViewScreen? {
    screens.values.first { $0.name == name }
  }

  /// Takes over what a screen says; one that was not known is made.
  func adopt(_ facts: ScreenFacts) {
    let screen = screens[facts.id] ?? ViewScreen(id: facts.id, name: uniqueName(facts.name))
    screens[facts.id] = screen
    apply(facts, to: screen)
  }

  /// Lets a screen of the navigator say what its views say.
  func apply(_ facts: ScreenFacts, to screen: Navigation.Screen) {
    if facts.isDark { darkScreens.insert(facts.id) } else { darkScreens.remove(facts.id) }
    screen.interactivePushDestination = facts.destination.flatMap { screens[$0] }
    screen.allowsPush = facts.allowsPush
    screen.allowsPop = facts.allowsPop
    screen.excludedAreas = facts.excludedAreas
  }

  func isDark(_ id: ScreenID) -> Bool { darkScreens.contains(id) }

  func forget(_ id: ScreenID) {
    screens[id]?.interactivePushDestination = nil
    screens[id] = nil
    darkScreens.remove(id)
    held[id] = nil
    pictures.forget { $0 == id }
  }

  /// The name, with a number where another screen has it: names are what a stack is kept by.
  private func uniqueName(_ name: String) -> String {
    guard screen(named: name) != nil else { return name }
    var number = 2
    while screen(named: "\(name)-\(number)") != nil { number += 1 }
    return "\(name)-\(number)"
  }

  func note(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  func forgetProblems() { problems.removeAll() }

  // MARK: Pictures

  /// Begins anew with pictures: the former ones were drawn for another panel, or otherwise.
  ///
  /// - Parameter keepsPictures: Whether the former ones are shown until they are drawn again.
  func beginGeneration(keepsPictures: Bool) {
    generation += 1
    held.removeAll()
    if !keepsPictures { pictures.forget { _ in true } }
  }

  func picture(of id: ScreenID) -> PixelBuffer? { pictures.picture(of: id) ?? held[id] }

  /// Keeps the picture of a screen that is about to be pushed, whatever memory it takes.
  func hold(_ picture: PixelBuffer, of id: ScreenID, generation: Int) {
    if generation == self.generation, pictures.picture(of: id) == nil { held[id] = picture }
  }

  func keep(_ picture: PixelBuffer, of id: ScreenID, generation: Int) -> Bool {
    guard generation == self.generation else { return false }
    return pictures.store(picture, bytes: picture.bytes.count, of: id)
  }

  /// Keeps the pictures of these screens whatever memory they take, and of others as far as it goes.
  func pin(_ ids: [ScreenID]) {
    pictures.pin(ids)
    for id in ids {
      guard let picture = held.removeValue(forKey: id) else { continue }
      pictures.store(picture, bytes: picture.bytes.count, of: id)
    }
  }
}
