import KioskUI

/// The line at the top: where one is in the house, how to get home, and the other language.
struct Header: View {
  let isHome: Bool
  @Environment(Language.self) private var language
  @Environment(\.navigator) private var navigator

  var body: some View {
    HStack(spacing: 4) {
      if isHome {
        HStack(spacing: 10) {
          Moon().frame(width: 22, height: 22)
          Text(language(Words.museum)).font(.mark)
        }
      } else {
        HeaderButton(.chevronLeft, Words.back) { navigator.pop() }
          .padding(.leading, -12)
      }
      Spacer()
      if !isHome {
        HeaderButton(.house, Words.home) { navigator.popToRoot() }
      }
      HeaderButton(.globe, Words.otherLanguage) { language.toggle() }
        .padding(.trailing, -12)
    }
    .lineLimit(1)
    .frame(height: 48)
    .padding(EdgeInsets(top: 18, leading: 52, bottom: 12, trailing: 52))
  }
}
