internal import CLibdrm
internal import LinuxIO

/// Panels that a predecessor has lit, and this run does not: an output was taken out of the configuration
/// between them.
extension Card {
  /// Turns off what still shows a predecessor's picture, which would stand there for ever.
  ///
  /// To be called when every output shows its own, or is known to have nothing to show on. It probes
  /// connectors, where there is anything to do.
  func turnOffLeftovers() {
    removeLeftovers()
    guard !leftovers.isEmpty, let info = try? info() else { return }
    for crtc in info.crtcs where leftovers.contains(framebuffer(of: crtc.id)) {
      if claims.all.contains(where: { $0.crtc == crtc.id }) { continue }
      // Where the kernel refuses, the picture stays: nothing else depends on it.
      try? turnOff(crtc.id, of: info)
    }
    removeLeftovers()
    // What is shown still is not tried again: connectors would be probed each time.
    leftovers = []
  }

  /// What a CRTC shows; 0 for nothing.
  private func framebuffer(of crtc: ID<CRTCInfo>) -> UInt32 {
    // SAFETY: the CRTC is libdrm's own memory, read and freed here.
    guard let raw = unsafe drmModeGetCrtc(descriptor, crtc.rawValue) else { return 0 }
    defer { unsafe drmModeFreeCrtc(raw) }
    return unsafe raw.pointee.buffer_id
  }

  private func turnOff(_ crtc: ID<CRTCInfo>, of info: CardInfo) throws(SystemError) {
    // One card is driven by one interface.
    guard info.offersAtomic, !claims.all.contains(where: { $0.plane == nil }) else {
      return try check(
        drmModeSetCrtc(descriptor, crtc.rawValue, 0, 0, 0, nil, 0, nil), "turn off")
    }
    let request = try AtomicRequest(on: self)
    for plane in info.planes where plane.currentCRTC == crtc {
      let properties = ObjectProperties(of: plane.id.rawValue, .plane, on: self)
      request.set(properties["FB_ID"]?.id, of: plane.id.rawValue, to: 0)
      request.set(properties["CRTC_ID"]?.id, of: plane.id.rawValue, to: 0)
    }
    for connector in info.connectors where connector.currentCRTC == crtc {
      let properties = ObjectProperties(of: connector.id.rawValue, .connector, on: self)
      request.set(properties["CRTC_ID"]?.id, of: connector.id.rawValue, to: 0)
    }
    let properties = ObjectProperties(of: crtc.rawValue, .crtc, on: self)
    request.set(properties["ACTIVE"]?.id, of: crtc.rawValue, to: 0)
    request.set(properties["MODE_ID"]?.id, of: crtc.rawValue, to: 0)
    try request.commit(.modeSet, "turn off")
  }
}
