import Glibc
import Testing

@Suite struct `check` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>
      """, to: "good.svg")
    try scratch.write("no picture", to: "broken.png")
  }

  @Test func `is content where every picture can be shown`() throws {
    try scratch.write("root: a\nscreens: {a: {svg: good.svg}}\n", to: "k.yaml")
    let result = try BuiltProgram.run(["check", "k.yaml"], in: scratch.path)
    #expect(result.status == 0)
    #expect(result.output == "k.yaml: 1 screen, all well\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `complains about every file, setting and picture, in their order`() throws {
    try scratch.write(
      """
      root: a
      screens:
        a: {image: broken.png, psuh: b}
        b: {image: missing.png}
        c: {image: broken.png}
      """, to: "k.yaml")
    let result = try BuiltProgram.run(["check", "k.yaml", "none.yaml"], in: scratch.path)
    #expect(result.status == 1)
    let places = result.errors.split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 1)[0]
    }
    #expect(
      places == [
        "k.yaml:3:14:", "k.yaml:3:26:", "k.yaml:4:14:", "k.yaml:5:14:", "none.yaml:",
      ])
  }

  @Test(.enabled(if: geteuid() == 0, "others than root learn it by failing"))
  func `warns root of what the service may not read`() throws {
    try scratch.write(
      "root: a\nscreens: {a: {svg: good.svg, push: b}, b: {svg: good.svg}}\n", to: "k.yaml")
    try scratch.allow(0o600, "good.svg")
    let result = try BuiltProgram.run(["check", "k.yaml"], in: scratch.path)
    #expect(result.status == 0)
    let file = scratch.file("good.svg")
    #expect(
      result.errors
        == "k.yaml:2:20: warning: the service, which is another user, may not read \(file); "
        + "allow it with 'chmod o+r \(file)'\n")

    try scratch.allow(0o700, ".")
    let closed = try BuiltProgram.run(["check", "k.yaml"], in: scratch.path)
    #expect(closed.status == 0)
    #expect(
      closed.errors
        == "k.yaml: warning: the service, which is another user, may not look into "
        + "\(scratch.path); move what it needs elsewhere, or allow it with "
        + "'chmod o+rx \(scratch.path)'\n")
  }

  @Test func `takes a folder of pictures`() throws {
    let result = try BuiltProgram.run(["check", scratch.path])
    #expect(result.status == 1)
    #expect(result.errors.contains("broken.png"))
    #expect(!result.errors.contains("good.svg"))
  }
}
