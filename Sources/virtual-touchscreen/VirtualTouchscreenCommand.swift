internal import Glibc
internal import LinuxIO
internal import VirtualTouchscreen

/// Plays a touchscreen by a script on standard input, for the tests on the virtual panel.
///
/// Each line is a `TouchCommand`. It is answered on standard output when it is done, with `ok` and
/// what there is to say, or with `error` and why; so whoever writes knows that the kernel has it.
@main
struct VirtualTouchscreenCommand {
  static func main() {
    var player = TouchPlayer()
    while let line = readLine() {
      print(answer(to: line, by: &player))
      // Standard output is buffered where it is no terminal, and the other side is waiting; nil
      // stands for every stream.
      _ = fflush(nil)
    }
  }

  private static func answer(to line: String, by player: inout TouchPlayer) -> String {
    guard let command = TouchCommand(parsing: line) else { return "error no command: \(line)" }
    do {
      guard let said = try player.perform(command) else { return "ok" }
      return "ok \(said)"
    } catch {
      return "error \(error)"
    }
  }
}
