import KioskUI

/// What the screen of the floor plan shows: the plan beside the list of rooms, or above it.
struct PlanSheet: View {
  @Environment(\.sheet) private var sheet

  var body: some View {
    if sheet.isPortrait {
      VStack(alignment: .leading, spacing: 8) {
        ScreenTitle(title: Words.plan, text: Words.planText)
        FloorPlan().padding(.horizontal, 30)
        RoomList().padding(.horizontal, 52)
      }
      .padding(.bottom, 30)
    } else {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 12) {
          ScreenTitle(title: Words.plan, text: Words.planText)
          RoomList().padding(.leading, 52)
        }
        .frame(width: sheet.size.width * 0.42)
        FloorPlan()
      }
      .padding(EdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 46))
    }
  }
}
