import Foundation
import Testing

@Suite struct `A replay where motion is to be reduced` {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      root: a
      screens:
        a: {color: '#000000', links: [{area: [0, 0, 1, 1], push: b}]}
        b: {color: '#ffffff'}
      accessibility: {reduceMotion: true}
      """, to: "k.yaml")
    try scratch.write(
      Scratch.landing + """
        E: 0.100000 0003 0039 -1
        E: 0.100000 0000 0000 0

        """, to: "touch.evemu")
  }

  /// The trace's format knows no opacity: that both screens stay where they are tells the fade.
  @Test func `traces a link's push with both screens at rest`() throws {
    let result = try BuiltProgram.run(
      [
        "replay", "--config", "k.yaml", "--touch", "touch.evemu", "--refresh", "20", "--trace",
        "/proc/self/fd/1",
      ], in: scratch.path)
    #expect(result.status == 0)
    let both = #""layers":[{"screen":"a","x":0,"y":0},{"screen":"b","x":0,"y":0}]"#
    let one = #""layers":[{"screen":"b","x":0,"y":0}]"#
    #expect(
      result.output.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        {"t":0.100000,"kind":"navigation","event":"willPush","stack":["a"]}
        {"t":0.100000,"kind":"frame","transition":"push","progress":0.000000,\(both)}
        {"t":0.150000,"kind":"frame","transition":"push","progress":0.056131,\(both)}
        {"t":0.200000,"kind":"frame","transition":"push","progress":0.231775,\(both)}
        {"t":0.250000,"kind":"frame","transition":"push","progress":0.500000,\(both)}
        {"t":0.300000,"kind":"frame","transition":"push","progress":0.768225,\(both)}
        {"t":0.350000,"kind":"frame","transition":"push","progress":0.943869,\(both)}
        {"t":0.400000,"kind":"navigation","event":"didPush","stack":["a","b"]}
        {"t":0.400000,"kind":"frame","transition":null,"progress":0.000000,\(one)}
        """)
  }
}
