internal import CommandOptions
internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import TouchInput
internal import TouchRecording

/// `devices`: what the machine has, what would be chosen and why.
struct DevicesCommand: Command {
  static let name = "devices"

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    CommandSyntax(
      name: name,
      synopsis: "[--config FILE]",
      summary: """
        List displays and touchscreens, and which of them run would choose. It tells
        why, which permission is missing, and how long a point is.
        """,
      options: [
        OptionDescription("config", "FILE", "Read FILE instead of \(program.standardConfiguration)")
      ])
  }

  private let program: KioskProgram
  private let source: ConfigurationSource

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    self.program = program
    source =
      arguments["config"].map { .file($0) } ?? .optionalFile(program.standardConfiguration)
  }

  func run() throws(CommandFailure) {
    let configuration = try configuration()
    let outputs = configuration.outputs
    let requests = outputs.map { DisplayRequest($0.display) }
    let inventory = DisplayInventory.read()
    var lines = inventory.lines(for: requests)
    let choices = DisplayChoices(requests, among: inventory.cards).results
    var wishes: [(output: Int, wish: TouchscreenWish)] = []
    for (index, output) in outputs.enumerated() where output.clones == nil {
      let choice = try? choices[index].get()
      let panel = choice.map { Self.panel($0, output.display) }
      if let panel {
        let line = PointReport.line(for: panel)
        lines.append(outputs.count > 1 ? "outputs[\(index + 1)] \(line)" : line)
      }
      let wish = TouchscreenWish(
        name: output.touch.device.map { TouchscreenName($0) },
        connector: output.display.connector?.description ?? choice?.connector.name,
        physicalSize: panel?.physicalSize)
      wishes.append((index, wish))
    }
    lines.append("")
    lines += TouchscreenReport.lines(
      InputNodes.all(), for: wishes, readsKeys: configuration.accessibility.keys)
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
  }

  /// What the configuration says of devices; the defaults where there is none.
  private func configuration() throws(CommandFailure) -> KioskConfiguration {
    let reading = source.read(for: program)
    guard let configuration = reading.configuration else {
      throw CommandFailure(reading.complaints.map(\.description).joined(separator: "\n"))
    }
    return configuration
  }

  private static func panel(
    _ choice: DisplayChoice, _ configuration: DisplayConfiguration
  ) -> Panel {
    Panel(
      size: choice.mode.size,
      physicalSize: configuration.physicalSize ?? choice.connector.physicalSize,
      rotation: configuration.rotation ?? choice.connector.panelOrientation ?? .none)
  }
}
