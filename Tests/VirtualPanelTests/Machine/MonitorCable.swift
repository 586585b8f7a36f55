import Foundation
import Geometry

/// The cables between the virtual graphics card and its monitors; virtio-gpu only.
///
/// QEMU's D-Bus display takes the place of a window. What it is told of its size, the card tells the
/// guest as a monitor that was plugged in, unplugged, or prefers another mode: a hot-plug event like
/// any other. From the machine's start on a monitor is plugged into the first output.
///
/// Two moves right after each other are one event for the guest, as on a panel whose line is slow.
struct MonitorCable {
  private let bus: String

  /// A cable whose other end is a machine that was started with `machineArguments`.
  ///
  /// - Parameter folder: The machine's own.
  init(in folder: URL) {
    bus = "unix:path=\(folder.appending(path: "bus").path)"
  }

  /// What QEMU is started with.
  var machineArguments: [String] { ["-display", "dbus,addr=\(bus)"] }

  /// A line of shell that starts the bus, which has to be there before QEMU, and prints its process.
  var busCommand: String { "dbus-daemon --session --fork --print-pid --address='\(bus)'" }

  /// Plugs in a monitor that prefers a size, or has the one that is plugged in prefer it.
  ///
  /// - Parameter x: Where it stands beside others; no monitor looks otherwise for it, but the guest is
  ///   told as of any plug.
  func plug(_ size: PixelSize, into output: Int = 0, at x: Int = 0) throws {
    // A monitor of 160 dots an inch.
    try tell(
      output,
      millimetres: (size.width * 254 / 1600, size.height * 254 / 1600),
      pixels: (size.width, size.height), x: x)
  }

  /// Plugs the monitor out.
  func unplug(from output: Int = 0) throws {
    try tell(output, millimetres: (0, 0), pixels: (0, 0))
  }

  private func tell(
    _ output: Int, millimetres: (Int, Int), pixels: (Int, Int), x: Int = 0
  ) throws {
    let call = Process()
    let answer = Pipe()
    call.executableURL = URL(filePath: "/bin/sh")
    call.arguments = [
      "-c", "exec busctl \"$@\"", "busctl", "--address=\(bus)", "call", "org.qemu",
      "/org/qemu/Display1/Console_\(output)", "org.qemu.Display1.Console", "SetUIInfo", "qqiiuu",
      "\(millimetres.0)", "\(millimetres.1)", "\(x)", "0", "\(pixels.0)", "\(pixels.1)",
    ]
    call.standardError = answer
    try call.run()
    let complaint = try answer.fileHandleForReading.readToEnd() ?? Data()
    call.waitUntilExit()
    guard call.terminationStatus == 0 else {
      throw PanelFailure(
        "QEMU's display takes no orders: \(String(decoding: complaint, as: UTF8.self))")
    }
  }
}
