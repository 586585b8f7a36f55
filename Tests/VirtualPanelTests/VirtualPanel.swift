import Foundation
import Geometry
import TouchRecording

/// A panel that a kiosk can run on: a display whose picture is read back from outside, a
/// touchscreen with a finger on it, and an ordinary user who starts the kiosk.
actor VirtualPanel {
  /// The display mode of all tests; vkms needs a third of a second to sum up a larger frame.
  static let size = PixelSize(width: 640, height: 480)

  let driver: PanelDriver

  private let system: PanelSystem
  private let machine: VirtualMachine
  private let build: URL
  private var isStarted = false
  /// What is plugged in at each output, as the kernel calls it.
  private var touchscreens: [Int: String] = [:]

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

  /// Takes the graphics card away; virtio-gpu only.
  func removeCard() throws {
    try run(
      "cd /sys/bus/virtio/drivers/virtio_gpu && for d in virtio*; do echo $d >/run/card; "
        + "echo $d >unbind; done; cd /")
  }

  /// Gives the graphics card back.
  func returnCard() throws {
    try run("cat /run/card >/sys/bus/virtio/drivers/virtio_gpu/bind; udevadm settle")
  }

  /// Plugs a monitor in that prefers a size; virtio-gpu only.
  func plugMonitor(_ size: PixelSize = VirtualPanel.size, into output: Int = 0) throws {
    try machine.cable.plug(size, into: output)
  }

  /// Plugs the monitor out, and waits until the guest has noticed; virtio-gpu only.
  func unplugMonitor(from output: Int = 0) throws {
    // QEMU drops an order that changes nothing, and to it a new machine has no monitor.
    try machine.cable.plug(Self.size, into: output)
    try machine.cable.unplug(from: output)
    try wait(until: "grep -q disconnected /sys/class/drm/card*-*/status")
  }

  /// Plugs the monitor out and in again before anybody looks; virtio-gpu only.
  func jerkMonitor(at output: Int = 0) throws {
    try machine.cable.unplug(from: output)
    try machine.cable.plug(Self.size, into: output)
  }

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

  // MARK: Touch

  /// Plugs a touchscreen in; the one that was plugged in before goes.
  func plugTouchscreen(_ model: PanelModel = .tenthsOfPixels, at output: Int = 0) throws {
    try plug(model.recordingPath, at: output)
  }

  /// Plugs a device in that a recording in the guest describes; the one that was plugged in before
  /// goes.
  func plug(_ recording: String, at output: Int = 0) throws {
    let answer = try play(["plug \(recording)"], at: output)
    touchscreens[output] = String(answer.dropFirst("ok ".count))
  }

  /// Waits until the kiosk has opened what was plugged in and has nothing left to do.
  func waitUntilKioskListens() throws {
    let deadline = Deadline.seconds(30)
    for touchscreen in touchscreens.values {
      while try machine.shell.answer(to: "kiosk_listens_to \(touchscreen)").status != 0 {
        if deadline.hasPassed {
          throw PanelFailure("the kiosk does not open \(touchscreen) \(deadline)\n\(try log())")
        }
      }
    }
  }

  /// Plays a script of `virtual-touchscreen`; returns when the kernel has all of it.
  ///
  /// - Returns: The last answer.
  @discardableResult
  func play(_ script: [String], at output: Int = 0) throws -> String {
    try machine.touch[output].send(script.map { $0 + "\n" }.joined())
    var answer = ""
    for line in script {
      answer = try machine.touch[output].line(by: .seconds(60))
      guard answer.hasPrefix("ok") else { throw PanelFailure("\(line): \(answer)") }
    }
    return answer
  }

  // MARK: Keys

  /// Presses a key of the machine's keyboard, by QEMU's name of it.
  func press(_ key: String) throws {
    try machine.monitor.execute("human-monitor-command", ["command-line": "sendkey \(key)"])
  }

  /// Plugs a device into a USB port; installed systems only.
  func plug(_ device: USBPort.Device) throws {
    try machine.port.plug(device)
  }

  /// Plugs it out.
  func unplug(_ device: USBPort.Device) throws {
    try machine.port.unplug(device)
  }

  /// Whether the kiosk has the machine's keyboard open.
  func keyboardIsOpen() throws -> Bool {
    try machine.shell.answer(to: "kiosk_reads_keyboard").status == 0
  }

  /// Waits until it has, or has let go of it.
  func waitUntilKeyboard(isOpen: Bool) throws {
    let deadline = Deadline.seconds(30)
    while try keyboardIsOpen() != isOpen {
      if deadline.hasPassed {
        throw PanelFailure("the keyboard's being open is not \(isOpen) \(deadline)\n\(try log())")
      }
    }
  }

  // MARK: The picture

  /// Waits until the panel shows exactly this picture.
  ///
  /// The picture is read back as often as it takes; nothing is assumed of how soon it comes. A
  /// kiosk that was started and has gone by itself is not waited for.
  func expect(_ picture: Pixmap, of kiosk: KioskSetup, at output: Int = 0) throws {
    let deadline = Deadline.seconds(20)
    switch driver {
    case .virtioGPU, .virtioGPUOfTwo, .bochs:
      var shown = try screenshot(of: output)
      while shown != picture {
        try checkKioskLives()
        if deadline.hasPassed {
          throw PanelFailure(
            "\(try describeDifference(of: shown, from: picture)) \(deadline)\n\(try log())")
        }
        shown = try screenshot(of: output)
      }
    case .vkms:
      let expected = kiosk.checksum(of: picture)
      while try frameChecksum() != expected {
        try checkKioskLives()
        if deadline.hasPassed {
          throw PanelFailure("the frame is not the expected one \(deadline)\n\(try log())")
        }
      }
    }
  }

  /// What the panel shows; virtio-gpu only.
  func screenshot(of output: Int = 0) throws -> Pixmap {
    let file = machine.folder.appending(path: "screen.ppm")
    try machine.monitor.execute(
      "screendump", ["filename": file.path, "device": "display", "head": output])
    return try Pixmap(contentsOf: file)
  }

  /// Begins to watch what the panel shows.
  func watch() {
    machine.witness?.forget()
  }

  /// The pictures that the panel has shown since, or since its machine was turned on, one after the
  /// other; of panels with a witness only.
  func picturesShown() throws -> [Pixmap] {
    guard let witness = machine.witness else { throw PanelFailure("nobody watches the panel") }
    return try witness.pictures()
  }

  /// Keeps a picture beside the build, and says where.
  func keep(_ picture: Pixmap, as name: String) throws -> String {
    let file = build.appending(path: "\(name).ppm")
    try picture.fileContents.write(to: file)
    return file.path
  }

  /// The checksum of a frame on vkms; nil while the display is off.
  private func frameChecksum() throws -> UInt32? {
    let answer = try machine.shell.answer(
      to: "head -n 1 /sys/kernel/debug/dri/0/crtc-0/crc/data")
    guard answer.status == 0, let word = answer.output.split(whereSeparator: \.isWhitespace).last
    else { return nil }
    return UInt32(word.dropFirst(2), radix: 16)
  }

  private func checkKioskLives() throws {
    guard try !isStarted || machine.shell.answer(to: "kill -0 $kiosk").status == 0 else {
      throw PanelFailure("the kiosk is gone\n\(try log())")
    }
  }

  /// Says where two pictures differ first, and keeps both beside the build.
  private func describeDifference(of shown: Pixmap, from expected: Pixmap) throws -> String {
    try shown.fileContents.write(to: build.appending(path: "shown.ppm"))
    try expected.fileContents.write(to: build.appending(path: "expected.ppm"))
    guard shown.size == expected.size else { return "the panel shows \(shown.size)" }
    let width = shown.size.width
    let differing = zip(shown.bytes, expected.bytes).enumerated().filter { $1.0 != $1.1 }
    let first = (differing.first?.offset ?? 0) / 3
    return """
      \(differing.count) bytes differ, the first at x \(first % width), y \(first / width); \
      see shown.ppm and expected.ppm in \(build.path)
      """
  }

  private func log() throws -> String {
    "log of the kiosk:\n\(try run(system.logCommand))"
  }

  // MARK: The machine

  /// Takes the power away, in the middle of whatever the machine does.
  func cutPower() {
    machine.cutPower()
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
