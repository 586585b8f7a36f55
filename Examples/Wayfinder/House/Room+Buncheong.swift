import KioskUI

extension Room {
  static let buncheong = Room(
    id: 2,
    name: Phrase("분청", "Buncheong"),
    motto: Phrase("붓이 지나간 자리", "Where the brush went"),
    surface: .slip,
    floor: Color(hex: 0xD3C8B4),
    place: UnitPoint(x: 0.186, y: 0.428),
    exhibit: Exhibit(
      title: Phrase("물고기 두 마리", "Two Fish"),
      kind: Phrase("분청사기 조화 물고기 무늬 편병", "Buncheong flask with incised fish"),
      text: Phrase(
        "잿빛 흙에 흰 흙물을 붓으로 바르고, 마르기 전에 물고기를 그었습니다. 선은 빠르고 돌아보지 않습니다. "
          + "둥근 병을 두드려 납작하게 만든 것은 끈에 매어 들고 다니기 위해서입니다. 먼 길을 가는 물병에 "
          + "물고기를 놓아준 사람은 웃고 있었을 것입니다.",
        "Grey clay, a coat of white slip, and two fish scratched through it before it dried. The "
          + "line is quick and does not look back. The flask was beaten flat so that it could hang "
          + "from a cord: made for the road, by somebody who smiled."),
      period: Phrase("조선, 15세기", "Joseon, 15th century"),
      material: Phrase("흙, 흰 흙물, 투명 유약", "Stoneware, white slip, clear glaze"),
      size: Phrase("높이 23.4 cm", "Height 23.4 cm"),
      number: Phrase("달 0246", "Dal 0246"),
      picture: "buncheong.svg"))
}
