import Testing

@testable import Configuration

@Suite struct `A bad value of an output` {
  @Test(arguments: [
    Row(
      sound + "display: {mode: 1080p}\n",
      """
      3:17: display.mode is '1080p'; write preferred, current, a size as 1920x1080 or \
      1920x1080@60, or a modeline
      """),
    Row(
      sound + "display: {mode: 1920x1080@0}\n",
      """
      3:17: display.mode is '1920x1080@0'; write preferred, current, a size as 1920x1080 or \
      1920x1080@60, or a modeline
      """),
    Row(
      sound + "display: {maxMode: 0x0}\n",
      "3:20: display.maxMode is '0x0'; write a size as 1920x1080"),
    Row(
      sound + "display: {rotation: 45}\n",
      "3:21: display.rotation is '45'; write 0, 90, 180 or 270"),
    Row(
      sound + "display: {scale: 9}\n",
      "3:18: display.scale is '9', out of range; write pixels per point within 0.25...8"),
    Row(
      sound + "display: {physicalSize: 154 mm}\n",
      "3:25: display.physicalSize is '154 mm'; write millimetres as 154x86"),
    Row(
      sound + "display: {format: rgb888}\n",
      "3:19: display.format is 'rgb888'; write auto, xrgb8888 or rgb565"),
    Row(
      sound + "console: {switching: never}\n",
      "3:22: console.switching is 'never'; write allowed, locked or keys"),
    Row(
      sound + "console: locked\n",
      "3:10: console is 'locked'; write a mapping with keys like 'switching:'"),
    Row(
      sound + "display: {api: kms}\n",
      "3:16: display.api is 'kms'; write auto, atomic or legacy"),
    Row(
      sound + "display: {planes: always}\n",
      "3:19: display.planes is 'always'; write auto or never"),
    Row(
      sound + "display: {force: 1}\n",
      "3:18: display.force is '1'; write true or false"),
    Row(
      sound + "display: {connector: HDMI}\n",
      "3:22: display.connector is 'HDMI'; write a type and a number, as in HDMI-A-1"),
    Row(
      sound + "display: {connector: hdmi-a-1}\n",
      "3:22: display.connector is 'hdmi-a-1', and the kernel knows no connectors of the type "
        + "'hdmi-a'; did you mean 'HDMI-A'?"),
    // As desktops call it.
    Row(
      sound + "display: {connector: HDMI-1}\n",
      "3:22: display.connector is 'HDMI-1', and the kernel knows no connectors of the type 'HDMI'; "
        + "known are 'HDMI-A', 'DSI', 'DPI', 'HDMI-B', 'DP', 'eDP', 'SPI', 'DIN', 'LVDS', 'DVI-D', "
        + "'DVI-I', 'VGA' and others"),
    Row(
      sound + "display: {card: ''}\n",
      "3:17: display.card is empty; write a by-path name or a device path, as in /dev/dri/card0"),
    Row(
      sound + "touch: {matrix: [1, 0, 0, 0, 1]}\n",
      """
      3:17: touch.matrix has 5 numbers; write six numbers as LIBINPUT_CALIBRATION_MATRIX has \
      them, as in [1, 0, 0, 0, 1, 0]
      """),
    Row(
      sound + "touch: {matrix: 1 0 0 0 one 0}\n",
      """
      3:17: touch.matrix is '1 0 0 0 one 0'; write six numbers as LIBINPUT_CALIBRATION_MATRIX \
      has them, as in [1, 0, 0, 0, 1, 0]
      """),
    Row(
      sound + "touch: {matrix: [1, 1, 0, 1, 1, 0]}\n",
      "3:17: touch.matrix maps the whole panel onto a line; check the order of its numbers"),
    Row(
      sound + "touch: {device: ''}\n",
      "3:17: touch.device is empty; write a device's name, vid:pid, phys or by-path name"),
    Row(
      "screens: {a: {color: '#000000'}}\noutputs: []\n",
      "2:10: outputs is an empty list; write at least one output, as in '- {root: home}'"),
    Row(
      "screens: {a: {color: '#000000'}}\noutputs: [{display: {}}]\n",
      "2:11: outputs[1].root is missing; name the first screen, as in 'root: home'"),
    Row(
      sound + "outputs: [{root: a}]\n",
      "1:1: root stands beside outputs, whose short form it is; move it into an output"),
    Row(
      "screens: {a: {color: '#000000'}}\noutputs: [{root: b}]\n",
      "2:18: outputs[1].root names the screen 'b', which does not exist; known are 'a'"),
  ])
  func `is answered with what the key takes`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }
}
