import Testing

@testable import Configuration

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
      sound + "control: {socket: /\(String(repeating: "k", count: 99))}\n",
      "3:19: control.socket is a path of 100 bytes, '/\(String(repeating: "k", count: 39))...'; "
        + "use at most 99"),
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
}
