/// Why a preview could not be shown, or not any longer: one sentence.
struct PreviewFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
