import KioskUI

extension Room {
  static let lacquer = Room(
    id: 5,
    name: Phrase("나전칠기", "Lacquer and Pearl"),
    motto: Phrase("검은 옻, 무지개 조개", "Black lacquer, rainbow shell"),
    surface: .dusk,
    floor: Color(hex: 0xC9B9BD),
    place: UnitPoint(x: 0.814, y: 0.428),
    exhibit: Exhibit(
      title: Phrase("모란 넝쿨 상자", "Box with Peony Scrolls"),
      kind: Phrase("나전칠 모란 넝쿨 무늬 상자", "Lacquer inlaid with mother-of-pearl"),
      text: Phrase(
        "전복 껍데기를 종잇장처럼 갈아 실톱으로 오리고, 옻칠한 나무에 하나하나 붙였습니다. 칠하고 말리고 가는 일이 "
          + "서른 번. 한 걸음 옆으로 옮겨 서 보세요. 꽃잎이 초록에서 분홍으로 넘어갑니다. 혼례에 보내는 글월을 "
          + "담았을 것입니다.",
        "Abalone shell, ground as thin as paper, cut with a thread of steel and set piece by piece; "
          + "then thirty coats of lacquer, each dried and polished back. Take a step to the side: "
          + "the petals turn from green to rose. It probably held the letters of a wedding."),
      period: Phrase("조선, 17세기", "Joseon, 17th century"),
      material: Phrase("소나무, 옻, 전복 껍데기, 놋쇠", "Pine, lacquer, abalone, brass"),
      size: Phrase("38 × 66 × 34 cm", "38 × 66 × 34 cm"),
      number: Phrase("달 0523", "Dal 0523"),
      picture: "lacquer-box.svg"))
}
