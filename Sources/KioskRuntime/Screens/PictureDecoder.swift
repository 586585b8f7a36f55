internal import Composition
internal import Configuration
internal import LinuxIO

/// The worker that makes pictures.
enum PictureDecoder {
  /// Starts the worker.
  static func start() throws(SystemError) -> PictureScreens.Decoder {
    try PictureScreens.Decoder("pictures") { request in
      PictureAnswer(request: request, result: decode(request))
    }
  }

  /// Makes one picture, for its panel.
  static func decode(_ request: PictureRequest) -> Result<PixelBuffer, PictureFailure> {
    let panel = request.panel
    switch request.screen.content {
    case .color(let color):
      return .success(PixelBuffer(filling: panel.size, format: panel.format, with: color))
    case .image, .svg, .view:
      return .failure(PictureFailure("no"))
    }
  }
}
