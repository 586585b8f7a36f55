import Glibc
import KioskRuntime
import LinuxIO
import Synchronization
import TestFiles
import Testing

/// The kiosk as an application runs it: with screens of its own, on a thread that is not the main
/// one.
@Suite struct `A kiosk with screens of its own` {
  /// What happened, told from the kiosk's thread.
  private final class Story: Sendable {
    private let events = Mutex<[String]>([])

    func add(_ event: String) { events.withLock { $0.append(event) } }
    var told: [String] { events.withLock { $0 } }
  }

  private let folder: TemporaryFolder
  private let story = Story()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.kiosk(mode: "320x200"), to: "kiosk.yaml")
  }

  private static func kiosk(mode: String) -> String {
    "root: home\nscreens: {home: {color: '#000000'}}\ndisplay: {mode: \(mode)}\n"
  }

  /// Runs a kiosk to its end, and tells what happened.
  ///
  /// - Parameters:
  ///   - renew: What becomes of the screens when the configuration is read again.
  ///   - attached: Called on the kiosk's thread, with how often its screens were attached. Signals
  ///     that it raises there are the kiosk's.
  private func run(
    renew: @escaping @Sendable (any ScreenSource) throws(CommandFailure) -> any ScreenSource,
    attached: @escaping @Sendable (Int) -> Void
  ) throws -> [String] {
    let story = story
    let program = KioskProgram(name: "app", version: "1", isRootProvided: true) {
      (request) throws(CommandFailure) in
      if let former = request.former {
        story.add("renewed")
        return try renew(former)
      }
      story.add("made in the time of the \(request.time)")
      let screens: LivelyScreens
      do throws(SystemError) {
        screens = try LivelyScreens()
      } catch {
        throw CommandFailure(error.description)
      }
      screens.whenAttached = { stack, panel, count in
        story.add("\(stack.joined(separator: " ")) on \(panel.size)")
        attached(count)
      }
      return screens
    }
    let options = KioskOptions(source: .file(folder.file("kiosk.yaml")), display: .headless)
    let thread = try Thread("kiosk") {
      do throws(CommandFailure) {
        try Kiosk(options, of: program, log: Log(descriptor: -1, hasPriorities: false)).run()
      } catch {
        story.add(error.description)
      }
    }
    thread.join()
    return story.told
  }

  @Test func `attaches them to every controller, at its start, on reload and on a new display`()
    throws
  {
    let folder = folder
    let events = try run(renew: { former in former }) { count in
      switch count {
      case 1:
        raise(SIGHUP)
      case 2:
        _ = try? folder.write(Self.kiosk(mode: "640x400"), to: "kiosk.yaml")
        raise(SIGHUP)
      default:
        raise(SIGTERM)
      }
    }
    #expect(
      events == [
        "made in the time of the machine", "home on 320x200", "renewed", "home on 320x200",
        "renewed", "home on 640x400",
      ])
  }

  @Test func `keeps the former ones where they cannot be made anew`() throws {
    let events = try run { _ throws(CommandFailure) in
      raise(SIGTERM)
      throw CommandFailure("there is no room for more")
    } attached: { _ in
      raise(SIGHUP)
    }
    #expect(events == ["made in the time of the machine", "home on 320x200", "renewed"])
  }
}
