package import Geometry

/// A socket of a card, and what is plugged into it.
package struct ConnectorInfo: Hashable, Sendable {
  /// Whether a display is plugged in.
  package enum Status: String, Sendable {
    /// One is.
    case connected
    /// None is, or it cannot be noticed (a switched-off monitor, a cable without the line).
    case disconnected
    /// The hardware cannot tell.
    case unknown
  }

  /// The kernel's number.
  package var id: ID<ConnectorInfo>
  /// `TYPE-N` like `HDMI-A-1`, N counted from 1 within the card.
  ///
  /// The kernel's own N counts over all cards and grows when a driver is bound again.
  package var name: String
  /// Whether a display is plugged in.
  package var status: Status
  /// What the display offers, in the kernel's order.
  package var modes: [VideoMode]
  /// Whether the display has not said what it can: no EDID could be read, and the modes are those that
  /// the kernel thinks any display can show, 1024x768 at most.
  package var modesAreGuessed: Bool
  /// The timing that it was driven with last, while it said what it can; nil where it never was.
  package var lastMode: VideoMode?
  /// The display in millimetres as it says itself; nil where it says 0.
  package var physicalSize: PhysicalSize?
  /// How a built-in panel asks for its picture to be turned.
  package var panelOrientation: Rotation?
  /// Whether the link was lost, so that a mode has to be set anew.
  package var linkIsBad: Bool
  /// The places, in the card's list of CRTCs, of those that can drive it.
  package var possibleCRTCs: Set<Int>
  /// The CRTC that drives it at present.
  package var currentCRTC: ID<CRTCInfo>?

  /// What kind of socket it is, as the kernel calls it: `HDMI-A`.
  package var type: String { name.split(separator: "-").dropLast().joined(separator: "-") }

  /// Describes a connector.
  package init(
    id: ID<ConnectorInfo>, name: String, status: Status, modes: [VideoMode] = [],
    modesAreGuessed: Bool = false, lastMode: VideoMode? = nil,
    physicalSize: PhysicalSize? = nil, panelOrientation: Rotation? = nil, linkIsBad: Bool = false,
    possibleCRTCs: Set<Int> = [], currentCRTC: ID<CRTCInfo>? = nil
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.modes = modes
    self.modesAreGuessed = modesAreGuessed
    self.lastMode = lastMode
    self.physicalSize = physicalSize
    self.panelOrientation = panelOrientation
    self.linkIsBad = linkIsBad
    self.possibleCRTCs = possibleCRTCs
    self.currentCRTC = currentCRTC
  }
}
