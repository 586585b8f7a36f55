import Foundation

/// A QEMU that boots the virtual panel with some more files in its memory.
final class VirtualMachine {
  let monitor: QMPClient
  let shell: GuestShell
  /// The script of `virtual-touchscreen`.
  let touch: Channel
  /// What is plugged into the virtual graphics card.
  let cable: MonitorCable
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
    touch = try Channel(path: folder.appending(path: "touch").path)
    cable = MonitorCable(in: folder)

    process = Process()
    lifeline = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", Self.untilLifelineEnds(with: driver == .virtioGPU ? cable : nil), "machine"]
      + Self.machine
      + (driver == .virtioGPU
        ? ["-device", "virtio-gpu-pci,xres=640,yres=480"] + cable.machineArguments
        : ["-display", "none"])
      + (system == .service ? Self.disk(build.appending(path: "root.img")) : [])
      + Self.port(1, "shell", in: folder) + Self.port(2, "touch", in: folder)
      + ["-qmp", "pipe:\(folder.appending(path: "monitor").path)"]
      + ["-serial", "file:\(folder.appending(path: "console.log").path)"]
      + ["-kernel", build.appending(path: "vmlinuz").path]
      + ["-initrd", try Self.initramfs(build: build, files: files, in: folder).path]
      + ["-append", Self.commandLine(driver, system)]
    process.standardInput = lifeline
    do {
      try process.run()
      monitor = try QMPClient(channel: monitorChannel)
      shell = try GuestShell(channel: shellChannel)
    } catch {
      Self.turnOff(process, lifeline)
      let log = try? String(contentsOf: folder.appending(path: "console.log"), encoding: .utf8)
      throw PanelFailure("\(driver) does not boot: \(error)\n\(log?.suffix(2000) ?? "")")
    }
  }

  deinit {
    Self.turnOff(process, lifeline)
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

  private static func turnOff(_ process: Process, _ lifeline: Pipe) {
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
    "console=ttyS0 quiet panic=-1 vt.global_cursor_default=0 logo.nologo"
      + " panel.driver=\(driver.rawValue)" + (system == .service ? " root=/dev/vda" : "")
  }

  // What the guest writes is thrown away with it. Processes of a booting system run side by side.
  private static func disk(_ image: URL) -> [String] {
    [
      "-drive", "file=\(image.path),format=raw,if=none,id=root,snapshot=on",
      "-device", "virtio-blk-pci,drive=root", "-smp", "2",
    ]
  }

  private static func port(_ number: Int, _ name: String, in folder: URL) -> [String] {
    [
      "-chardev", "pipe,id=\(name),path=\(folder.appending(path: name).path)",
      "-device", "virtserialport,chardev=\(name),nr=\(number)",
    ]
  }

  /// The built initramfs with another archive behind it: the kernel unpacks one after the other.
  private static func initramfs(build: URL, files: URL, in folder: URL) throws -> URL {
    let result = folder.appending(path: "initramfs.img")
    let archiver = Process()
    archiver.executableURL = URL(filePath: "/bin/sh")
    archiver.arguments = [
      "-euc",
      """
      cp "$1/initramfs.img" "$3"
      ln -s "$2" test
      find test/ | cpio --create --format=newc --dereference --quiet >>"$3"
      """,
      "initramfs", build.path, files.path, result.path,
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
