import TouchRecording

extension Example {
  /// A push that is thought better of, one that is not, and a pop.
  static let twoViews = Example(
    name: "TwoViews",
    touches: TouchStreamBuilder(.common)
      .hold(0.3)
      .swipe(from: (99.5, 50), to: (70, 52), lasting: 0.4, resting: 0.2)
      .swipe(from: (99.5, 50), to: (30, 53), lasting: 0.5)
      .swipe(from: (0.5, 50), to: (75, 52), lasting: 0.5),
    navigation: [
      "willPush ContentView",
      "didCancelPush ContentView",
      "willPush ContentView",
      "didPush ContentView DestinationView",
      "willPop ContentView DestinationView",
      "didPop ContentView",
    ])
}
