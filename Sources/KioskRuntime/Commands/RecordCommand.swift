internal import CommandOptions
internal import Geometry
internal import LinuxIO
internal import TouchInput
internal import TouchRecording

/// `record`: what a touchscreen sends, to an evemu file.
struct RecordCommand: Command {
  static let name = "record"

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    CommandSyntax(
      name: name,
      synopsis: "[DEVICE] FILE",
      summary: """
        Record what a touchscreen sends, until Control-C. FILE becomes an evemu
        recording. DEVICE is a name, vid:pid, phys, by-path name or device file;
        without it the touchscreen that run would choose is taken. A running kiosk
        keeps its touchscreen to itself: let it record, with ctl record FILE.
        """,
      options: [], operands: 1...2)
  }

  private let device: TouchscreenName?
  private let file: String

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    device = arguments.operands.count == 2 ? TouchscreenName(arguments.operands[0]) : nil
    file = arguments.operands[arguments.operands.count - 1]
  }

  func run() throws(CommandFailure) {
    let eventCount: Int
    do throws(SystemError) {
      eventCount = try Recording(of: device, to: file).run()
    } catch {
      throw CommandFailure(error.description)
    }
    try StandardOutput.write("\(file): \(eventCount) events\n")
  }
}
