package import Configuration
package import Presence

extension IdleSettings {
  /// What a configuration says.
  package init(_ idle: IdleConfiguration) {
    self.init(
      dimAfter: idle.dimAfter, blankAfter: idle.blankAfter,
      returnToRootAfter: idle.returnToRootAfter,
      attraction: idle.attract.map { Attraction(after: $0.after, every: $0.every) })
  }
}
