/// What a kiosk does when its console is switched away and back: decided here, done by others.
///
/// ```
///                released                   left
///        here -------------> leaving ----------------> away
///         ^ ^                   |                       |
///         | '-------------------'                       |
///         |        unasked                              |
///         '---------------------------------------------'
///                            acquired
/// ```
///
/// The other program waits for the answer, so nothing that may take time comes before it.
package struct ConsoleSwitching: Hashable, Sendable {
  /// Who has the panel.
  package enum State: Hashable, Sendable, CaseIterable {
    /// The kiosk.
    case here
    /// The kiosk still, while it answers that it lets go.
    case leaving
    /// Another console, or another session on the seat.
    case away
  }

  /// What is said by the kernel, or by the seat manager.
  package enum Event: Hashable, Sendable, CaseIterable {
    /// Another console is to have the panel.
    case released
    /// The answer was taken: another console has it.
    case left
    /// The answer was refused: nobody had asked, somebody has just sent the signal.
    case unasked
    /// The panel is the kiosk's again.
    case acquired
  }

  /// What is to be done, in order.
  package enum Action: Hashable, Sendable {
    /// Cancel every gesture, and present nothing any more.
    case pause
    /// Let others be master of the cards.
    case dropMaster
    /// Answer that the panel is free; whether that was taken is the next event.
    case allow
    /// Answer that the panel is not to be had.
    case refuse
    /// Let others read touchscreens and keys.
    case dropInput
    /// Take note of the way back.
    case acknowledge
    /// Be master of the cards again.
    case takeMaster
    /// Present again, mode and all.
    case resume
    /// Read touchscreens and keys again.
    case takeInput
  }

  /// Whether others may have the panel at all.
  package var isAllowed: Bool
  /// Who has it now.
  package private(set) var state: State

  /// Describes how things are at the start.
  package init(isAllowed: Bool, state: State) {
    self.isAllowed = isAllowed
    self.state = state
  }

  /// What follows from an event.
  package mutating func receive(_ event: Event) -> [Action] {
    switch (state, event) {
    case (.here, .released) where !isAllowed:
      return [.refuse]
    case (.here, .released):
      state = .leaving
      return [.pause, .dropMaster, .allow]
    case (.leaving, .left):
      state = .away
      return [.dropInput]
    case (.leaving, .unasked):
      state = .here
      return [.takeMaster, .resume]
    case (.away, .acquired):
      state = .here
      return [.acknowledge, .takeMaster, .resume, .takeInput]
    // Away again before the way back was taken in.
    case (.away, .released):
      return [.allow]
    case (.here, .acquired):
      return [.acknowledge]
    case (.here, .left), (.here, .unasked), (.away, .left), (.away, .unasked),
      (.leaving, .released), (.leaving, .acquired):
      return []
    }
  }
}
