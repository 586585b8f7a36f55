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
    #expect(result.errors.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(kept + ["000000.png"]))
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
        == "touch.evemu: the last line has no end: the recording was cut off there\n")
  }
}
