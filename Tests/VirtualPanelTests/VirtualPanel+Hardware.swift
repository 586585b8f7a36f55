import Geometry

/// What can be plugged, and pulled.
extension VirtualPanel {
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

  /// Has the driver tell of a plug that was not moved; virtio-gpu only.
  func stirMonitor(at output: Int, to x: Int) throws {
    try machine.cable.plug(Self.size, into: output, at: x)
  }

  /// Plugs the monitor out, and waits until the guest has noticed; virtio-gpu only.
  func unplugMonitor(from output: Int = 0) throws {
    // QEMU drops an order that changes nothing, and to it a new machine has no monitor.
    try machine.cable.plug(Self.size, into: output)
    try machine.cable.unplug(from: output)
    try wait(until: "grep -q disconnected /sys/class/drm/card*-*/status")
  }

  /// Plugs the monitor out and in again before anybody looks; virtio-gpu only.
  func jerkMonitor() throws {
    try machine.cable.unplug()
    try machine.cable.plug(Self.size)
  }

  /// Plugs a device into a USB port; installed systems only.
  func plug(_ device: USBPort.Device) throws {
    try machine.port.plug(device)
  }

  /// Plugs it out.
  func unplug(_ device: USBPort.Device) throws {
    try machine.port.unplug(device)
  }

  /// Takes the power away, in the middle of whatever the machine does.
  func cutPower() {
    machine.cutPower()
  }
}
