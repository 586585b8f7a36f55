import TouchRecording

extension Example {
  /// Dims a lamp, switches one on, wishes for warmth, makes it evening; looks at a room and warms it;
  /// looks at the energy.
  static let control = Example(
    name: "Control",
    touches: TouchStreamBuilder(.common)
      .hold(0.3)
      .swipe(from: (25.1, 56), to: (12, 56), lasting: 0.6)
      .tap((93.2, 49.7))
      .swipe(from: (52, 68.7), to: (60, 68.7), lasting: 0.4)
      .tap((10, 91.3))
      .tap((9.3, 26.7)).hold(0.6)
      .tap((30.4, 88.8)).tap((30.4, 88.8))
      .swipe(from: (0.5, 50), to: (75, 52), lasting: 0.5)
      .swipe(from: (99.5, 50), to: (25, 52), lasting: 0.5)
      .swipe(from: (0.5, 50), to: (75, 52), lasting: 0.5),
    navigation: [
      "willPush HomeView",
      "didPush HomeView RoomView",
      "willPop HomeView RoomView",
      "didPop HomeView",
      "willPush HomeView",
      "didPush HomeView EnergyView",
      "willPop HomeView EnergyView",
      "didPop HomeView",
    ],
    scale: 0.5)
}
