/// Finds what somebody may have meant.
package enum NearestName {
  /// What to do about a name that is not known: the nearest known one, or all of them.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - known: What could have been.
  package static func advice(for name: String, among known: [String]) -> String {
    let ranked = ranked(known, by: name)
    guard let nearest = ranked.first else { return "none is known" }
    if isSlip(nearest, of: name) { return "did you mean '\(nearest.name)'?" }
    let shown = ranked.prefix(12).map { "'\($0.name)'" }.joined(separator: ", ")
    return ranked.count > 12 ? "known are \(shown) and others" : "known are \(shown)"
  }

  /// The known name that was probably meant; nil where none is near.
  package static func meant(by name: String, among known: [String]) -> String? {
    ranked(known, by: name).first.flatMap { isSlip($0, of: name) ? $0.name : nil }
  }

  private typealias Candidate = (name: String, distance: Int)

  /// The nearest first; of equally near ones the first known.
  private static func ranked(_ known: [String], by name: String) -> [Candidate] {
    known.map { Candidate(name: $0, distance: distance(from: name, to: $0)) }
      .enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element)
  }

  /// Letters of a name that are looked at: what is longer was no slip of the finger.
  private static let greatestLength = 64

  /// Two slips, or one in three letters; when half the letters differ it is another word.
  private static func isSlip(_ candidate: Candidate, of name: String) -> Bool {
    let length = min(name.count, greatestLength)
    return candidate.distance <= max(2, length / 3) && candidate.distance * 2 < length
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour, upper and
  /// lower case being one.
  package static func distance(from left: String, to right: String) -> Int {
    let left = Array(left.lowercased().unicodeScalars.prefix(greatestLength))
    let right = Array(right.lowercased().unicodeScalars.prefix(greatestLength))
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var current = [i + 1]
      for j in right.indices {
        var best = min(previous[j + 1] + 1, current[j] + 1)
        best = min(best, previous[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
