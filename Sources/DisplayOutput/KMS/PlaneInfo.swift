package import Composition

/// A hardware layer: it shows one framebuffer on a CRTC.
package struct PlaneInfo: Hashable, Sendable {
  /// What a plane is for.
  package enum Kind: String, Sendable {
    /// The picture that fills the CRTC.
    case primary
    /// A picture above or below it.
    case overlay
    /// A mouse pointer.
    case cursor
  }

  /// The kernel's number.
  package var id: ID<PlaneInfo>
  /// What it is for; a hint only.
  package var kind: Kind
  /// The kernel's codes of the pixel formats it can show.
  package var formats: [FourCC]
  /// The places, in the card's list of CRTCs, of those that it can be shown on.
  package var possibleCRTCs: Set<Int>
  /// The CRTC that shows it at present.
  package var currentCRTC: ID<CRTCInfo>?

  /// Describes a plane.
  package init(
    id: ID<PlaneInfo>, kind: Kind, formats: [FourCC], possibleCRTCs: Set<Int>,
    currentCRTC: ID<CRTCInfo>? = nil
  ) {
    self.id = id
    self.kind = kind
    self.formats = formats
    self.possibleCRTCs = possibleCRTCs
    self.currentCRTC = currentCRTC
  }

  /// Whether it can show buffers of a format; one that lists no formats may show any.
  package func shows(_ format: PixelFormat) -> Bool {
    formats.isEmpty || formats.contains(FourCC(format))
  }
}
