import Configuration
import KioskRuntime
import LinuxIO

extension PictureScreens {
  /// Screens that show their backgrounds, because no picture can be decoded.
  convenience init(undecoded configuration: KioskConfiguration) throws {
    self.init(
      configuration,
      decoder: try Decoder("test") { request in
        PictureAnswer(request: request, result: .failure(PictureFailure("no picture")))
      })
  }
}
