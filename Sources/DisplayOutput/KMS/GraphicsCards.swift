package import Geometry
package import LinuxIO

/// The machine's cards, each opened once and shared by all displays that are shown on it.
///
/// ```
///   requests --> survey of cards --> choices --> plan of each card's CRTCs and planes
///                                                     |
///   Card (one file, one master) <--- KMSDisplay, KMSDisplay, ...
/// ```
///
/// The first to open a card is its master, and whoever opens it again is not, even in the same
/// process. So displays of one card share it; it is closed with the last of them, which gives the
/// panel back to the console.
///
/// Nobody but this object opens cards to drive them. Those who hear of cards that come or go, who
/// switch consoles, or who are handed a card that is open already, tell it here.
package final class GraphicsCards {
  private struct Shared {
    weak var card: Card?
  }

  private struct Shown {
    weak var display: KMSDisplay?
  }

  /// What each output asks for, the most important first.
  package var requests: [DisplayRequest]

  private let backlights: Backlights
  private let now: () -> Instant
  private let list: () -> [CardNames]
  private let open: (String) throws(SystemError) -> Card
  private var shared: [String: Shared] = [:]
  private var kept: [Card] = []
  private var shown: [Int: Shown] = [:]
  /// How displays were driven that said what they can, should they come back and say nothing.
  private var lastModes: [ConnectorKey: VideoMode] = [:]
  /// What was plugged in when connectors were last looked at.
  var looks: [ConnectorKey: ConnectorLook] = [:]
  /// Whether the kernel took connectors for connected when it was last asked, by the card's device file.
  var statuses: [String: [ID<ConnectorInfo>: ConnectorInfo.Status]] = [:]

  /// Knows of no open card yet.
  ///
  /// - Parameters:
  ///   - requests: What each output asks for, the most important first.
  ///   - backlights: What lights built-in panels.
  ///   - now: The clock that flips without a sane stamp are given.
  ///   - list: Names the cards that there are.
  ///   - open: Opens a card by its device file.
  package init(
    _ requests: [DisplayRequest] = [], backlights: Backlights = Backlights(),
    now: @escaping () -> Instant = { MonotonicClock.now },
    list: @escaping () -> [CardNames] = { CardDirectory.cards() },
    open: @escaping (String) throws(SystemError) -> Card = { (path) throws(SystemError) in
      try Card(opening: path)
    }
  ) {
    self.requests = requests
    self.backlights = backlights
    self.now = now
    self.list = list
    self.open = open
  }

  /// The cards that are open.
  package var openCards: [Card] {
    shared.sorted { $0.key < $1.key }.compactMap(\.value.card)
  }

  /// Opens the display that a request means, beside those that are shown already.
  ///
  /// Connectors that nobody shows are probed, which may take a tenth of a second each.
  ///
  /// - Parameter index: The place of the request.
  /// - Throws: `noDisplay` where none is there yet: a state to wait in.
  package func openDisplay(_ index: Int) throws(DisplayError) -> KMSDisplay {
    let survey = CardSurvey(of: list(), only: requests[index].card) {
      (path) throws(SystemError) in try self.card(at: path)
    }
    // One that is gone is not asked again, even where nobody has told that it is.
    for failure in survey.inventory.failures where failure.reason == .noDevice {
      forget(failure.subject)
    }
    return try openDisplay(index, of: survey)
  }

  /// Opens the display that a request means on cards that were read just now.
  func openDisplay(_ index: Int, of survey: CardSurvey) throws(DisplayError) -> KMSDisplay {
    let infos = survey.inventory.cards.map(rememberingModes)
    for info in infos { takeChanges(of: info) }
    let choices = DisplayChoices(requests, among: infos, shown: connectorsShown).results
    let choice: DisplayChoice
    do {
      choice = try choices[index].get()
    } catch {
      for (card, info) in zip(survey.cards, infos)
      where mayBecome(displayOf: requests[index], card, info) { keep(card) }
      throw survey.inventory.explaining(error)
    }
    let card = survey.cards[choice.card]
    let wanted = choices.compactMap { try? $0.get() }.filter { $0.card == choice.card }
    let named = requests.compactMap(\.connector)
    let waiting = infos[choice.card].connectors.filter { connector in
      // One that is named is provided for although nothing is plugged into it yet.
      named.contains(connector.name) && !wanted.contains { $0.connector.id == connector.id }
    }
    let plan = PipePlan(
      for: wanted.map(\.connector) + waiting, on: infos[choice.card], claims: card.claims.all)
    let display = try KMSDisplay(
      card, infos[choice.card], choice, requests[index],
      leaving: plan.parts(ofOthersThan: choice.connector.id), backlights: backlights, now: now)
    shared[card.path] = Shared(card: card)
    kept.removeAll { $0 === card }
    shown[index] = Shown(display: display)
    lastModes[choice.key(among: infos)] = display.timingToRemember
    // Cards were kept while it could have been on any of them; others may have a use for them.
    releaseUnused()
    return display
  }

  /// Whether a card is to be kept open although nothing can be shown on it now.
  ///
  /// Closed while nothing is plugged in, it would show its console when something is. But another card
  /// than the one that is meant may be another kiosk's. And the kernel makes no file master that was not
  /// when it was opened, unless by privilege: one that was opened while somebody else was master is of
  /// no use for ever.
  private func mayBecome(displayOf request: DisplayRequest, _ card: Card, _ info: CardInfo) -> Bool
  {
    !info.connectors.isEmpty && card.isMaster && request.card.map(info.names.include) ?? true
  }

  /// What a card has, with how its displays were driven before.
  private func rememberingModes(_ info: CardInfo) -> CardInfo {
    var info = info
    for place in info.connectors.indices {
      info.connectors[place].lastMode =
        lastModes[ConnectorKey(card: info.names.path, name: info.connectors[place].name)]
    }
    return info
  }

  /// Where requests are met at present.
  private var connectorsShown: [Int: ConnectorKey] {
    shown.compactMapValues { $0.display?.connector }
  }

  /// The open card of a device file, or the one that is opened now.
  private func card(at path: String) throws(SystemError) -> Card {
    if let card = shared[path]?.card { return card }
    let card = try open(path)
    // A survey may be all that wants it: it is kept by whoever drives it.
    shared[path] = Shared(card: card)
    return card
  }

  // MARK: For those who hear of cards

  /// Takes over a card that is open already, with its right to set modes.
  ///
  /// It is kept open until a display is shown on it, or until `releaseUnused`.
  package func adopt(_ card: Card) {
    keep(card)
  }

  /// Keeps every open card open although its displays are closed, until something is shown on it
  /// again, or until `releaseUnused`: the last to close a card gives the panel to the console.
  package func keepOpen() {
    for card in openCards { keep(card) }
  }

  private func keep(_ card: Card) {
    shared[card.path] = Shared(card: card)
    if !kept.contains(where: { $0 === card }) { kept.append(card) }
  }

  /// Closes cards that are kept open for a display, where no request waits for one on them any more.
  package func releaseUnused() {
    let shown = connectorsShown
    let waiting = requests.indices.filter { shown[$0] == nil }.map { requests[$0].card }
    let all = list()
    kept.removeAll { card in
      let names = all.first { $0.path == card.path } ?? CardNames(path: card.path)
      return !waiting.contains { $0.map(names.include) ?? true }
    }
  }

  /// Turns off what shows a predecessor's picture and is no output any more.
  ///
  /// To be called when every output shows its own, or is known to have nothing to show on.
  package func turnOffLeftovers() {
    for card in openCards { card.turnOffLeftovers() }
  }

  /// Forgets a card that is gone, so that another one of that name is opened anew.
  ///
  /// The displays on it are not told: each closes when it finds out, or when it is made to.
  package func forget(_ path: String) {
    shared[path] = nil
    kept.removeAll { $0.path == path }
  }

  /// The card of a device file, where it is open.
  func openCard(at path: String) -> Card? { shared[path]?.card }

  /// Gives up the right to set modes on every open card: another console's program may want it.
  ///
  /// - Returns: The device files of those that were taken over, and keep it for as long as anybody has
  ///   them open: they are to be closed, and forgotten.
  package func dropMaster() -> [String] {
    openCards.filter { !$0.dropMaster() }.map(\.path)
  }

  /// Takes the right to set modes back; the displays have to be reset.
  ///
  /// - Throws: Where somebody else has it, of the first card; the others are tried all the same.
  package func takeMaster() throws(SystemError) {
    var failure: SystemError?
    for card in openCards {
      do {
        try card.takeMaster()
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}
