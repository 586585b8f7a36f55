import KioskUI

extension Room {
  static let trayTables = Room(
    id: 6,
    name: Phrase("소반", "Tray Tables"),
    motto: Phrase("한 사람을 위한 상", "A table for one"),
    surface: .ginkgo,
    floor: Color(hex: 0xDBB795),
    place: UnitPoint(x: 0.752, y: 0.701),
    exhibit: Exhibit(
      title: Phrase("호랑이 다리 소반", "Table on Tiger Legs"),
      kind: Phrase("은행나무 둥근 소반", "Round tray table of ginkgo wood"),
      text: Phrase(
        "부엌에서 방까지 들고 가는, 한 사람의 밥상입니다. 가벼운 은행나무로 판을 깎고 호랑이 다리처럼 휜 네 다리로 "
          + "받쳤습니다. 테두리의 닳은 자리는 두 손이 닿던 곳입니다. 손님이 몇이든, 상은 사람마다 따로 차렸습니다.",
        "A table for one, carried from the kitchen to the room. The top is ginkgo wood, light and "
          + "slow to warp; the four legs bend like a tiger's. Where the rim is worn, two hands "
          + "held it. However many guests came, each had a table."),
      period: Phrase("조선, 19세기", "Joseon, 19th century"),
      material: Phrase("은행나무, 옻", "Ginkgo wood, lacquer"),
      size: Phrase("높이 27.5 cm, 지름 44 cm", "Height 27.5 cm, width 44 cm"),
      number: Phrase("달 0612", "Dal 0612"),
      picture: "tray-table.svg"))
}
