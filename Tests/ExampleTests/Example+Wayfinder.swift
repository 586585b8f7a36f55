import TouchRecording

extension Example {
  /// A visit: to the rooms, down the list, into the fifth; there the other language, and on to the
  /// sixth by a swipe; home, to the floor plan, and to the third room on it.
  static let wayfinder = Example(
    name: "Wayfinder",
    touches: TouchStreamBuilder(.common)
      .tap((74, 45))  // the moon, which is only looked at
      .swipe(from: (99.5, 52), to: (38, 51), lasting: 0.45)
      .down(at: (48, 80)).move(to: (48, 56), over: 0.4, rate: 60).hold(0.1).up().hold(0.2)
      .down(at: (50, 62)).hold(0.08).up().hold(0.6)
      .tap((92, 7))
      .down(at: (99.5, 52)).move(to: (38, 51), over: 0.45, rate: 60).up().hold(0.4)
      .down(at: (82, 7)).hold(0.08).up().hold(0.6)
      .down(at: (37, 71)).hold(0.08).up().hold(0.9)
      .tap((60, 32)),
    navigation: [
      "willPush HomeView",
      "didPush HomeView RoomsView",
      "willPush HomeView RoomsView",
      "didPush HomeView RoomsView RoomView-2",
      "willPush HomeView RoomsView RoomView-2",
      "didPush HomeView RoomsView RoomView-2 RoomView-3",
      "willPop HomeView RoomsView RoomView-2 RoomView-3",
      "didPop HomeView",
      "willPush HomeView",
      "didPush HomeView PlanView",
      "willPush HomeView PlanView",
      "didPush HomeView PlanView RoomView-3",
    ], scale: 0.5)
}
