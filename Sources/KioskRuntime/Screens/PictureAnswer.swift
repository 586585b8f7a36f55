package import Composition

/// What the worker has made of a request.
package struct PictureAnswer: Sendable {
  /// What was asked for.
  package var request: PictureRequest
  /// The picture, or one sentence on why there is none.
  package var result: Result<PixelBuffer, PictureFailure>

  /// Answers a request.
  package init(request: PictureRequest, result: Result<PixelBuffer, PictureFailure>) {
    self.request = request
    self.result = result
  }
}
