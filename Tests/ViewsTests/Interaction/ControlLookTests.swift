import Testing
import Views

@MainActor
@Suite struct `The built-in controls` {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  /// The contrast of a control's label with what lies below it; nil where there is none.
  private func contrast(of control: some View, in environment: EnvironmentValues) -> Double? {
    let stage = TouchStage(environment) { _ in control }
    let screen: ResolvedColor = Color.background.resolve(in: environment)
    var background = screen
    for item in stage.display.leaves.flatMap(\.items) {
      switch item {
      case .fill(_, .color(let color), _) where color.opacity == 1: background = color
      case .text(let text, _):
        let opacity = stage.display.opacity
        return text.runs.first.map {
          $0.color.over(screen, opacity).contrastRatio(on: background.over(screen, opacity))
        }
      default: break
      }
    }
    return nil
  }

  private nonisolated static let tints: [Color?] = [
    nil, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .indigo, .purple, .pink, .brown,
    .gray,
  ]

  @Test(arguments: ColorScheme.allCases, tints)
  func `can be read on the screen, light and dark`(scheme: ColorScheme, tint: Color?) throws {
    let environment = environment(scheme)
    for role in [ButtonRole.destructive, .cancel, nil] {
      let button = Button("A", role: role) {}.tint(tint)
      for ratio in [
        contrast(of: button, in: environment),
        contrast(of: button.buttonStyle(.borderless), in: environment),
        contrast(of: button.buttonStyle(.plain), in: environment),
        contrast(of: button.buttonStyle(.bordered), in: environment),
        contrast(of: button.buttonStyle(.borderedProminent), in: environment),
      ] {
        #expect(try #require(ratio) >= 4.5)
      }
    }
  }

  @Test(arguments: ColorScheme.allCases)
  func `are paler but can be read while they are out of use`(scheme: ColorScheme) throws {
    let environment = environment(scheme)
    for ratio in [
      contrast(of: Button("A") {}.disabled(true), in: environment),
      contrast(of: Button("A") {}.buttonStyle(.plain).disabled(true), in: environment),
      contrast(of: Button("A") {}.buttonStyle(.bordered).disabled(true), in: environment),
      contrast(of: Button("A") {}.buttonStyle(.borderedProminent).disabled(true), in: environment),
      contrast(of: Toggle("A", isOn: .constant(true)).disabled(true), in: environment),
    ] {
      #expect(try #require(ratio) >= 3)
      #expect(try #require(ratio) < 6)
    }
  }

  @Test func `are as high as a finger needs`() {
    let stage = TouchStage { _ in Button("Open") {}.buttonStyle(.bordered) }
    #expect(stage.display.bounds.height >= 44)
  }

  @Test func `have switches in the colour that their style says`() {
    let toggle = Toggle("A", isOn: .constant(true))
    let orange = drawing(of: toggle.tint(.orange))
    #expect(drawing(of: toggle.toggleStyle(SwitchToggleStyle(tint: .orange))) == orange)
    #expect(drawing(of: toggle.toggleStyle(.switch).tint(.orange)) == orange)
    #expect(drawing(of: toggle.toggleStyle(.switch)) != orange)
  }

  struct Switching: View {
    let journal: Journal
    @State private var isOn = false

    var body: some View {
      Toggle("Light", isOn: $isOn)
        .onChange(of: isOn) { journal($1 ? "on" : "off") }
        .frame(width: 200)
    }
  }

  @Test func `switch by a tap on the switch or its label`() {
    let stage = TouchStage { Switching(journal: $0) }
    #expect(stage.play("0 down 1 180 10\n50 up 1 180 10") == ["on"])
    #expect(stage.play("200 down 1 20 10\n250 up 1 20 10") == ["off"])
    stage.press(.tab)
    #expect(stage.press(.space) == ["on"])
  }

  @Test func `slide the knob of a switch, and rest then`() {
    let stage = TouchStage { Switching(journal: $0) }
    func knob() -> CGFloat {
      guard case .group(let group, _)? = stage.display.items.last else { return .nan }
      return group.knob ?? .nan
    }
    let off = knob()
    stage.play("0 down 1 180 10\n150 up 1 180 10")
    #expect(knob() == off)
    #expect(stage.graph.isAnimating)
    // Half the time makes seven eighths of 20 points.
    stage.pass(toMilliseconds: 250)
    stage.graph.advance(to: stage.time)
    stage.update()
    #expect(abs(knob() - off - 17.5) < 1e-6)
    stage.settle()
    #expect(knob() == off + 20)
    #expect(!stage.graph.isAnimating)
  }

  struct Counting: View {
    let journal: Journal
    @State private var count = 2

    var body: some View {
      Stepper("Guests", value: $count, in: 1...3)
        .onChange(of: count) { journal("\($1)") }
        .frame(width: 300)
    }
  }

  @Test func `count up and down to their ends`() {
    let stage = TouchStage { Counting(journal: $0) }
    stage.press(.backTab)
    #expect(stage.press(.enter) == ["3"])
    // The upper button is out of use now, so the keys go to the other one.
    #expect(stage.press(.enter) == nil)
    stage.press(.tab)
    #expect(stage.press(.enter) == ["2"])
    #expect(stage.press(.enter) == ["1"])
    #expect(stage.press(.enter) == nil)
  }

  struct CountingAlong<Value: FixedWidthInteger & Sendable>: View where Value.Stride == Int {
    let journal: Journal
    let step: Int
    @State var count: Value

    var body: some View {
      Stepper("Guests", value: $count, in: Value.min...Value.max, step: step)
        .onChange(of: count) { journal("\($1)") }
        .frame(width: 300)
    }
  }

  @Test func `stop where the numbers of their type end`() {
    let small = TouchStage { CountingAlong<UInt8>(journal: $0, step: 1, count: 0) }
    // Nothing comes before 0, so only the upper button is there.
    small.press(.backTab)
    #expect(small.press(.enter) == ["1"])
    let great = TouchStage { CountingAlong<Int>(journal: $0, step: .max, count: 1) }
    great.press(.tab)
    #expect(great.press(.enter) == ["\(1 - Int.max)"])
    let signed = TouchStage { CountingAlong<Int8>(journal: $0, step: 200, count: 0) }
    signed.press(.tab)
    #expect(signed.press(.enter) == nil)
  }

  @Test(arguments: [(0.25, 25.0), (0, 0), (2, 100), (-1, 0)] as [(Double, Double)])
  func `show how far something has come`(value: Double, width: Double) {
    let stage = TouchStage { _ in ProgressView(value: value).frame(width: 100) }
    let bars = stage.display.leaves.last?.items.map(\.bounds.width) ?? []
    #expect(bars == (width > 0 ? [100, width] : [100]))
  }
}

extension DisplayGroup {
  /// How far to the right the first thing that throws a shadow is drawn.
  fileprivate var knob: CGFloat? {
    for case .group(let group, let origin) in items {
      if case .shadow = group.effect { return origin.x }
      if let knob = group.knob { return origin.x + knob }
    }
    return nil
  }

  /// How much everything inside shows through, where everything does equally.
  fileprivate var opacity: Double {
    var opacity = 1.0
    if case .opacity(let own) = effect { opacity = own }
    for case .group(let group, _) in items { opacity *= group.opacity }
    return opacity
  }
}

extension ResolvedColor {
  /// The colour as it looks on another where it shows through.
  fileprivate func over(_ other: ResolvedColor, _ opacity: Double) -> ResolvedColor {
    func mix(_ one: Double, _ other: Double) -> Double { one * opacity + other * (1 - opacity) }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
