/// Everything a deployer can say about a kiosk, checked.
///
/// A value of this type is free of dangling names: every destination is a screen that exists. The
/// reader makes it from a file, `FolderConfiguration` from a folder of pictures, tests by hand.
package struct KioskConfiguration: Hashable, Sendable {
  /// The screens in the order of the file; folders are already expanded to `NAME/1`, `NAME/2`, ...
  package var screens: [ScreenConfiguration]
  /// What makes a touch a swipe.
  package var gesture: GestureConfiguration
  /// How one screen follows another.
  package var transition: TransitionConfiguration
  /// Which way reading, and therefore pushing, goes.
  package var layoutDirection: LayoutDirection
  /// What makes the kiosk usable without swiping, without sliding, or from farther away.
  package var accessibility: AccessibilityConfiguration
  /// What a panel does by itself while nobody is at it.
  package var idle: IdleConfiguration
  /// The console behind the panel.
  package var console: ConsoleConfiguration
  /// How it is controlled.
  package var control: ControlConfiguration
  /// The panels, at least one; top-level `display`, `touch` and `root` are its short form.
  package var outputs: [OutputConfiguration]

  /// Describes a kiosk; what is not said is as where there is no configuration file, which only a
  /// program with a first screen of its own can do without.
  package init(
    screens: [ScreenConfiguration] = [],
    gesture: GestureConfiguration = GestureConfiguration(),
    transition: TransitionConfiguration = TransitionConfiguration(),
    layoutDirection: LayoutDirection = .leftToRight,
    accessibility: AccessibilityConfiguration = AccessibilityConfiguration(),
    idle: IdleConfiguration = IdleConfiguration(),
    console: ConsoleConfiguration = ConsoleConfiguration(),
    control: ControlConfiguration = ControlConfiguration(),
    outputs: [OutputConfiguration] = [OutputConfiguration()]
  ) {
    precondition(!outputs.isEmpty, "a kiosk has at least one output")
    self.screens = screens
    self.gesture = gesture
    self.transition = transition
    self.layoutDirection = layoutDirection
    self.accessibility = accessibility
    self.idle = idle
    self.console = console
    self.control = control
    self.outputs = outputs
  }

  /// Describes a kiosk of one panel with default settings.
  package init(root: String, screens: [ScreenConfiguration]) {
    self.init(screens: screens, outputs: [OutputConfiguration(root: root)])
  }

  /// The place of the output whose picture an output shows; nil where it has a picture of its own.
  package func original(of output: Int) -> Int? {
    guard let name = outputs[output].clones else { return nil }
    return outputs.firstIndex { $0.clones == nil && $0.display.connector == name }
  }

  /// The place of the first output that has a picture of its own.
  package var firstOriginal: Int { outputs.firstIndex { $0.clones == nil } ?? 0 }

  /// The same kiosk with one of its outputs alone, for whoever is concerned with no other.
  package func narrowed(to output: Int) -> KioskConfiguration {
    var narrowed = self
    narrowed.outputs = [outputs[output]]
    return narrowed
  }

  /// The screen of this name; the name of a folder stands for its first picture.
  package func screen(named name: String) -> ScreenConfiguration? {
    screens.first { $0.name == name } ?? screens.first { $0.name == name + "/1" }
  }
}
