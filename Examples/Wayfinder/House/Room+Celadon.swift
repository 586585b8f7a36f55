import KioskUI

extension Room {
  static let celadon = Room(
    id: 1,
    name: Phrase("청자", "Celadon"),
    motto: Phrase("고려의 푸른빛", "The green of Goryeo"),
    surface: .celadon,
    floor: Color(hex: 0xBCCFBE),
    place: UnitPoint(x: 0.248, y: 0.701),
    exhibit: Exhibit(
      title: Phrase("구름과 학", "Clouds and Cranes"),
      kind: Phrase("청자 상감 구름 학 무늬 매병", "Celadon vase with inlaid cranes"),
      text: Phrase(
        "젖은 흙에 무늬를 새기고, 패인 자리에 희고 검은 흙을 메운 다음 비취빛 유약을 입혔습니다. "
          + "둥근 창 안의 학은 구름을 헤치고 오릅니다. 팔백 년이 지났지만 아직 아무도 내려앉지 않았습니다.",
        "The potter cut the pattern into damp clay, filled the cuts with white and black slip, and "
          + "laid a glaze the green of jade over it all. In their round windows the cranes climb "
          + "through cloud. Eight centuries on, none of them has landed."),
      period: Phrase("고려, 12세기", "Goryeo, 12th century"),
      material: Phrase("흙, 상감, 청자 유약", "Stoneware, inlay, celadon glaze"),
      size: Phrase("높이 41.6 cm", "Height 41.6 cm"),
      number: Phrase("달 0117", "Dal 0117"),
      picture: "celadon.svg"))
}
