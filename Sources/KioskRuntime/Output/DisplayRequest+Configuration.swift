package import Configuration
package import DisplayOutput

extension DisplayRequest {
  /// The display that a configuration asks for.
  package init(_ configuration: DisplayConfiguration) {
    let api: API =
      switch configuration.api {
      case .auto: .auto
      case .atomic: .atomic
      case .legacy: .legacy
      }
    self.init(
      card: configuration.card, connector: configuration.connector?.description,
      mode: Mode(configuration.mode), maxMode: configuration.maxMode,
      format: configuration.format, api: api, force: configuration.force)
  }
}

extension DisplayRequest.Mode {
  fileprivate init(_ request: ModeRequest) {
    switch request {
    case .preferred: self = .preferred
    case .current: self = .current
    case .size(let size, let rate): self = .size(size, refreshRate: rate)
    case .modeline(let modeline): self = .timing(VideoMode(modeline))
    }
  }
}

extension VideoMode {
  /// The timing that a modeline writes; the reader has checked that it fits the kernel's 16 bits.
  fileprivate init(_ modeline: Modeline) {
    var flags: Flags = []
    switch modeline.horizontalSyncIsPositive {
    case true?: flags.insert(.positiveHorizontalSync)
    case false?: flags.insert(.negativeHorizontalSync)
    case nil: break
    }
    switch modeline.verticalSyncIsPositive {
    case true?: flags.insert(.positiveVerticalSync)
    case false?: flags.insert(.negativeVerticalSync)
    case nil: break
    }
    if modeline.isInterlaced { flags.insert(.interlaced) }
    if modeline.isDoubleScanned { flags.insert(.doubleScanned) }
    self.init(
      clock: UInt32(clamping: modeline.clock), horizontal: Axis(modeline.horizontal),
      vertical: Axis(modeline.vertical), flags: flags)
  }
}

extension VideoMode.Axis {
  fileprivate init(_ timing: Modeline.Timing) {
    self.init(
      displayed: UInt16(clamping: timing.displayed), syncStart: UInt16(clamping: timing.syncStart),
      syncEnd: UInt16(clamping: timing.syncEnd), total: UInt16(clamping: timing.total))
  }
}
