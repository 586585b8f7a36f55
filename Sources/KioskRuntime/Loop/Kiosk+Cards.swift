internal import DisplayOutput
internal import Geometry
internal import LinuxIO

/// Cards and plugs that come and go.
extension Kiosk {
  /// Starts to hear of them.
  func watchCards(at now: Instant) {
    guard options.display == .kms else { return }
    let watch = CardWatch(loop: loop, attribute: { [cards] in cards.attributed($0) })
    watch.start(at: now)
    cardWatch = watch
    if let problem = watch.problem {
      log.write(
        .warning, "\(problem); until that passes nobody notices a display that comes or goes")
    }
  }

  /// Takes in what has become of cards and plugs, at a moment when nothing stutters for it.
  func takeCardNews(at now: Instant) {
    if let news = cardWatch?.takeNews(at: now, unless: isDisturbing) { receive(news, at: now) }
  }

  /// Whether a panel slides that would stutter for news which are not about it.
  func isDisturbing(_ news: CardNews) -> Bool {
    stations.contains { $0.isMoving && !$0.isNamed(by: news) }
  }

  /// Tells every station what has happened.
  func receive(_ news: CardNews, at now: Instant) {
    cards.forgetGone(news)
    let news = cards.narrowed(news)
    for station in stations {
      station.receive(news, at: now)
      giveSignOfLife()
    }
    // A card has gone, or to look for displays has opened one and found nothing else to tell of.
    keepCards()
  }
}
