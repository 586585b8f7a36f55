package import DeviceEvents
internal import LinuxIO

/// What news of cards mean for displays that share one.
extension GraphicsCards {
  /// Forgets the cards that are told to be gone, and are: another may have come under that name.
  package func forgetGone(_ news: CardNews) {
    for path in news.removed {
      if let card = openCard(at: path), !card.isGone { continue }
      forget(path)
    }
  }

  /// Finds out which plug an event is about, at the moment at which it comes.
  ///
  /// Many drivers say only that something was plugged. Those that are woken by a plug have noted what
  /// they found before they say so; so a plug that bounces is seen here, out and in, which nobody can
  /// tell any more when it is at rest. Nothing is probed for it, and no EDID read: it takes no longer
  /// than the kernel has its own hands on the connectors.
  ///
  /// - Returns: An event for each connector that is otherwise than before; where none is, the one that
  ///   came.
  package func attributed(_ event: DeviceEvent) -> [DeviceEvent] {
    guard requests.count > 1, let plug = event.hotPlug, let path = event.node,
      let card = openCard(at: path)
    else { return [event] }
    let former = statuses[path] ?? [:]
    let present = card.connectorStatuses
    statuses[path] = present
    let moved = present.filter { id, status in former[id].map { $0 != status } ?? false }.keys
    if plug.connector != nil || moved.isEmpty { return [event] }
    return moved.sorted { $0.rawValue < $1.rawValue }.map(event.naming)
  }

  /// Finds out which plug was moved, where several displays may share a card and nobody has seen it.
  ///
  /// A display that may have been is set up anew, with a flash; so that one does not flash for another's
  /// sake, all connectors of the card are looked at, and where one looks otherwise than before, it is the
  /// one. Where none does, a plug was pulled and pushed, and it may have been any; as it may where plugs
  /// were moved more than once. What has happened to it meanwhile the kernel counts
  /// (`epoch_counter`), but tells nobody; and what it makes anew with each look, as the EDID's blob, it
  /// makes anew for a plug that nobody has touched. So a plug that bounces faster than its driver looks
  /// costs the others a flash: a panel that stays black would cost more.
  package func narrowed(_ news: CardNews) -> CardNews {
    guard requests.count > 1 else { return news }
    return CardNews(
      news.events.flatMap { narrowed($0, isRepeated: news.repeated.contains($0)) })
  }

  private func narrowed(_ event: DeviceEvent, isRepeated: Bool) -> [DeviceEvent] {
    guard let plug = event.hotPlug, plug.connector == nil, let path = event.node,
      let card = openCard(at: path), let info = try? card.info()
    else { return [event] }
    let changed = takeChanges(of: info)
    if changed.isEmpty || isRepeated { return [event] }
    return changed.map { event.naming($0.id) }
  }

  /// The connectors that look otherwise than when they were last looked at.
  @discardableResult
  func takeChanges(of info: CardInfo) -> [ConnectorInfo] {
    statuses[info.names.path] = Dictionary(
      info.connectors.map { ($0.id, $0.status) }, uniquingKeysWith: { $1 })
    return info.connectors.filter { connector in
      let key = ConnectorKey(card: info.names.path, name: connector.name)
      let look = ConnectorLook(connector)
      let former = looks.updateValue(look, forKey: key)
      return former.map { $0 != look } ?? false
    }
  }
}

extension DeviceEvent {
  /// The same about one connector.
  fileprivate func naming(_ connector: ID<ConnectorInfo>) -> DeviceEvent {
    var event = self
    event.hotPlug = HotPlug(connector: connector.rawValue)
    return event
  }
}
