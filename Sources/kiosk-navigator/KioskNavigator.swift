internal import Glibc
internal import KioskRuntime

@main struct KioskNavigator {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Program.run(arguments, as: .kioskNavigator).rawValue)
  }
}
