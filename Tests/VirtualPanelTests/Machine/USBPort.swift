import Foundation

/// What a stranger finds at the back of a machine that boots Debian.
///
/// What is plugged in stays until it is unplugged.
struct USBPort {
  /// What can be plugged in, by the driver that QEMU has for it.
  enum Device: String {
    case keyboard = "usb-kbd"
    case stick = "usb-storage"
  }

  /// What QEMU is started with.
  static let machineArguments = ["-device", "qemu-xhci,id=usb"]

  private let monitor: QMPClient
  private let folder: URL

  /// A port of the machine with a monitor.
  ///
  /// - Parameter folder: The machine's own.
  init(monitor: QMPClient, in folder: URL) {
    self.monitor = monitor
    self.folder = folder
  }

  /// Plugs a device in; keys are those of the keyboard that came last.
  func plug(_ device: Device) throws {
    var settings = ["driver": device.rawValue, "id": "\(device)", "bus": "usb.0"]
    if device == .stick {
      settings["drive"] = "files"
      try makeFiles()
    }
    try monitor.execute("device_add", settings)
  }

  /// Plugs a device out.
  func unplug(_ device: Device) throws {
    try monitor.execute("device_del", ["id": "\(device)"])
  }

  /// Makes what is on a stick: one partition with a FAT file system, which QEMU makes of a folder.
  private func makeFiles() throws {
    let files = folder.appending(path: "stick")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    try Data("root: stranger\n".utf8).write(to: files.appending(path: "kiosk.yaml"))
    try monitor.execute(
      "human-monitor-command",
      [
        "command-line":
          "drive_add 0 if=none,id=files,format=raw,readonly=on,file=fat:\(files.path)"
      ])
  }
}
