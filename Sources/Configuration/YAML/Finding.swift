/// Something wrong at a place of the text that is being read.
struct Finding: Error, Hashable {
  var position: SourcePosition
  /// What is wrong, and what to do about it.
  var message: String
}
