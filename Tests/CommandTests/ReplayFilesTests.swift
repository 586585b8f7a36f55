import Foundation
import Testing

@Suite struct `The files of a replay` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("root: a\nscreens: {a: {color: '#000000'}}\n", to: "k.yaml")
    try scratch.write(Scratch.landing, to: "touch.evemu")
  }

  private func replay(_ arguments: [String]) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      ["replay", "--config", "k.yaml", "--touch", "touch.evemu"] + arguments, in: scratch.path)
  }

  @Test func `are its frames and not those of a longer one before`() throws {
    let kept = ["00001.png", "0000001.png", "000001.jpg", "+00001.png", "00000a.png"]
    let folder = scratch.file("frames")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for name in kept + ["000000.png", "000001.png", "999999.png"] {
      try scratch.write("former", to: "frames/\(name)")
    }
    let result = try replay(["--frames", "frames"])
    #expect(result.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(kept + ["000000.png"]))
  }

  @Test func `are captioned alike whatever the machine prefers of fonts`() throws {
    let preference = """
      <edit name="$NAME" mode="assign" binding="strong"><const>$VALUE</const></edit>
      """
    let preferences = [("hintstyle", "hintfull"), ("rgba", "rgb"), ("lcdfilter", "lcddefault")]
      .map { preference.replacing("$NAME", with: $0).replacing("$VALUE", with: $1) }
    try scratch.write(
      """
      <fontconfig><include>/etc/fonts/fonts.conf</include>
      <match target="pattern">\(preferences.joined())</match>
      <match target="pattern"><test name="family"><string>sans-serif</string></test>
      <edit name="family" mode="assign" binding="strong"><string>Noto Serif</string></edit></match>
      <match target="font">\(preferences.joined())</match></fontconfig>
      """, to: "fonts.conf")
    var strips: [Data] = []
    for fonts in ["/etc/fonts/fonts.conf", scratch.file("fonts.conf")] {
      let strip = scratch.file("strip.png")
      let result = try Tool.run(
        "/usr/bin/env",
        [
          "FONTCONFIG_FILE=\(fonts)", BuiltProgram.url.path, "replay", "--config",
          scratch.file("k.yaml"), "--touch", scratch.file("touch.evemu"), "--filmstrip", strip,
        ])
      #expect(result.status == 0)
      strips.append(try Data(contentsOf: URL(fileURLWithPath: strip)))
    }
    #expect(strips[0] == strips[1])
  }

  @Test func `are printed where standard output is named`() throws {
    let result = try replay(["--trace", "/proc/self/fd/1"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("{\"t\":0.000000,\"kind\":\"frame\","))
  }

  @Test func `come with a warning where the recording was cut off`() throws {
    try scratch.write(Scratch.landing + "E: 0.1", to: "touch.evemu")
    let result = try replay([])
    #expect(result.status == 0)
    #expect(
      result.errors
        == """
        touch.evemu: the last line has no end: the recording was cut off there
        no swipe began: of 1 touch, none started in an edge zone (32 pixels at the left, 32 pixels \
        at the right)

        """)
  }

  /// Touches at these x, one after the other, on a screen of 1024 pixels.
  private static let touches: [(positions: [Int], note: String)] = [
    ([], "nothing touches the glass in this recording"),
    (
      [500],
      "of 1 touch, none started in an edge zone (32 pixels at the left, 32 pixels at the right)"
    ),
    (
      [500, 1020, 3, 700],
      "of 4 touches, 2 started in an edge zone and failed: lift (it was lifted first)"
    ),
  ]

  @Test(arguments: touches)
  func `come with a note where no swipe began`(positions: [Int], note: String) throws {
    var stream = Scratch.landing.split(separator: "\n").filter { !$0.hasPrefix("E:") }
      .joined(separator: "\n")
    for (index, x) in positions.enumerated() {
      stream += """

        E: \(index).000000 0003 0039 \(index)
        E: \(index).000000 0003 0035 \(x)
        E: \(index).000000 0003 0036 300
        E: \(index).000000 0000 0000 0
        E: \(index).500000 0003 0039 -1
        E: \(index).500000 0000 0000 0
        """
    }
    try scratch.write(stream + "\n", to: "touch.evemu")
    let result = try replay(["--trace", "/proc/self/fd/1"])
    #expect(result.status == 0)
    #expect(result.errors == "no swipe began: \(note)\n")
    #expect(!result.output.contains("no swipe"))
  }

  @Test func `come without a note where one began`() throws {
    let demo = Repository.root.appendingPathComponent("config/kiosk.yaml").path
    let swipe = Repository.root.appendingPathComponent("Documentation/pictures/swipe.evemu").path
    let result = try BuiltProgram.run(["replay", "--config", demo, "--touch", swipe])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }
}
