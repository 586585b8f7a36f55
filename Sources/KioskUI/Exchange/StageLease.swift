/// The use of a stage by the screens of one output, from configuration to configuration; with the last
/// of them the stage is closed.
final class StageLease: Sendable {
  /// Leads to the stage.
  let link: StageLink
  private let close: @Sendable (StageLink) -> Void

  init(_ link: StageLink, close: @escaping @Sendable (StageLink) -> Void) {
    self.link = link
    self.close = close
  }

  deinit {
    close(link)
  }
}
