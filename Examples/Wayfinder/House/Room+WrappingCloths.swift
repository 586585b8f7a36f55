import KioskUI

extension Room {
  static let wrappingCloths = Room(
    id: 4,
    name: Phrase("보자기", "Wrapping Cloths"),
    motto: Phrase("조각으로 지은 그림", "Pictures pieced from scraps"),
    surface: .ramie,
    floor: Color(hex: 0xE6CA98),
    place: UnitPoint(x: 0.640, y: 0.210),
    exhibit: Exhibit(
      title: Phrase("모시 조각보", "Ramie Patchwork"),
      kind: Phrase("홑겹 조각보", "Unlined wrapping cloth"),
      text: Phrase(
        "옷을 짓고 남은 모시 조각을 버리지 않고 이었습니다. 곱솔로 감친 솔기는 안과 밖이 따로 없어, 햇빛에 들면 "
          + "먹선처럼 살아납니다. 지은 이의 이름은 전하지 않습니다. 색을 고른 눈만은 지금도 또렷합니다.",
        "Scraps of ramie, left over from clothes and too good to throw away. The felled seams have "
          + "no wrong side; held to the light they stand like lines of ink. Nobody wrote down her "
          + "name. The eye that chose these colours is still plain to see."),
      period: Phrase("조선, 19세기", "Joseon, 19th century"),
      material: Phrase("모시, 천연 염색", "Ramie, plant dyes"),
      size: Phrase("94 × 80 cm", "94 × 80 cm"),
      number: Phrase("달 0458", "Dal 0458"),
      picture: "bojagi.svg"))
}
