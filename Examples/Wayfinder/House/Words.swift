/// Everything that the screens say, but for the rooms.
enum Words {
  static let museum = Phrase("달무리 미술관", "Dalmuri Museum of Craft")
  /// What the button says that changes to the other language.
  static let otherLanguage = Phrase("English", "한국어")

  static let home = Phrase("처음으로", "Home")
  static let back = Phrase("뒤로", "Back")
  static let rooms = Phrase("전시실", "Rooms")
  static let plan = Phrase("관내 지도", "Floor plan")

  static let exhibition = Phrase("기획전", "Exhibition")
  static let exhibitionDates = Phrase("2025. 11. 7 – 2026. 3. 29", "7 Nov 2025 – 29 Mar 2026")
  static let exhibitionTitle = Phrase("흙, 불, 달", "Earth, Fire, Moon")
  static let exhibitionText = Phrase(
    "흙이 불을 만나 달이 되기까지, 공예 오백 년을 여섯 방에 나누어 펼칩니다.",
    "How clay met fire and became a moon: five centuries of craft, told in six rooms.")

  static let closedToday = Phrase("오늘은 쉬는 날입니다", "Closed today")
  static let opensSoon = Phrase("곧 문을 엽니다", "We open soon")
  static let isOpen = Phrase("지금 열려 있습니다", "We are open")
  static let isOver = Phrase("오늘은 문을 닫았습니다", "Closed for today")
  static let opensTuesday = Phrase("화요일 10:00에 뵙겠습니다", "See you on Tuesday at 10:00")
  static let ring = Phrase(
    "고리는 하루, 붉은 선은 문 여는 시간", "The ring is the day, the red line when we are open")

  static let roomsText = Phrase(
    "방마다 손길이 다릅니다. 마음이 끌리는 방부터 들어가 보세요.",
    "Each room has a hand of its own. Begin where you like.")
  static let galleryBefore = Phrase("제", "Room ")
  static let galleryAfter = Phrase("전시실", "")
  static let next = Phrase("다음 방", "Next room")
  static let lastRoom = Phrase("마지막 방입니다", "The last room")

  static let planText = Phrase(
    "방의 이름을 누르면 그 방으로 갑니다.", "Touch the name of a room to go there.")
  static let lobby = Phrase("로비", "Lobby")
  static let garden = Phrase("뜰", "Garden")
  static let youAreHere = Phrase("현위치", "You are here")
  static let facilities = Phrase(
    "물품 보관함과 수유실은 로비에, 쉼터는 뜰에 있습니다.",
    "Lockers and a nursing room are in the lobby, benches in the garden.")

  static let period = Phrase("시대", "Period")
  static let material = Phrase("재료", "Material")
  static let size = Phrase("크기", "Size")
  static let number = Phrase("소장 번호", "Number")
}
