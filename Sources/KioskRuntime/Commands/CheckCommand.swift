internal import CommandOptions
internal import Composition
internal import Configuration
internal import Geometry
internal import LinuxIO
internal import Pictures

/// `check`: every complaint about configurations, pictures included.
struct CheckCommand: Command {
  /// Pictures are decoded for a small panel: what is broken is broken at every size.
  private static let panel = PixelSize(width: 320, height: 200)

  static let name = "check"

  static func syntax(of program: KioskProgram) -> CommandSyntax {
    CommandSyntax(
      name: name,
      synopsis: "FILE...",
      summary: """
        Report every complaint about configurations. Every picture they name is decoded\
        \(program.isRootProvided ? "." : ";\na FILE may also be a folder of pictures.") \
        Status 0 means that run will show all.
        Root is warned of what the service, another user, may not read.
        """,
      options: [], operands: 1...Int.max)
  }

  private let program: KioskProgram
  private let paths: [String]

  init(_ arguments: ParsedArguments, of program: KioskProgram) throws(UsageError) {
    self.program = program
    paths = arguments.operands
  }

  func run() throws(CommandFailure) {
    var errors: [String] = []
    for path in paths {
      let reading = ConfigurationSource(path: path, of: program).read(for: program)
      let unreadable = ServiceAccess.isHidden ? Self.warnings(path, reading.pictures) : []
      let complaints =
        (reading.complaints + Self.complaints(about: reading.pictures) + unreadable)
        .enumerated()
        .sorted {
          ($0.element.position ?? .start, $0.offset) < ($1.element.position ?? .start, $1.offset)
        }
        .map(\.element)
      errors += complaints.filter { $0.severity == .error }.map(\.description)
      for complaint in complaints where complaint.severity == .warning {
        Log.standard.write(.warning, complaint.description)
      }
      if complaints.allSatisfy({ $0.severity == .warning }), let kiosk = reading.configuration {
        let count = kiosk.screens.isEmpty ? "" : "\(kiosk.screenCount), "
        try StandardOutput.write("\(path): \(count)all well\n")
      }
    }
    if !errors.isEmpty { throw CommandFailure(errors.joined(separator: "\n")) }
  }

  private static func complaints(about pictures: [PictureReference]) -> [Complaint] {
    let decoder = PictureDecoder(panel: panel)
    // A picture that many screens show is decoded once, and complained about wherever it is named.
    var failures: [ScreenContent: String] = [:]
    var decoded: Set<ScreenContent> = []
    var complaints: [Complaint] = []
    for reference in pictures {
      if decoded.insert(reference.content).inserted {
        do throws(PictureError) {
          _ = try decoder.decode(try PictureSource(reference.content))
        } catch {
          failures[reference.content] = error.description
        }
      }
      if let failure = failures[reference.content] {
        complaints.append(reference.complaint(failure))
      }
    }
    return complaints
  }

  /// What the service may not read.
  private static func warnings(_ file: String, _ pictures: [PictureReference]) -> [Complaint] {
    var access = ServiceAccess()
    var warnings: [Complaint] = []
    if let warning = access.warning(about: file) {
      warnings.append(Complaint(.warning, file: file, position: nil, message: warning))
    }
    for picture in pictures {
      guard let path = picture.content.path, let warning = access.warning(about: path) else {
        continue
      }
      warnings.append(picture.complaint(warning, severity: .warning))
    }
    return warnings
  }
}
