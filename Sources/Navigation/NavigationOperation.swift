/// The direction of a transition, named as in UIKit.
public enum NavigationOperation: String, Hashable, Sendable, CaseIterable {
  /// A screen is put on top of the stack.
  case push
  /// The screens above one are taken off the stack.
  case pop
}
