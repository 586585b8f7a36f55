internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

/// The picture of another station, on a panel of its own.
extension Station {
  /// Opens the display when the original has one, and anew when that is another, because it may need
  /// another mode here.
  func follow(_ original: Station, at now: Instant) {
    if mirror == nil {
      guard isWaitingForOriginal, original.output != nil else { return }
    } else if let mirrored, mirrored === original.output {
      return
    }
    displayRetry.succeeded()
    reopenDisplay(at: now)
  }

  /// Dims the panel, lights it and turns it off with the original's.
  func followLight() throws(DisplayError) {
    guard let mirror, let mirrored else { return }
    mirror.follow(mirrored.light)
    try mirror.setPowered(!mirrored.light.isOff)
  }

  /// Opens the configured display in the mode of the original's, as far as that is offered.
  func openMirror(of original: Station) throws(DisplayError) {
    isWaitingForOriginal = original.output == nil
    guard let output = original.output else {
      throw .noDisplay("\(original.name) has none, whose picture is to be shown")
    }
    let picture = output.display.mode.size
    let configured = configuration.outputs[0].display
    var request = DisplayRequest(configured)
    if configured.mode == .preferred { request.mode = .alike(picture) }
    request.picture = picture
    request.format = output.display.format
    context.cards.requests[index] = request
    let (display, summary) = try context.options.display.openMirror(
      configured, request, index, of: context.cards)
    let mirror = Mirror(display: display)
    if let descriptor = display.pollDescriptor { outputSource = try wait(for: descriptor) }
    output.add(mirror)
    mirrored = output
    self.mirror = mirror
    displaySummary = summary
    let size = display.mode.size
    guard size != picture else { return }
    let misfit = "the picture of \(original.name), \(picture), stands in the middle of \(size)"
    displaySummary += "; \(misfit)"
    log.write(.warning, "\(misfit): the display does not offer its size")
  }
}
