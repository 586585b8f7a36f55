internal import DisplayOutput
internal import Geometry
internal import LinuxIO

/// Cards and plugs that come and go.
extension Kiosk {
  /// Starts to hear of them.
  func watchCards() {
    guard options.display == .kms else { return }
    let watch = CardWatch(loop: loop)
    do throws(SystemError) {
      try watch.start()
      cardWatch = watch
    } catch {
      log.write(.warning, "\(error); displays that come and go are looked for every few seconds")
    }
  }

  /// Tells every station what has happened.
  func receive(_ news: CardNews, at now: Instant) {
    cards.forgetGone(news)
    keepCards()
    let news = cards.narrowed(news)
    for station in stations { station.receive(news, at: now) }
    // To look for displays may have opened a card, and found nothing else to tell of.
    keepCards()
  }
}
