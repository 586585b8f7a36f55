internal import CommandOptions
internal import Glibc
internal import LinuxIO
internal import MQTTBridge

/// The program `kiosk-mqtt`: lets whoever is on a broker look at a kiosk and command it.
@main struct KioskMQTT {
  private static let syntax = CommandSyntax(
    name: "", synopsis: "[--config FILE] [--control FILE] [--seat NAME] [--check]",
    summary: """
      Speak for the kiosk of this machine at an MQTT broker, until SIGTERM: its
      status and events are published, and commands are taken.
      """,
    options: [
      OptionDescription(
        "config", "FILE", "Read FILE instead of \(BridgeProgram.standardConfiguration)"),
      OptionDescription(
        "control", "FILE", "The kiosk's control socket where the configuration has none"),
      OptionDescription(
        "seat", "NAME", "A seat for topic and name where the configuration has none"),
      OptionDescription("check", nil, "Tell what is wrong with the configuration and leave"),
      OptionDescription("version", nil, "Print the version and leave"),
    ])

  static func main() {
    StandardDescriptors.reserve()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    do {
      let parsed = try OptionParser.parse(arguments, for: syntax)
      if parsed.has("help") {
        try FileOutput.print(syntax.help(of: "kiosk-mqtt"))
      } else if parsed.has("version") {
        try FileOutput.print("kiosk-mqtt \(BridgeProgram.version)\n")
      } else {
        try BridgeProgram(
          configuration: parsed["config"] ?? BridgeProgram.standardConfiguration,
          control: parsed["control"], seat: parsed["seat"], isCheck: parsed.has("check")
        ).run()
      }
      return EXIT_SUCCESS
    } catch let error as UsageError {
      Log.standard.write(.error, "\(error); see kiosk-mqtt --help")
      return 2
    } catch {
      Log.standard.write(.error, "\(error)")
      return EXIT_FAILURE
    }
  }
}
