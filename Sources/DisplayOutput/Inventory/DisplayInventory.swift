internal import Composition
internal import Geometry
package import LinuxIO

/// The machine's cards and displays, and which one a request would choose, as lines of text.
package struct DisplayInventory: Hashable, Sendable {
  /// The cards that could be read.
  package var cards: [CardInfo]
  /// Why the others could not be.
  package var failures: [SystemError]

  /// Describes what was found.
  package init(cards: [CardInfo], failures: [SystemError] = []) {
    self.cards = cards
    self.failures = failures
  }

  /// Reads all cards of the machine.
  package static func read() -> DisplayInventory { CardSurvey().inventory }

  /// An indented list: cards, connectors with modes and millimetres, planes; what would be chosen
  /// and why; which permission is missing.
  package func lines(for request: DisplayRequest) -> [String] {
    lines(for: [request])
  }

  /// The same for several outputs, with a line for each of what would be chosen and why.
  package func lines(for requests: [DisplayRequest]) -> [String] {
    var lines: [String] = []
    for card in cards {
      let names = ([card.names.path] + card.names.stable).joined(separator: ", ")
      lines.append(
        "card \(names): driver \(card.driver), \(card.offersAtomic ? "atomic" : "legacy only")"
          + (card.isTaken ? ", in use by another program" : ""))
      lines += card.connectors.flatMap { describe($0, of: card) }
      lines += card.planes.map { describe($0) }
    }
    lines += failures.map { "card: \($0)" }
    for (index, result) in DisplayChoices(requests, among: cards).results.enumerated() {
      let subject = requests.count > 1 ? "chosen for outputs[\(index + 1)]" : "chosen"
      lines.append("\(subject): \(describe(result))")
    }
    return lines
  }

  /// Adds to the reason for having no display the cards that could not be read.
  func explaining(_ error: DisplayError) -> DisplayError {
    guard case .noDisplay(let reason) = error, !failures.isEmpty else { return error }
    // Where no card could be read, that there is none would be a lie.
    let reasons = (cards.isEmpty ? [] : [reason]) + failures.map(\.description)
    return .noDisplay(reasons.joined(separator: "; "))
  }

  private func describe(_ result: Result<DisplayChoice, DisplayError>) -> String {
    switch result {
    case .success(let choice):
      return "\(choice.connector.name) on \(cards[choice.card].displayName), "
        + "\(choice.mode), because \(choice.reason)"
    case .failure(let error):
      return "none, because \(explaining(error))"
    }
  }

  private func describe(_ connector: ConnectorInfo, of card: CardInfo) -> [String] {
    var facts = [connector.status == .unknown ? "may be connected" : connector.status.rawValue]
    if let size = connector.physicalSize { facts.append("\(size)") }
    if let orientation = connector.panelOrientation {
      facts.append("asks for rotation \(orientation.rawValue)")
    }
    if connector.linkIsBad { facts.append("link lost") }
    let running = card.crtcs.first { $0.id == connector.currentCRTC }?.mode
    let modes = connector.modes.map { mode in
      let isRunning = running.map(mode.hasSameTiming) == true
      return "    mode \(mode)" + (mode.isPreferred ? " preferred" : "")
        + (isRunning ? " current" : "")
    }
    return ["  connector \(connector.name): \(facts.joined(separator: ", "))"] + modes
  }

  private func describe(_ plane: PlaneInfo) -> String {
    let crtcs = plane.possibleCRTCs.sorted().map(String.init).joined(separator: " ")
    let formats = plane.formats.map(\.description).joined(separator: " ")
    return "  plane \(plane.id.rawValue): \(plane.kind.rawValue), CRTCs \(crtcs), "
      + "formats \(formats)"
  }
}
