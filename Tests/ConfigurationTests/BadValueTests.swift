import Testing

@testable import Configuration

/// A configuration whose only screen has one more line, the fifth.
private func screen(_ line: String) -> String {
  "root: a\nscreens:\n  a:\n    color: '#000000'\n    \(line)\n"
}

@Suite struct `A bad value` {
  @Test(arguments: [
    Row(
      sound + "transition: {duration: 5}\n",
      "3:24: transition.duration is '5', out of range; write a number of seconds within 0...2"),
    Row(
      sound + "transition: {duration: fast}\n",
      "3:24: transition.duration is 'fast'; write a number of seconds within 0...2"),
    Row(
      sound + "transition: {duration: .nan}\n",
      "3:24: transition.duration is '.nan'; write a number of seconds within 0...2"),
    Row(
      sound + "transition: {duration: .inf, parallax: nan}\n",
      "3:24: transition.duration is '.inf'; write a number of seconds within 0...2",
      "3:40: transition.parallax is 'nan'; write a number within 0...1"),
    Row(
      sound + "transition: {duration: 1e999}\n",
      "3:24: transition.duration is '1e999'; write a number of seconds within 0...2"),
    Row(
      sound + "transition: {duration: 0x1p-2}\n",
      "3:24: transition.duration is '0x1p-2'; write a number of seconds within 0...2"),
    Row(
      sound + "transition: {parallax: -0.1}\n",
      "3:24: transition.parallax is '-0.1', out of range; write a number within 0...1"),
    Row(
      sound + "transition: {parallax: }\n",
      "3:24: transition.parallax is empty; write a number within 0...1"),
    Row(
      sound + "transition: [0.3]\n",
      "3:13: transition is a list; write a mapping with keys like 'duration:'"),
    Row(
      sound + "gesture: {edgeWidth: 8}\n",
      "3:22: gesture.edgeWidth is '8'; write a length as 8mm, 32pt or 40px, or 0"),
    Row(
      sound + "gesture: {edgeWidth: 8 cm}\n",
      "3:22: gesture.edgeWidth is '8 cm'; write a length as 8mm, 32pt or 40px, or 0"),
    Row(
      sound + "gesture: {leftEdgeWidth: -8mm}\n",
      "3:26: gesture.leftEdgeWidth is '-8mm'; write a length as 8mm, 32pt or 40px, or 0"),
    Row(
      sound + "gesture: {velocityThreshold: 0}\n",
      """
      3:30: gesture.velocityThreshold is '0', out of range; write a number of points a second \
      within 1...10000
      """),
    Row(
      sound + "gesture: {progressThreshold: 1.5}\n",
      "3:30: gesture.progressThreshold is '1.5', out of range; write a number within 0...1"),
    Row(
      sound + "layoutDirection: rtl\n",
      "3:18: layoutDirection is 'rtl'; write leftToRight or rightToLeft"),
    Row(sound + "control: {socket: }\n", "3:19: control.socket is empty; write a path, or off"),
    Row(
      sound + "control: {sockte: /run/k}\n",
      "3:11: unknown key 'sockte' in control; did you mean 'socket'?"),
    Row(
      sound + "accessibility: {reduceMotion: reduce}\n",
      "3:31: accessibility.reduceMotion is 'reduce'; write true or false"),
    Row(
      sound + "accessibility: {keys: [left, right]}\n",
      "3:23: accessibility.keys is a list; write true or false"),
    Row(
      sound + "accessibility: {affordances: }\n",
      "3:30: accessibility.affordances is empty; write true or false"),
    Row(
      sound + "accessibility: {textScale: 150%}\n",
      "3:28: accessibility.textScale is '150%'; write a factor within 0.5...3"),
    Row(
      sound + "accessibility: {textScale: 0.49}\n",
      "3:28: accessibility.textScale is '0.49', out of range; write a factor within 0.5...3"),
    Row(
      sound + "accessibility: {textScale: 3.1}\n",
      "3:28: accessibility.textScale is '3.1', out of range; write a factor within 0.5...3"),
    Row(
      sound + "idle: 60\n",
      "3:7: idle is '60'; write a mapping with keys like 'dimAfter:'"),
    Row(
      sound + "idle: {dimAfter: 5min}\n",
      "3:18: idle.dimAfter is '5min'; write a number of seconds within 0...604800"),
    Row(
      sound + "idle: {blankAfter: -1}\n",
      "3:20: idle.blankAfter is '-1', out of range; write a number of seconds within 0...604800"),
    Row(
      sound + "idle: {returnToRootAfter: 604801}\n",
      """
      3:27: idle.returnToRootAfter is '604801', out of range; write a number of seconds within \
      0...604800
      """),
    Row(
      sound + "idle: {mode: off}\n",
      "3:14: idle.mode is 'off'; write dpms, black or backlight"),
    Row(
      sound + "idle: {attract: 60}\n",
      "3:17: idle.attract is '60'; write a mapping with keys like 'after:'"),
    Row(
      sound + "idle: {attract: {every: 5}}\n",
      """
      3:17: idle.attract has no after; say when it begins, in seconds, as in 'after: 120'
      """),
    Row(
      sound + "idle: {attract: {after: 0, every: 0.5}}\n",
      """
      3:25: idle.attract.after is '0', out of range; write a number of seconds within 1...604800
      """,
      """
      3:35: idle.attract.every is '0.5', out of range; write a number of seconds within 1...604800
      """),
    Row(
      sound + "idle: {dimAfter: 60, blankAfter: 60}\n",
      """
      3:18: warning: idle.dimAfter is not below blankAfter; the panel goes dark without being dimmed
      """),
    Row(
      sound + "touch: {silentAfter: never}\n",
      "3:22: touch.silentAfter is 'never'; write a number of seconds within 0...604800"),
    Row(
      sound + "accessibility: true\n",
      "3:16: accessibility is 'true'; write a mapping with keys like 'reduceMotion:'"),
    Row(
      "root: a\nscreens:\n  a:\n    color: #102030\n",
      """
      4:11: screens.a.color is empty; write a colour in quotes, as in "#1a2b3c", because a \
      bare # starts a comment
      """),
    Row(
      "root: a\nscreens: {a: {color: red}}\n",
      """
      2:22: screens.a.color is 'red'; write a colour as "#rrggbb"
      """),
    Row(
      "root: a\nscreens: {a: {color: '#00000g'}}\n",
      """
      2:22: screens.a.color is '#00000g'; write a colour as "#rrggbb"
      """),
    Row(
      "root: a\nscreens: {a: {image: [a.png]}}\n",
      "2:22: screens.a.image is a list; write the path of a file"),
    Row(
      "root: a\nscreens: {a: {image: \"a\\0.png\"}}\n",
      "2:22: screens.a.image is 'a�.png'; write the path of a file"),
    Row(
      "root: a\nscreens: {a: {image: a.png, fit: fill}}\n",
      "2:34: screens.a.fit is 'fill'; write contain, cover or stretch"),
    Row(
      "root: a\nscreens: {a: {image: a.png, allowsPop: no}}\n",
      "2:40: screens.a.allowsPop is 'no'; write true or false"),
    Row(
      "root: [a]\nscreens: {a: {image: a.png}}\n",
      "1:7: root is a list; write the name of a screen"),
    Row(
      "root: a\nscreens: a.png\n",
      "2:10: screens is 'a.png'; write at least one screen, as in 'home: {image: home.png}'"),
    Row(
      "root: a\nscreens: {a: a.png}\n",
      "2:14: screens.a is 'a.png'; write a mapping with keys like 'image:'"),
    Row(
      "- root\n",
      "1:1: the configuration is a list; write a mapping with keys like 'root:'"),
    Row(
      "kiosk\n",
      "1:1: the configuration is 'kiosk'; write a mapping with keys like 'root:'"),
  ])
  func `is answered with what the key takes`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

  @Test(arguments: [
    Row(
      screen("links: [{area: [0, 0, 1], pop: true}]"),
      """
      5:20: screens.a.links[1].area has 3 numbers; write four numbers within 0...1, as in [x, \
      y, width, height]
      """),
    Row(
      screen("links: [{area: [], pop: true}]"),
      """
      5:20: screens.a.links[1].area is an empty list; write four numbers within 0...1, as in \
      [x, y, width, height]
      """),
    Row(
      screen("excluded: [[1]]"),
      """
      5:16: screens.a.excluded[1] has 1 number; write four numbers within 0...1, as in [x, y, \
      width, height]
      """),
    Row(
      screen("links: [{area: [0, 0, 1, 1.5], pop: true}]"),
      """
      5:20: screens.a.links[1].area is out of range; write four numbers within 0...1, as in \
      [x, y, width, height], in fractions of the screen
      """),
    Row(
      screen("links: [{area: [0, 0, .nan, 1], pop: true}]"),
      """
      5:27: screens.a.links[1].area[3] is '.nan'; write a number; screens.a.links[1].area \
      takes four numbers within 0...1, as in [x, y, width, height]
      """),
    Row(
      screen("links: [{pop: true}]"),
      """
      5:13: screens.a.links[1] has no area; give it one as [x, y, width, height] in fractions \
      of the screen
      """),
    Row(
      screen("links: [{area: [0, 0, 1, 1]}]"),
      """
      5:13: screens.a.links[1] leads nowhere; give it 'push: NAME', 'pop: true' or 'popToRoot:\
       true'
      """),
    Row(
      screen("links: [{area: [0, 0, 1, 1], pop: true, popToRoot: true}]"),
      "5:45: screens.a.links[1] has both pop and popToRoot; keep one of them"),
    Row(
      screen("links: [{area: [0, 0, 1, 1], pop: false}]"),
      "5:39: screens.a.links[1].pop is 'false'; write true, or remove the link"),
    Row(
      screen("links: {area: [0, 0, 1, 1], pop: true}"),
      """
      5:12: screens.a.links is a mapping; write a list of links, as in '- {area: [0, 0, 1, \
      0.5], push: menu}'
      """),
    Row(
      screen("links: [menu]"),
      "5:13: screens.a.links[1] is 'menu'; write a mapping with keys like 'area:'"),
    Row(
      screen("excluded: [0, 0, 1, 1]"),
      """
      5:15: screens.a.excluded is a list of numbers; write a list of areas, as in [[x, y, \
      width, height]]
      """),
    Row(
      screen("excluded: [[0, 0, 1, 1], 0]"),
      """
      5:30: screens.a.excluded[2] is '0'; write four numbers within 0...1, as in [x, y, width,\
       height]
      """),
    Row(
      screen("excluded: [[0, 0, 1, 0]]"),
      """
      5:16: warning: screens.a.excluded[1] is empty; nobody can touch it, write a width and a \
      height above 0
      """),
    Row(
      screen("excluded: [[0.5, 0, 0.6, 1]]"),
      """
      5:16: warning: screens.a.excluded[1] reaches beyond the screen; the last two numbers are\
       width and height, not the lower right corner
      """),
  ])
  func `is found in links and excluded areas`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

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
  func `is found in display, touch and outputs`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }
}
