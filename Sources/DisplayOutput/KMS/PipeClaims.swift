/// Who uses what of a card, among the displays of this process.
///
/// A card has one master, so its displays share one open file, and nothing in the kernel keeps one of
/// them from another's connector, CRTC or plane. Each claims what it uses, and leaves alone what
/// others have claimed.
struct PipeClaims {
  /// What one display uses.
  struct Claim: Hashable {
    var connector: ID<ConnectorInfo>
    var crtc: ID<CRTCInfo>
    /// Nil where the display is driven by legacy calls, which know no planes.
    var plane: ID<PlaneInfo>?
    /// Whether it has set its mode: until then the parts may still be as a predecessor left them.
    var isRunning = false
  }

  /// Names the claims of one display.
  struct Holder: Hashable {
    fileprivate let number: Int
  }

  private var claims: [Holder: Claim] = [:]
  private var count = 0

  /// The name of a display that claims nothing yet.
  mutating func newHolder() -> Holder {
    count += 1
    return Holder(number: count)
  }

  /// What a display has claimed; nil for nothing.
  subscript(holder: Holder) -> Claim? {
    get { claims[holder] }
    set { claims[holder] = newValue }
  }

  /// What everybody has claimed.
  var all: [Claim] { Array(claims.values) }

  /// What the others have claimed.
  func others(than holder: Holder) -> [Claim] {
    claims.filter { $0.key != holder }.map(\.value)
  }

  /// Whether another display uses one of these parts.
  func others(
    than holder: Holder, use crtc: ID<CRTCInfo>, or plane: ID<PlaneInfo>?
  ) -> Bool {
    others(than: holder).contains { $0.crtc == crtc || (plane != nil && $0.plane == plane) }
  }
}
