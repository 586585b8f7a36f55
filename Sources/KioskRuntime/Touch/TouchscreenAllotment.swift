internal import Geometry
internal import LinuxIO
internal import TouchInput
internal import TouchRecording

/// Gives the machine's touchscreens to the stations, each to one.
///
/// Each station asks when it looks for its touchscreen. It may turn out then that another one reads
/// what belongs elsewhere: a touchscreen that came late, or a display that was found late and says how
/// large it is. In the next turn everything is given out anew.
final class TouchscreenAllotment {
  private struct Member {
    weak var station: Station?
  }

  private var members: [Member] = []
  /// Whether touchscreens have to be given out anew.
  private(set) var isStale = false

  /// Gives touchscreens to these stations from now on.
  func adopt(_ stations: [Station]) {
    // What one has had that is no more is for those that are left, be it a single one.
    let wereSeveral = members.count > 1
    members = stations.filter { $0.original == nil }.map { Member(station: $0) }
    if wereSeveral || members.count > 1 { isStale = true }
  }

  /// The stations that are touched.
  private var stations: [Station] { members.compactMap(\.station) }

  /// Takes note that a panel has been found, which may say more of its touchscreen.
  func panelFound() {
    if members.count > 1 { isStale = true }
  }

  /// What a station is to read.
  func choice(for station: Int, among candidates: [TouchscreenCandidate]) -> TouchscreenChoice {
    let stations = stations
    let assignment = TouchscreenAssignment(of: candidates, to: stations.map(\.touchscreenWish))
    for (place, other) in stations.enumerated() {
      if let node = other.touch.node, node != assignment.choices[place].chosen?.candidate.node {
        isStale = true
      }
    }
    guard let place = stations.firstIndex(where: { $0.index == station }) else {
      return TouchscreenChoice(among: candidates)
    }
    return assignment.choices[place]
  }

  /// Has stations let go of what is not theirs, and take what is.
  func redistributeIfNeeded(at now: Instant, through devices: any DeviceOpening) {
    guard isStale else { return }
    let stations = stations
    let candidates = InputNodes.all(through: devices).compactMap(\.candidate)
    for station in stations {
      guard let node = station.touch.node else { continue }
      let chosen = choice(for: station.index, among: candidates).chosen
      if chosen?.candidate.node != node { station.touch.letGo(at: now) }
    }
    for station in stations { station.touch.lookAgain(at: now) }
    isStale = false
  }
}
