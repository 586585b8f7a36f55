/// What the kiosk does with the console it runs on.
package struct ConsoleConfiguration: Hashable, Sendable {
  /// Who may have the panel show another console.
  package enum Switching: String, CaseIterable, Sendable {
    /// Other programs, as `chvt` and logind; no key.
    case allowed
    /// Nobody.
    case locked
    /// Other programs, and Control, Alt and F1 to F12 on a keyboard that the kiosk reads.
    case keys
  }

  /// Who may have the panel show another console.
  package var switching: Switching

  /// Describes a console.
  package init(switching: Switching = .allowed) {
    self.switching = switching
  }
}
