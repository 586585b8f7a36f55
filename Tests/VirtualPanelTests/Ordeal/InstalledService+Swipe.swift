import Testing

extension InstalledService {
  /// A swipe pushes and the next one pops, each under the finger and at rest; the root is left.
  func swipe() async throws {
    try await panel.expect(Self.kiosk.rest(on: .home), of: Self.kiosk)
    try await waitUntilItListens()
    try await swipe(from: .home, to: .menu)
  }

  /// The same from one screen to another and back, on whichever kiosk is seen and listens.
  func swipe(from root: TestScreen, to destination: TestScreen) async throws {
    let kiosk = Self.kiosk
    let push = Drag.fromRight(400)
    try await panel.play(push.script(for: kiosk))
    try await panel.expect(kiosk.push(from: root, to: destination, by: push), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: destination), of: kiosk)
    let pop = Drag.fromLeft(400)
    try await panel.play(pop.script(for: kiosk))
    try await panel.expect(kiosk.pop(from: destination, to: root, by: pop), of: kiosk)
    try await panel.play(Drag.restAndLift)
    try await panel.expect(kiosk.rest(on: root), of: kiosk)
  }

  /// Records each picture that the panel has shown beside one, black ones as well.
  func expectShown(allTheTime picture: Pixmap) async throws {
    if let shown = try await panel.picturesShown().first(where: { $0 != picture }) {
      let file = try await panel.keep(shown, as: "seen")
      let journal = try await panel.run("journalctl -b -o short-monotonic -u kiosk-navigator")
      Issue.record("the panel has shown something else: \(file)\n\(journal)")
    }
  }

  /// Records a picture that the panel has shown and on which something could be read, unless it is
  /// one of some.
  func expectShown(nothingBut pictures: [Pixmap]) async throws {
    for shown in try await panel.picturesShown() where !pictures.contains(shown) && !shown.isBlank {
      Issue.record("the panel has shown something else: \(try await panel.keep(shown, as: "seen"))")
    }
  }
}
