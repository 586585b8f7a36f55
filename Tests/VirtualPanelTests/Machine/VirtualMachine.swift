import Foundation

/// A QEMU that boots the virtual panel with some more files in its memory.
final class VirtualMachine {
  let monitor: QMPClient
  let shell: GuestShell
  /// The script of `virtual-touchscreen`, for each output.
  let touch: [Channel]
  /// What is plugged into the virtual graphics card.
  let cable: MonitorCable
  /// What is plugged in besides; machines that boot Debian only.
  let port: USBPort
  /// Sees everything that a machine with a disk of its own shows, from its start on.
  let witness: Witness?
  /// A folder of this machine's own on the host; it goes with the machine.
  let folder: URL

  private let process: Process
  private let lifeline: Pipe

  /// Boots, and returns when the guest's shell is ready.
  ///
  /// - Parameters:
  ///   - build: The folder that `scripts/virtual-panel/build` filled.
  ///   - driver: The display it gets.
  ///   - system: What it boots into.
  ///   - files: A folder whose contents lie in `/test` of the guest.
  init(build: URL, driver: PanelDriver, system: PanelSystem, files: URL) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "virtual-panel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let monitorChannel = try Channel(path: folder.appending(path: "monitor").path)
    let shellChannel = try Channel(path: folder.appending(path: "shell").path)
    touch = try (0..<driver.outputs).map { [folder] output in
      try Channel(path: folder.appending(path: "touch\(output)").path)
    }
    cable = MonitorCable(in: folder)
    let eye = folder.appending(path: "witness")
    witness = system.isKept ? Witness(path: eye.path, file: eye.appendingPathExtension("ppm")) : nil

    process = Process()
    lifeline = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", Self.untilLifelineEnds(with: driver.hasCable ? cable : nil), "machine"]
      + Self.machine
      + Self.display(driver, on: cable) + Self.disk(of: system)
      + Self.port(1, "shell", in: folder)
      + touch.indices.flatMap { [folder] in Self.port(2 + $0, "touch\($0)", in: folder) }
      + ["-qmp", "pipe:\(folder.appending(path: "monitor").path)"]
      + (system.isKept ? ["-qmp", "pipe:\(eye.path)"] : [])
      + ["-serial", "file:\(folder.appending(path: "console.log").path)"]
      + ["-kernel", build.appending(path: "vmlinuz").path]
      + ["-initrd", try Self.initramfs(of: system, build: build, files: files, in: folder).path]
      + ["-append", Self.commandLine(driver, system)]
    process.standardInput = lifeline
    do {
      try process.run()
      monitor = try QMPClient(channel: monitorChannel)
      port = USBPort(monitor: monitor, in: folder)
      shell = try GuestShell(channel: shellChannel)
    } catch {
      Self.turnOff(process, lifeline, witness)
      let log = try? String(contentsOf: folder.appending(path: "console.log"), encoding: .utf8)
      throw PanelFailure("\(driver) does not boot: \(error)\n\(log?.suffix(2000) ?? "")")
    }
  }

  /// Ends it at once, as it would by a power cut; nothing can be asked of it any more.
  func cutPower() {
    Self.turnOff(process, lifeline, witness)
  }

  deinit {
    cutPower()
    try? FileManager.default.removeItem(at: folder)
  }

  // QEMU is killed when the pipe's other end says so or is gone, that is also when the test run
  // was killed. Only SIGKILL does, and nothing can wait for it: Foundation hands its own blocked
  // signals down, SIGTERM and SIGCHLD among them.
  private static func untilLifelineEnds(with cable: MonitorCable?) -> String {
    """
    bus=$(\(cable?.busCommand ?? ":")) || exit; qemu-system-x86_64 "$@" & read -r _; kill -KILL $! $bus
    """
  }

  private static func turnOff(_ process: Process, _ lifeline: Pipe, _ witness: Witness?) {
    witness?.stop()
    guard process.isRunning else { return }
    try? lifeline.fileHandleForWriting.write(contentsOf: Data("end\n".utf8))
    process.waitUntilExit()
  }

  // Software emulation always: /dev/kvm may exist and hang. A CPU with RDRAND fills the kernel's
  // random pool at once, without which the first program to ask for it waits a second.
  private static let machine = [
    "-accel", "tcg", "-cpu", "max", "-machine", "q35", "-m", "768", "-nodefaults",
    "-no-user-config", "-no-reboot", "-device", "virtio-serial-pci",
  ]

  // The console's cursor would blink in pictures, and its logo would stay in them.
  private static func commandLine(_ driver: PanelDriver, _ system: PanelSystem) -> String {
    let console = "quiet panic=-1 vt.global_cursor_default=0 logo.nologo"
    return switch system {
    case .shell: "console=ttyS0 \(console) panel.driver=\(driver.module)"
    case .debian(let disk) where disk.isKept:
      // As on a panel that shows what the kernel has to say, and at the level that the guide names.
      "console=tty0 console=ttyS0 \(console) loglevel=3 root=/dev/vda "
        // On a serial console a splash would be text.
        + (disk.showsSplash ? "splash plymouth.ignore-serial-consoles" : "plymouth.enable=0")
    case .debian: "console=ttyS0 \(console) root=/dev/vda"
    }
  }

  private static func display(_ driver: PanelDriver, on cable: MonitorCable) -> [String] {
    switch driver {
    case .virtioGPU, .virtioGPUOfTwo:
      [
        "-device",
        "virtio-gpu-pci,id=display,max_outputs=\(driver.outputs),xres=640,yres=480",
      ] + cable.machineArguments
    case .bochs: ["-device", "bochs-display,id=display,xres=640,yres=480", "-display", "none"]
    case .vkms: ["-display", "none"]
    }
  }

  // Processes of a booting system run side by side.
  private static func disk(of system: PanelSystem) -> [String] {
    guard case .debian(let disk) = system else { return [] }
    let drive = "file=\(disk.image.path),format=raw,if=none,id=root"
    return [
      "-drive", drive + (disk.isKept ? "" : ",snapshot=on"),
      "-device", "virtio-blk-pci,drive=root", "-smp", "2",
    ] + USBPort.machineArguments
  }

  private static func port(_ number: Int, _ name: String, in folder: URL) -> [String] {
    [
      "-chardev", "pipe,id=\(name),path=\(folder.appending(path: name).path)",
      "-device", "virtserialport,chardev=\(name),nr=\(number)",
    ]
  }

  /// The built initramfs with another archive behind it: the kernel unpacks one after the other.
  private static func initramfs(
    of system: PanelSystem, build: URL, files: URL, in folder: URL
  ) throws -> URL {
    let result = folder.appending(path: "initramfs.img")
    let archiver = Process()
    archiver.executableURL = URL(filePath: "/bin/sh")
    archiver.arguments = [
      "-euc",
      """
      cp "$1" "$3"
      ln -s "$2" test
      find test/ | cpio --create --format=newc --dereference --quiet >>"$3"
      """,
      "initramfs", build.appending(path: system.initramfs).path, files.path, result.path,
    ]
    archiver.currentDirectoryURL = folder
    try archiver.run()
    archiver.waitUntilExit()
    guard archiver.terminationStatus == 0 else {
      throw PanelFailure(
        "no initramfs in \(build.path); `make panel` builds it, and needs the package cpio")
    }
    return result
  }
}
