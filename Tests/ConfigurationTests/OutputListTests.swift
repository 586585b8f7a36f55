import Testing

@testable import Configuration

private let screens = "screens: {a: {color: '#000000'}}\n"

@Suite struct `A list of outputs` {
  @Test func `may have clones, which need no root`() throws {
    let kiosk = try #require(
      read(
        screens + """
          outputs:
            - {clones: HDMI-A-1, display: {connector: HDMI-A-2, mode: 800x480}}
            - {root: a, display: {connector: HDMI-A-1}}
            - {root: a, display: {connector: DP-1}}
          """
      ).configuration)
    #expect(kiosk.outputs[0].clones == ConnectorName("HDMI-A-1"))
    #expect(kiosk.outputs.indices.map { kiosk.original(of: $0) } == [1, nil, nil])
    #expect(kiosk.firstOriginal == 1)
    #expect(kiosk.narrowed(to: 1).outputs == [kiosk.outputs[1]])
  }

  @Test(arguments: [
    Row(
      screens + "outputs: [{root: a, display: {connector: DSI-1}}, {root: a}]\n"),
    Row(
      screens + "outputs: [{root: a, display: {connector: DSI-1}}, "
        + "{root: a, display: {connector: DSI-1}}]\n",
      """
      2:70: outputs[2].display.connector is DSI-1 as in outputs[1]; give each output a connector \
      of its own, or a card to each
      """),
    Row(
      screens + "outputs: [{root: a, display: {connector: DSI-1, card: x}}, "
        + "{root: a, display: {connector: DSI-1, card: y}}]\n"),
    Row(
      screens + "outputs: [{root: a, display: {connector: DSI-1}}, {clones: DSI1}]\n",
      "2:60: outputs[2].clones is 'DSI1'; write a type and a number, as in HDMI-A-1"),
    Row(
      screens + "outputs: [{root: a, display: {connector: DSI-1}}, {clones: DSI-2}]\n",
      """
      2:60: outputs[2].clones names DSI-2, which is the display.connector of no output; did you \
      mean 'DSI-1'?
      """),
    Row(
      screens + "outputs: [{root: a}, {clones: DSI-2}]\n",
      """
      2:31: outputs[2].clones names DSI-2, which is the display.connector of no output; give one \
      to the output whose picture it shall show
      """),
    Row(
      screens + "outputs: [{root: a}, {clones: DSI-1, display: {connector: DSI-1}}]\n",
      """
      2:31: outputs[2].clones names DSI-1, its own connector; name that of the output whose \
      picture it shall show
      """),
    Row(
      screens + """
        outputs:
          - {root: a, display: {connector: DSI-1}}
          - {clones: DSI-1, display: {connector: DSI-2}}
          - {clones: DSI-2, display: {connector: DSI-3}}

        """,
      "5:14: outputs[3].clones names DSI-2, which is a clone itself; name its original, DSI-1"),
    Row(
      screens + """
        outputs:
          - {root: a, display: {connector: DSI-1}}
          - {clones: DSI-1, root: a, touch: {}, display: {rotation: 90, mode: 800x480}}

        """,
      """
      4:21: outputs[2].root stands beside clones, which shows the picture of another output as \
      that has it; remove one of them
      """,
      """
      4:30: outputs[2].touch stands beside clones, which shows the picture of another output as \
      that has it; remove one of them
      """,
      """
      4:51: outputs[2].display.rotation stands beside clones, which shows the picture of another \
      output as that has it; remove one of them
      """),
  ])
  func `has its mistakes named`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }
}
