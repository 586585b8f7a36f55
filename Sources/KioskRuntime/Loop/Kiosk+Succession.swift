internal import DisplayOutput
internal import LinuxIO
internal import Seating

/// Cards that systemd keeps between two runs, so that the last picture stays on the panel.
///
/// ```
///   this run                                 systemd                        the next run
///   a card is opened: keepCards()  -------->  has the open card, too
///   dies, or leaves its picture                |
///                                              '--------------------------> takeOverCards()
///   is stopped for good: forgetCards() ---->  closes it: the console has the panel
/// ```
extension Kiosk {
  /// Whether somebody keeps cards: a service manager, where no seat manager lends them.
  static func isSucceeded(_ options: KioskOptions, on claim: PanelClaim) -> Bool {
    if case .seat = claim { return false }
    return options.display == .kms && ServiceNotifier.hasSupervisor
  }

  /// Takes the cards that a former run has left.
  func takeOverCards() {
    store.takeAll(takeOver)
  }

  /// Takes a card that a former run has left, or has it forgotten.
  ///
  /// Where another console is shown, its programs are to have it: it is opened anew on return.
  ///
  /// - Parameters:
  ///   - name: What it is kept by.
  ///   - file: The card, open, whatever it is in truth.
  func takeOver(_ name: String, _ file: consuming FileDescriptor) {
    guard isSucceeded, isHere, let path = Card.path(of: file.rawValue),
      name == Self.nameInStore(path)
    else { return store.forget(name) }
    do throws(SystemError) {
      let card = try Card.takenOver(from: file, path: path)
      cards.adopt(card)
      storedCards[path] = StoredCard(card: card)
      log.write(.info, "the panel on \(path) was taken over from the former run")
    } catch {
      // It is opened anew, if it is there at all.
      log.write(.info, error.description)
      store.forget(name)
    }
  }

  /// Has the open cards kept that are the kiosk's to show on, and no others.
  ///
  /// To be called when displays have come or gone.
  func keepCards() {
    guard isSucceeded else { return }
    var open: [String: StoredCard] = [:]
    for card in cards.openCards where card.isMaster {
      open[card.path] = StoredCard(card: card)
      if storedCards[card.path]?.card === card { continue }
      store.keep(card.descriptor, named: Self.nameInStore(card.path))
    }
    for path in storedCards.keys where open[path] == nil {
      store.forget(Self.nameInStore(path))
    }
    storedCards = open
  }

  /// Whether the picture stays on the panel when this run ends: there is another run to come.
  var leavesPicture: Bool {
    isHere && !storedCards.isEmpty && (failure != nil || ServiceJob.current().isRestart)
  }

  /// Whether a display hangs.
  ///
  /// The next run is to open its card anew: what the kernel still waits for goes with the open file.
  var hasHung: Bool { stations.contains { $0.end != nil } }

  /// Has nothing kept any more.
  func forgetCards() {
    for path in storedCards.keys { store.forget(Self.nameInStore(path)) }
    storedCards = [:]
  }

  /// `drm-card0` of `/dev/dri/card0`.
  private static func nameInStore(_ path: String) -> String { "drm-\(FilePath.name(of: path))" }
}
