internal import Composition
package import Configuration
package import LinuxIO
package import Navigation
internal import Pictures

extension PictureScreens {
  /// Makes the screens that a program's configuration describes.
  ///
  /// - Parameters:
  ///   - configuration: Checked, so the root it names exists.
  ///   - programRoot: The root where the configuration names none.
  ///   - former: The screens that are replaced; their worker goes on.
  ///   - neighbour: The screens of another panel, whose worker's thread is shared.
  ///   - time: Whose time they keep; files change in the machine's only.
  package static func make(
    _ configuration: KioskConfiguration, programRoot: Screen? = nil,
    replacing former: PictureScreens?, beside neighbour: PictureScreens?, in time: ScreenTime
  ) throws(CommandFailure) -> PictureScreens {
    do throws(SystemError) {
      let decoder =
        if let former {
          former.decoder
        } else if let neighbour {
          try Decoder(sharing: neighbour.decoder)
        } else {
          try startDecoder()
        }
      return PictureScreens(
        configuration, programRoot: programRoot, decoder: decoder, replacing: former,
        watchesFiles: time == .machine)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// Starts the worker that decodes pictures for as long as it is kept.
  package static func startDecoder() throws(SystemError) -> Decoder {
    try Decoder("pictures") { request in
      // The first picture is waited for. All others are made ahead, perhaps beside a slide on a
      // machine with one processor.
      defer { Thread.yieldPrecedence() }
      return PictureAnswer(request: request, result: decode(request))
    }
  }

  /// How often a file is decoded that is written meanwhile; whoever has written it last makes
  /// another request necessary anyway.
  private static let greatestAttempts = 3

  /// Makes a picture of one file, not of the halves of two.
  private static func decode(
    _ request: PictureRequest
  ) -> Result<PixelBuffer, PictureFailure> {
    guard let path = request.screen.content.path else { return decodeOnce(request) }
    let result = FileVersion.reading(path, attempts: greatestAttempts) { decodeOnce(request) }
    if let result { return result }
    let error = PictureError(
      "read the picture", path, reason: "it is written while it is read",
      remedy: "write another file and rename it")
    return .failure(PictureFailure(error.description))
  }

  private static func decodeOnce(
    _ request: PictureRequest
  ) -> Result<PixelBuffer, PictureFailure> {
    let screen = request.screen
    do throws(PictureError) {
      let picture = try PictureDecoder(for: request.panel).decode(
        try PictureSource(screen.content), fit: screen.fit, background: screen.background)
      if request.marks.isEmpty { return .success(picture) }
      return .success(try OverlayPainter(for: request.panel).paint(request.marks, on: picture))
    } catch {
      return .failure(PictureFailure(error.description))
    }
  }
}

extension PictureDecoder {
  /// Makes pictures for one panel.
  init(for panel: Panel) {
    self.init(panel: panel.size, rotation: panel.rotation, format: panel.format)
  }
}

extension OverlayPainter {
  /// Draws on pictures for one panel.
  init(for panel: Panel) {
    self.init(rotation: panel.rotation, scale: panel.pointScale)
  }
}

extension PictureSource {
  /// What a configured screen shows.
  init(_ content: ScreenContent) throws(PictureError) {
    switch content {
    case .image(let path): self = .image(path: path)
    case .svg(let path): self = .svg(path: path)
    case .color(let color): self = .color(color)
    case .view(let name):
      throw PictureError(
        "show the view", name, reason: "this program has no views",
        remedy: "run the program that was built with it")
    }
  }
}
