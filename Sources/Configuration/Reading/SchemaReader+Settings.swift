internal import Composition
internal import Geometry
internal import LinuxIO
internal import Spelling

/// Everything but the screens.
extension SchemaReader {
  mutating func gesture(_ field: Field?) -> GestureConfiguration {
    var gesture = GestureConfiguration()
    guard let field,
      let fields = fields(
        of: field,
        known: [
          "edgeWidth", "leftEdgeWidth", "rightEdgeWidth", "velocityThreshold",
          "progressThreshold",
        ])
    else { return gesture }
    gesture.edgeWidth = length(fields["edgeWidth"])
    gesture.leftEdgeWidth = length(fields["leftEdgeWidth"])
    gesture.rightEdgeWidth = length(fields["rightEdgeWidth"])
    gesture.velocityThreshold =
      number(fields["velocityThreshold"], "a number of points a second", within: 1...10_000)
      ?? gesture.velocityThreshold
    gesture.progressThreshold =
      number(fields["progressThreshold"], within: 0...1) ?? gesture.progressThreshold
    return gesture
  }

  mutating func transition(_ field: Field?) -> TransitionConfiguration {
    var transition = TransitionConfiguration()
    guard let field, let fields = fields(of: field, known: ["duration", "parallax"]) else {
      return transition
    }
    transition.duration =
      number(fields["duration"], "a number of seconds", within: 0...2) ?? transition.duration
    transition.parallax = number(fields["parallax"], within: 0...1) ?? transition.parallax
    return transition
  }

  mutating func accessibility(_ field: Field?) -> AccessibilityConfiguration {
    var accessibility = AccessibilityConfiguration()
    guard let field,
      let fields = fields(
        of: field, known: ["reduceMotion", "keys", "affordances", "textScale"])
    else { return accessibility }
    accessibility.reduceMotion = boolean(fields["reduceMotion"]) ?? accessibility.reduceMotion
    accessibility.keys = boolean(fields["keys"]) ?? accessibility.keys
    accessibility.affordances = boolean(fields["affordances"]) ?? accessibility.affordances
    accessibility.textScale =
      number(fields["textScale"], "a factor", within: AccessibilityConfiguration.textScales)
      ?? accessibility.textScale
    return accessibility
  }

  mutating func console(_ field: Field?) -> ConsoleConfiguration {
    var console = ConsoleConfiguration()
    guard let field, let fields = fields(of: field, known: ["switching"]) else { return console }
    console.switching = choice(fields["switching"]) ?? console.switching
    return console
  }

  mutating func control(_ field: Field?) -> ControlConfiguration {
    var control = ControlConfiguration()
    guard let field, let fields = fields(of: field, known: ["socket", "textfile"]) else {
      return control
    }
    control.socket = socket(fields["socket"]) ?? control.socket
    control.textfile = text(
      fields["textfile"], expecting: "the path of a file, as in /var/lib/prometheus/kiosk.prom"
    ).map(folders.resolve)
    return control
  }

  private mutating func socket(_ field: Field?) -> ControlConfiguration.Socket? {
    guard let field, let word = text(field, expecting: "a path, or off") else { return nil }
    if ["off", "no", "false"].contains(word) { return .off }
    let path = folders.resolve(word)
    guard path.utf8.count <= StreamListener.longestPath else {
      complain(
        at: field.node.position,
        "\(field.path) is a path of \(path.utf8.count) bytes, '\(path.excerpt)'; use at most "
          + "\(StreamListener.longestPath)")
      return nil
    }
    return .path(path)
  }

  /// Reads the name of a connector; one that no kernel has would be waited for in vain.
  mutating func connector(_ field: Field?) -> ConnectorName? {
    let name = value(field, expecting: "a type and a number, as in HDMI-A-1") { ConnectorName($0) }
    guard let field, let name else { return nil }
    guard ConnectorName.types.contains(name.type) else {
      complain(
        at: field.node.position,
        "\(field.path) is '\(name)', and the kernel knows no connectors of the type '\(name.type)'; "
          + NearestName.advice(for: name.type, among: ConnectorName.types))
      return nil
    }
    return name
  }

  mutating func display(_ field: Field?) -> DisplayConfiguration {
    var display = DisplayConfiguration()
    guard let field,
      let fields = fields(
        of: field,
        known: [
          "card", "connector", "mode", "maxMode", "rotation", "scale", "physicalSize", "format",
          "api", "planes", "force",
        ])
    else { return display }
    display.card = text(
      fields["card"], expecting: "a by-path name or a device path, as in /dev/dri/card0")
    display.connector = connector(fields["connector"])
    display.mode =
      value(
        fields["mode"],
        expecting: "preferred, current, a size as 1920x1080 or 1920x1080@60, or a modeline"
      ) { ModeRequest($0) } ?? display.mode
    display.maxMode = value(fields["maxMode"], expecting: "a size as 1920x1080") {
      PixelSize(configured: $0)
    }
    display.rotation = value(
      fields["rotation"],
      expecting: Self.alternatives(Rotation.allCases.map { String($0.rawValue) })
    ) { DecimalNumber.wholeNumber($0).flatMap { Rotation(rawValue: $0) } }
    display.scale = number(fields["scale"], "pixels per point", within: 0.25...8)
    display.physicalSize = value(fields["physicalSize"], expecting: "millimetres as 154x86") {
      PhysicalSize(configured: $0)
    }
    if let field = fields["format"] {
      let names = ["auto"] + PixelFormat.allCases.map(\.rawValue)
      let name = value(field, expecting: Self.alternatives(names)) {
        names.contains($0) ? $0 : nil
      }
      display.format = name.flatMap { PixelFormat(rawValue: $0) }
    }
    display.api = choice(fields["api"]) ?? display.api
    display.planes = choice(fields["planes"]) ?? display.planes
    display.force = boolean(fields["force"]) ?? display.force
    return display
  }

  mutating func touch(_ field: Field?) -> TouchConfiguration {
    var touch = TouchConfiguration()
    guard let field, let fields = fields(of: field, known: ["device", "matrix", "silentAfter"])
    else {
      return touch
    }
    touch.device = text(
      fields["device"], expecting: "a device's name, vid:pid, phys or by-path name")
    if let field = fields["matrix"] { touch.matrix = matrix(field) }
    touch.silentAfter = time(fields["silentAfter"])
    return touch
  }

  /// Six numbers as a list, or in one text as udev's property has them.
  private mutating func matrix(_ field: Field) -> CalibrationMatrix? {
    let expectation =
      "six numbers as LIBINPUT_CALIBRATION_MATRIX has them, as in [1, 0, 0, 0, 1, 0]"
    var list = field
    if case .scalar(let text) = field.node.content {
      let words = text.split(separator: " ").map(String.init)
      list.node.content = .list(
        words.map { YAMLNode(content: .scalar($0), position: field.node.position) })
      guard words.count == 6, words.allSatisfy({ DecimalNumber.value($0) != nil }) else {
        complain(about: field, expecting: expectation)
        return nil
      }
    }
    guard let n = numbers(list, count: 6, expecting: expectation) else { return nil }
    guard abs(n[0] * n[4] - n[1] * n[3]) > 1e-9 else {
      complain(
        at: field.node.position,
        "\(field.path) maps the whole panel onto a line; check the order of its numbers")
      return nil
    }
    return CalibrationMatrix(n[0], n[1], n[2], n[3], n[4], n[5])
  }
}
