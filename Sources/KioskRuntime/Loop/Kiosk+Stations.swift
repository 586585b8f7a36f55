internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

/// A station for each output of the configuration.
extension Kiosk {
  /// Does something to each station, to clones after their originals.
  func forEachStation<Failure: Error>(
    _ body: (Station) throws(Failure) -> Void
  ) throws(Failure) {
    for isClone in [false, true] {
      for station in stations where (station.original != nil) == isClone { try body(station) }
    }
  }

  /// Makes the screens of every output; nil for a clone, which has none.
  func makeScreens(
    for configuration: KioskConfiguration
  ) throws(CommandFailure) -> [(any ScreenSource)?] {
    var made: [(any ScreenSource)?] = []
    for index in configuration.outputs.indices {
      guard configuration.original(of: index) == nil else {
        made.append(nil)
        continue
      }
      let neighbours = made + stations.filter { $0.index != index }.map(\.screens)
      made.append(
        try program.makeScreens(
          ScreensRequest(
            configuration.narrowed(to: index),
            replacing: stations.first { $0.index == index }?.screens,
            beside: neighbours.compactMap { $0 }.first)))
    }
    return made
  }

  /// Makes a station for every output, or goes on with the one that is there.
  ///
  /// A station is made anew where an output has become a clone, or is none any more.
  func makeStations(
    for configuration: KioskConfiguration, showing screens: [(any ScreenSource)?]
  ) -> [Station] {
    var made: [Int: Station] = [:]
    for (index, screens) in screens.enumerated() {
      guard let screens else { continue }
      made[index] =
        stations.first { $0.index == index && $0.original == nil }
        ?? Station(
          index, configuration: configuration.narrowed(to: index), content: .screens(screens),
          in: context)
    }
    for index in configuration.outputs.indices {
      guard let original = configuration.original(of: index).flatMap({ made[$0] }) else { continue }
      made[index] =
        stations.first { $0.index == index && $0.original != nil }
        ?? Station(
          index, configuration: configuration.narrowed(to: index), content: .picture(of: original),
          in: context)
    }
    let all = configuration.outputs.indices.compactMap { made[$0] }
    for station in all { station.isAlone = all.count == 1 }
    context.touchscreens.adopt(all)
    return all
  }

  /// Goes on with another configuration.
  ///
  /// - Throws: Where the loop cannot wait for the new screens.
  func adopt(
    _ new: KioskConfiguration, showing screens: [(any ScreenSource)?], at now: Instant
  ) throws(SystemError) {
    let former = stations
    // Most panels that are closed are opened again at once; nothing but the kiosk shows between.
    cards.keepOpen()
    stations = makeStations(for: new, showing: screens)
    configuration = new
    for station in former where !stations.contains(where: { $0 === station }) {
      station.close(at: now)
      giveSignOfLife()
    }
    // First all that is given up: what one lets go of another may take.
    for station in stations
    where station.configuration.outputs[0].display != new.outputs[station.index].display {
      station.closeDisplay(at: now)
      giveSignOfLife()
    }
    cards.requests = new.outputs.map { DisplayRequest($0.display) }
    try forEachStation { (station) throws(SystemError) in
      guard former.contains(where: { $0 === station }) else {
        if !isHere { station.pause(at: now) }
        return try station.open(at: now)
      }
      let original = new.original(of: station.index)
      let content: Station.Content? =
        original.flatMap { place in stations.first { $0.index == place } }
        .map { .picture(of: $0) } ?? screens[station.index].map { .screens($0) }
      guard let content else { return }
      try station.adopt(new.narrowed(to: station.index), with: content, at: now)
    }
    cards.releaseUnused()
  }
}
