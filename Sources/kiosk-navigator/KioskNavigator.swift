internal import Glibc
internal import KioskRuntime

@main struct KioskNavigator {
  static func main() {
    exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
