/// A view that is a screen: it is shown in its place, and what the screen says about swipes holds
/// for the screen that it is part of.
///
/// It is what `UIViewControllerRepresentable` is to a hosting controller.
@MainActor @preconcurrency
public protocol ScreenRepresentable: View where Body == Never {
  /// What making and updating are told.
  typealias Context = ScreenRepresentableContext

  /// Makes the screen, once for the view's life.
  func makeScreen(context: Context) -> HostingScreen

  /// Brings the screen up to the view's newest value.
  func updateScreen(_ screen: HostingScreen, context: Context)
}

extension ScreenRepresentable {
  /// A representable view has no body: it is its screen's view.
  public var body: Never { preconditionFailure("\(Self.self) is a screen's view") }
}
