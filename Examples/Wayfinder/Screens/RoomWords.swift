import KioskUI

/// The words to an exhibit, which scroll where there are too many, and the way to the next room.
struct RoomWords: View {
  let room: Room
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          title
          Text(language(room.exhibit.text))
            .font(.reading)
            .lineSpacing(4)
            .padding(.vertical, 18)
          Facts(exhibit: room.exhibit)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, 24)
      }
      .overlay(alignment: .bottom) { fade }
      WayOn(next: room.next).buttonStyle(.plain)
    }
  }

  @ViewBuilder private var title: some View {
    HStack(spacing: 8) {
      Text(number)
      Text("·")
      Text(language(room.name))
    }
    .font(.mark)
    .foregroundStyle(surface.accent)
    Text(language(room.exhibit.title))
      .font(.screenTitle)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(.top, 4)
    Text(language(room.exhibit.kind)).font(.note).foregroundStyle(surface.faint).padding(.top, 4)
  }

  /// Says that there is more below.
  private var fade: some View {
    LinearGradient(
      colors: [surface.ground.opacity(0), surface.ground], startPoint: .top, endPoint: .bottom
    )
    .frame(height: 24)
    .allowsHitTesting(false)
  }

  private var number: String {
    language(Words.galleryBefore) + "\(room.id)" + language(Words.galleryAfter)
  }
}
