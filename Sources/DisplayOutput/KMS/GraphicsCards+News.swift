internal import DeviceEvents
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

  /// Finds out which plug was moved, where several displays may share a card.
  ///
  /// Most drivers say only that something was plugged. A display that may have been is set up anew,
  /// with a flash; so that one does not flash for another's sake, all connectors of the card are looked
  /// at, and where one looks otherwise than before, it is the one. Where none does, a plug was pulled and
  /// pushed, and it may have been any; as it may where plugs were moved more than once. (A plug that
  /// bounces costs the others a flash with such drivers; a panel that stays black would cost more.)
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
    return changed.map { connector in
      var event = event
      event.hotPlug = DeviceEvent.HotPlug(connector: connector.id.rawValue)
      return event
    }
  }

  /// The connectors that look otherwise than when they were last looked at.
  @discardableResult
  func takeChanges(of info: CardInfo) -> [ConnectorInfo] {
    info.connectors.filter { connector in
      let key = ConnectorKey(card: info.names.path, name: connector.name)
      let look = ConnectorLook(connector)
      let former = looks.updateValue(look, forKey: key)
      return former.map { $0 != look } ?? false
    }
  }
}
