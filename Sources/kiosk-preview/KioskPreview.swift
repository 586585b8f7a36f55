internal import CommandOptions
internal import Glibc
internal import LinuxIO

/// The program `kiosk-preview`: shows a kiosk in a window of the desktop.
@main struct KioskPreview {
  static func main() {
    StandardDescriptors.reserve()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    // What follows `--` is the program's, also where it looks like an option.
    let own = arguments.prefix { $0 != "--" }
    do {
      let parsed = try OptionParser.parse(Array(own), for: PreviewOptions.syntax)
      if parsed.has("help") {
        try FileOutput.print(PreviewOptions.syntax.help(of: "kiosk-preview"))
        return EXIT_SUCCESS
      }
      let options = try PreviewOptions(
        parsed, passing: Array(arguments.dropFirst(own.count + 1)))
      return try Preview(options).run()
    } catch let error as UsageError {
      Log.standard.write(.error, "\(error); see kiosk-preview --help")
      return 2
    } catch {
      Log.standard.write(.error, "\(error)")
      return EXIT_FAILURE
    }
  }
}
