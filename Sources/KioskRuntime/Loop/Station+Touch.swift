internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import TouchInput
internal import TouchRecording

/// The touchscreen: taken, and taken anew when another is configured.
extension Station {
  /// Takes the touchscreen; without one the station still shows its root.
  ///
  /// While another console has the panel, the touchscreen is whoever's is seen. A clone has none: it
  /// would take it from its original.
  func startTouch(at now: Instant) {
    if isPaused || original != nil { return }
    // What is touched in a preview is its window, not the desk's own touchscreen.
    guard context.preview == nil else { return }
    touch.start(at: now)
  }

  /// What it says of the touchscreen it wants, beside other stations.
  var touchscreenWish: TouchscreenWish {
    let configured = configuration.outputs[0]
    let display = output?.display as? KMSDisplay
    return TouchscreenWish(
      name: configured.touch.device.map { TouchscreenName($0) },
      connector: configured.display.connector?.description ?? display?.connector?.name,
      physicalSize: configured.display.physicalSize ?? output?.panel.physicalSize,
      node: touch.node, former: touch.identity)
  }

  /// Takes the touchscreen that the configuration names now.
  func restartTouch(at now: Instant) {
    touch.adopt(configuration.outputs[0].touch, at: now)
    startTouch(at: now)
  }
}

extension TouchFeed {
  /// Makes the feed of a station.
  convenience init(
    _ index: Int, configuration: KioskConfiguration, in context: StationContext
  ) {
    // Each panel's recordings have names of their own.
    let file = context.options.recordingFile.map { index == 0 ? $0 : "\($0)-\(index + 1)" }
    // A kiosk without a panel has no business with what others see touched.
    self.init(
      loop: context.loop, devices: context.devices, configuration: configuration.outputs[0].touch,
      grabs: context.options.display == .kms, recordingFile: file, log: context.log,
      choose: { [touchscreens = context.touchscreens] candidates in
        touchscreens.choice(for: index, among: candidates)
      })
  }
}
