internal import Geometry

/// Who may be connected at once, so that nobody keeps others out.
///
/// Of 16 places strangers, who are neither root nor the kiosk's own user, have 12 together and 8 each;
/// and 12 are for those who stay, to watch or to record. So root finds a place whatever others do, and
/// whatever root's own watchers do.
struct ControlPlaces {
  /// More than a wall has caretakers.
  static let most = 16
  /// Places of all strangers together.
  static let mostOfStrangers = 12
  /// Places of one stranger.
  static let mostOfOne = 8
  /// Places of those who watch or record.
  static let mostWhoStay = 12

  /// Somebody who is connected.
  struct Guest {
    /// What it is about.
    enum Occupation {
      /// Nothing: nothing would be lost by sending it away.
      case idle
      /// It waits for an answer, or does not read the one that it has.
      case busy
      /// It watches or records.
      case staying
    }

    /// Whose program it is.
    var user: UInt32
    /// Whether that is root or the kiosk's own user.
    var isTrusted: Bool
    /// What it is about.
    var occupation: Occupation
    /// When it last sent something.
    var lastHeard: Instant
  }

  /// What becomes of a newcomer.
  enum Verdict: Hashable {
    /// There is a place for it.
    case place
    /// There is one once this guest is sent away.
    case placeOf(Int)
    /// There is none, and this is why.
    case none(String)
  }

  /// Everybody who is connected.
  var guests: [Guest]

  /// What becomes of a newcomer.
  func verdict(onNewcomerOf user: UInt32, isTrusted: Bool) -> Verdict {
    if !isTrusted {
      if count(where: { $0.user == user }) >= Self.mostOfOne {
        return idlest { $0.user == user }
          ?? .none("you have \(Self.mostOfOne) connections already; end one of them")
      }
      if count(where: { !$0.isTrusted }) >= Self.mostOfStrangers {
        return idlest { !$0.isTrusted } ?? Self.crowd
      }
    }
    if guests.count < Self.most { return .place }
    // Root does not wait for who does not read; those who stay are too few to have all places.
    return idlest { _ in true } ?? (isTrusted ? idlest(.busy) { _ in true } : nil) ?? Self.crowd
  }

  /// Why nobody may begin to watch or record; nil where one may.
  var obstacleToStaying: String? {
    count { $0.occupation == .staying } < Self.mostWhoStay
      ? nil : "\(Self.mostWhoStay) clients watch or record already; end one of them"
  }

  private static let crowd = Verdict.none("too many clients are connected; try again later")

  private func count(where isCounted: (Guest) -> Bool) -> Int {
    guests.count { isCounted($0) }
  }

  private func idlest(
    _ occupation: Guest.Occupation = .idle, where isMeant: (Guest) -> Bool
  ) -> Verdict? {
    guests.indices
      .filter { guests[$0].occupation == occupation && isMeant(guests[$0]) }
      .min { guests[$0].lastHeard < guests[$1].lastHeard }
      .map { .placeOf($0) }
  }
}
