import KioskUI

extension Room {
  static let porcelain = Room(
    id: 3,
    name: Phrase("백자", "White Porcelain"),
    motto: Phrase("달을 닮은 그릇", "Vessels like the moon"),
    surface: .night,
    floor: Color(hex: 0xE7E3DA),
    place: UnitPoint(x: 0.360, y: 0.210),
    exhibit: Exhibit(
      title: Phrase("달항아리", "Moon Jar"),
      kind: Phrase("백자 큰 항아리", "Large jar of white porcelain"),
      text: Phrase(
        "커다란 사발 두 개를 빚어 입을 맞붙였습니다. 가마 속에서 이음매가 조금 내려앉아, 둥글되 똑같이 둥근 것은 "
          + "하나도 없습니다. 흰빛도 한 가지가 아닙니다. 아침에는 푸르고 저녁에는 따뜻하며, 간장이 배어든 자리에는 "
          + "옅은 노을이 남았습니다.",
        "Two great bowls, thrown apart and joined at the rim. In the kiln the seam settled a little, "
          + "so that every moon jar is round and no two are alike. Nor is its white one colour: "
          + "bluish in the morning, warm by evening, and rose where soy sauce once soaked in."),
      period: Phrase("조선, 18세기", "Joseon, 18th century"),
      material: Phrase("백토, 투명 유약", "Porcelain, clear glaze"),
      size: Phrase("높이 44.5 cm, 지름 43 cm", "Height 44.5 cm, width 43 cm"),
      number: Phrase("달 0301", "Dal 0301"),
      picture: "moon-jar-at-night.svg"))
}
