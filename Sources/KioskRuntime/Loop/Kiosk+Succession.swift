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
  private var isSucceeded: Bool {
    guard options.display == .kms, ServiceNotifier.hasSupervisor else { return false }
    if case .seat = claim { return false }
    return true
  }

  /// Takes the cards that a former run has left.
  ///
  /// Where another console is shown, its programs are to have them: they are opened anew on return.
  func takeOverCards() {
    DescriptorStore.takeAll { name, file in
      guard isSucceeded, isHere, let path = Card.path(of: file.rawValue),
        name == Self.nameInStore(path)
      else { return DescriptorStore.forget(name) }
      do throws(SystemError) {
        let card = try Card.takenOver(from: file, path: path)
        cards.adopt(card)
        storedCards[path] = ObjectIdentifier(card)
        log.write(.info, "the panel on \(path) was taken over from the former run")
      } catch {
        // It is opened anew, if it is there at all.
        log.write(.info, error.description)
        DescriptorStore.forget(name)
      }
    }
  }

  /// Has the open cards kept that are the kiosk's to show on, and no others.
  ///
  /// To be called when displays have come or gone.
  func keepCards() {
    guard isSucceeded else { return }
    var open: [String: ObjectIdentifier] = [:]
    for card in cards.openCards where card.isMaster {
      open[card.path] = ObjectIdentifier(card)
      if storedCards[card.path] == ObjectIdentifier(card) { continue }
      DescriptorStore.keep(card.descriptor, named: Self.nameInStore(card.path))
    }
    for path in storedCards.keys where open[path] == nil {
      DescriptorStore.forget(Self.nameInStore(path))
    }
    storedCards = open
  }

  /// Whether the picture stays on the panel when this run ends: there is another run to come.
  var leavesPicture: Bool {
    isSucceeded && isHere && !storedCards.isEmpty
      && (failure != nil || ServiceJob.current().isRestart)
  }

  /// Whether a display hangs.
  ///
  /// The next run is to open its card anew: what the kernel still waits for goes with the open file.
  var hasHung: Bool { stations.contains { $0.end != nil } }

  /// Has nothing kept any more.
  func forgetCards() {
    for path in storedCards.keys { DescriptorStore.forget(Self.nameInStore(path)) }
    storedCards = [:]
  }

  /// `drm-card0` of `/dev/dri/card0`.
  private static func nameInStore(_ path: String) -> String { "drm-\(FilePath.name(of: path))" }
}
