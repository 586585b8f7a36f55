internal import Geometry
internal import Gestures

/// Something that is tapped, as the navigator's content is: by the only contact in play from its
/// touch-down to its lift, which strays by no more than ten points.
///
/// That is stricter than a button is. Whatever is tapped may be large, a picture for instance, and
/// does not show that it is being pressed; a hand that leans on it must not set it off.
@MainActor
final class TapControl: PressControl {
  override var isFocusable: Bool { false }

  override var wantsOnlyContact: Bool { true }

  override func moved(_ touch: ControlTouch) {
    let (dx, dy) = (touch.travel.x, touch.travel.y)
    let excursion = (dx * dx + dy * dy).squareRoot()
    if excursion > TapRecognizer<Int>.excursion + Rounding.slack { rest() }
  }
}
