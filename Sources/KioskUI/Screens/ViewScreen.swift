internal import Navigation

/// A screen of views as the navigator knows it.
final class ViewScreen: Navigation.Screen {
  let id: ScreenID

  init(id: ScreenID, name: String) {
    self.id = id
    super.init(name: name)
  }
}
