import Testing

@Suite struct `Commands about devices` {
  @Test func `list them, whatever the machine has, and say what would be chosen`() throws {
    let result = try BuiltProgram.run(["devices"])
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").filter { $0.hasPrefix("chosen: ") }.count == 2)
  }

  @Test func `choose as a configuration says`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      root: a
      screens: {a: {color: '#000000'}}
      touch: {device: No Such Panel}
      display: {connector: HDMI-A-9}
      """, to: "k.yaml")
    let result = try BuiltProgram.run(["devices", "--config", "k.yaml"], in: scratch.path)
    #expect(result.status == 0)
    #expect(result.output.contains("the touchscreen 'No Such Panel' is not plugged in"))
  }

  @Test(arguments: [
    ("No Such Panel", "the touchscreen 'No Such Panel': No such device (ENODEV); plug it in; "),
    ("/dev/input/event9999", "/dev/input/event9999: No such file or directory (ENOENT); "),
  ])
  func `record nothing from a touchscreen that is not there`(device: String, complaint: String)
    throws
  {
    let scratch = try Scratch()
    let result = try BuiltProgram.run(["record", device, scratch.file("out.evemu")])
    #expect(result.status == 1)
    #expect(result.errors == "could not record \(complaint)'devices' lists what is there\n")
    #expect(throws: (any Error).self) { try scratch.text("out.evemu") }
  }
}
