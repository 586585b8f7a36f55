internal import DisplayOutput
internal import LinuxIO

/// What the stations of a kiosk have in common.
struct StationContext {
  /// Waits for all of them.
  let loop: EventLoop
  /// How devices are opened.
  let devices: any DeviceOpening
  /// The machine's cards, which know what every output asks for.
  let cards: GraphicsCards
  /// Which of the machine's touchscreens is whose.
  let touchscreens: TouchscreenAllotment
  /// How the kiosk is run.
  let options: KioskOptions
  /// The window in place of panel and touchscreen, in a preview.
  let preview: PreviewConnection?
  /// Where frame times are noted.
  let pacing: PacingLog?
  /// Is told what happens.
  let log: Log
  /// Tells whoever watches what happens.
  let events: KioskEvents
}
