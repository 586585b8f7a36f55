package import Composition
package import Navigation

/// Whoever makes the screens: pictures from a configuration, or views in an application.
///
/// This is the only place where the kiosk meets them. It asks for finished pictures and never waits
/// for one; a source that is not ready yet answers with the screen's background colour and wakes the
/// loop when it is.
package protocol ScreenSource: AnyObject {
  /// The screen at the bottom of the stack.
  var root: Screen { get }

  /// The screen that links, control and the stack of a former configuration call `name`.
  func screen(named name: String) -> Screen?

  /// Makes pictures for this panel from now on; those for another are worthless.
  func adopt(_ panel: Panel)

  /// Says what may be on the glass next.
  ///
  /// - Parameters:
  ///   - needed: What is, or what a swipe may bring at any moment; most urgent first. Their
  ///     pictures are kept whatever they cost.
  ///   - likely: What else can be reached from here; prepared after the needed ones, kept as far as
  ///     memory goes.
  func prepare(needed: [Screen], likely: [Screen])

  /// What a screen looks like at this moment. It answers at once.
  ///
  /// - Precondition: A panel was adopted, and the screen is one of this source.
  func picture(of screen: Screen) -> PixelBuffer

  /// Whether a screen's picture is as good as it will become.
  func isFinished(_ screen: Screen) -> Bool

  /// Readable when pictures have been finished that `takeFinished` has not taken.
  var descriptor: Int32 { get }

  /// Takes finished pictures; true where one of them may be on the glass.
  func takeFinished() -> Bool

  /// The screens that links of `screen` lead to.
  func destinations(linkedFrom screen: Screen) -> [Screen]

  /// What is wrong with screens, one sentence each, for log and status; empty where all is well.
  var problems: [String] { get }
}
