import Foundation
import Geometry
import TouchRecording

/// A panel that a kiosk can run on: a display whose picture is read back from outside, a
/// touchscreen with a finger on it, and an ordinary user who starts the kiosk.
actor VirtualPanel {
  /// The display mode of all tests; vkms needs a third of a second to sum up a larger frame.
  static let size = PixelSize(width: 640, height: 480)

  let driver: PanelDriver
  let machine: VirtualMachine
  /// Where pictures are kept.
  let build: URL
  private let system: PanelSystem
  private var isStarted = false
  /// What is plugged in at each output, as the kernel calls it.
  var touchscreens: [Int: String] = [:]

  /// Boots a machine with the driver into the system.
  init(driver: PanelDriver, system: PanelSystem, build: URL, files: URL) throws {
    self.driver = driver
    self.system = system
    self.build = build
    machine = try VirtualMachine(build: build, driver: driver, system: system, files: files)
  }

  // MARK: The kiosk

  /// Plugs the touchscreen in, starts the kiosk on it and waits until it shows a picture.
  ///
  /// - Parameters:
  ///   - kiosk: How it is configured.
  ///   - model: The touchscreen.
  ///   - options: Further arguments of `run`.
  func start(
    _ kiosk: KioskSetup, touchedOn model: PanelModel = .tenthsOfPixels, options: String = ""
  ) throws {
    if isStarted { _ = try endKiosk(by: "KILL") }
    try plugTouchscreen(model)
    try configure(kiosk.configuration)
    try startKiosk(options: options)
    try expect(kiosk.rest(on: .home), of: kiosk)
    try waitUntilKioskListens()
  }

  /// Plugs the touchscreen in, starts a program with screens of its own, and waits until it has
  /// nothing left to do.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - configuration: What it is told of the panel.
  func start(program: String, configuration: String) throws {
    if isStarted { _ = try endKiosk(by: "KILL") }
    try plugTouchscreen()
    try configure(configuration)
    try startKiosk(program: program)
    try waitUntilKioskListens()
  }

  /// Starts the kiosk again with the configuration it had.
  func startKiosk(program: String = "kiosk-navigator", options: String = "") throws {
    try run("start_kiosk \(program) run --config /run/kiosk.yaml \(options)")
    isStarted = true
  }

  /// Writes the configuration file, under its name as soon as it is complete.
  func configure(_ text: String) throws {
    let file = system.configurationPath
    try run(
      "printf '\(text.replacing("\n", with: "\\n"))' >\(file).new; "
        + "mv \(file).new \(file)")
  }

  /// Sends the kiosk a signal and waits for its end.
  ///
  /// - Returns: The exit status as a shell tells it.
  func endKiosk(by signal: String) throws -> Int {
    isStarted = false
    return try machine.shell.answer(to: "end_kiosk \(signal)").status
  }

  /// Sends the kiosk a signal that does not end it.
  func signalKiosk(_ signal: String) throws {
    try run("kill -\(signal) $kiosk")
  }

  /// The kiosk's process as the guest's `/proc` describes it.
  func kioskStatus() throws -> String {
    try run("cat /proc/$kiosk/status")
  }

  /// Fails where the kiosk was started and has gone by itself.
  func checkKioskLives() throws {
    guard try !isStarted || machine.shell.answer(to: "kill -0 $kiosk").status == 0 else {
      throw PanelFailure("the kiosk is gone\n\(try log())")
    }
  }

  /// What the kiosk has logged, for a failure.
  func log() throws -> String {
    "log of the kiosk:\n\(try run(system.logCommand))"
  }

  // MARK: The shell

  /// Waits until a line of shell, run as root, succeeds.
  func wait(until condition: String) throws {
    let deadline = Deadline.seconds(20)
    while try machine.shell.answer(to: condition).status != 0 {
      if deadline.hasPassed {
        throw PanelFailure("not so \(deadline): \(condition)\n\(try log())")
      }
    }
  }

  /// What a line of shell, run as the kiosk's user, comes to.
  func answer(toUser command: String) throws -> GuestShell.Answer {
    try machine.shell.answer(to: "su kiosk -c '\(command)'")
  }

  /// Runs one line of shell as root that must succeed.
  @discardableResult
  func run(_ command: String) throws -> String {
    try machine.shell.run(command)
  }

  /// Runs one line of shell as root, whatever it comes to.
  func answer(toRoot command: String, within seconds: Double = 60) throws -> GuestShell.Answer {
    try machine.shell.answer(to: command, within: seconds)
  }
}
