import Observation
import Testing
import Views

/// Code as it is written for other platforms: it compiles as it is.
@MainActor
@Suite struct `Familiar code` {
  @Observable final class Heating {
    var goal = 21.5
    var isOn = true
  }

  struct Ring: View {
    var progress: Double

    var body: some View {
      ZStack {
        Circle()
          .stroke(Color.gray.opacity(0.2), lineWidth: 12)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(
            LinearGradient(
              gradient: Gradient(colors: [.orange, .red]), startPoint: .top, endPoint: .bottom),
            style: StrokeStyle(lineWidth: 12, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        Text("\(Int(progress * 100)) %")
          .foregroundStyle(.secondary)
      }
      .padding()
    }
  }

  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  struct Card: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    var isHighlighted = false

    func body(content: Content) -> some View {
      content
        .padding(12)
        .background(
          colorScheme == .dark ? Color(white: 0.1) : .white,
          in: RoundedRectangle(cornerRadius: 16, style: .continuous)
        )
        .overlay(
          RoundedRectangle(cornerRadius: 16)
            .stroke(isHighlighted ? Color.accentColor : .clear, lineWidth: 2)
        )
        .shadow(color: .black.opacity(0.1), radius: 8, y: 4)
    }
  }

  struct Panel: View {
    @Environment(Heating.self) private var heating
    @State private var isOpen = false

    var body: some View {
      @Bindable var heating = heating
      ZStack {
        LinearGradient(
          colors: [.indigo, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        VStack(alignment: .leading, spacing: 8) {
          Text("Heating")
            .foregroundStyle(heating.isOn ? .red : .gray)
            .background(.yellow.opacity(0.3), in: .capsule)
          Slide(value: $heating.goal)
            .tint(.orange)
          Ring(progress: 0.7)
            .frame(width: 80, height: 80)
            .clipShape(.circle)
          if isOpen {
            Triangle().fill(.green.gradient).frame(width: 20, height: 20)
          } else {
            Triangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2])).opacity(0.5)
          }
          ForEach(0..<3) { index in
            Rectangle()
              .fill(index.isMultiple(of: 2) ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
              .frame(height: 4)
              .cornerRadius(2)
          }
          Path { path in
            path.addArc(
              center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(0),
              endAngle: .degrees(180), clockwise: false)
          }
          .fill(Color.primary)
          Capsule().fill(.white).stroke(.black, lineWidth: 1).scaleEffect(isOpen ? 1.1 : 1)
          UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
            .strokeBorder(.blue, lineWidth: 2)
            .background { Color.white.clipShape(.rect(cornerRadius: 8)) }
            .border(.gray)
            .hidden()
        }
        .card()
      }
      .preferredColorScheme(.light)
    }
  }

  struct Slide: View {
    @Binding var value: Double

    var body: some View {
      Capsule().fill(.tint).frame(width: value * 4, height: 6)
    }
  }

  struct Older: View {
    var number = 1
    var note: (String) -> Void = { _ in }

    var body: some View {
      VStack {
        Circle().offset(x: 2).scale(0.5).fill(Gradient(colors: [.red, .clear]))
        AnyShape(Capsule())
          .stroke(
            .tertiary,
            style: StrokeStyle(
              lineWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 4, dash: [4, 2],
              dashPhase: 1))
        Text("\(number)")
          .foregroundStyle(.quaternary)
          .background(Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1), ignoresSafeAreaEdges: [])
          .cornerRadius(4, antialiased: true)
          .modifier(EmptyModifier())
          .onChange(of: number) { note("\($0)") }
          .onChange(of: number) { new in note("\(new)") }
          .onChange(of: number) { old, new in note("\(old) \(new)") }
          .onChange(of: number) { note("changed") }
          .onChange(of: number, perform: { new in note("older \(new)") })
      }
    }
  }

  @Test func `is told of changes in each of its forms`() {
    var notes: [String] = []
    let graph = ViewGraph(size: CGSize(width: 100, height: 60), measuring: FixedMeasuring())
    graph.setRoot(Older(number: 1) { notes.append($0) })
    _ = graph.update()
    graph.setRoot(Older(number: 2) { notes.append($0) })
    _ = graph.update()
    #expect(notes.sorted() == ["1 2", "2", "2", "changed", "older 2"])
  }

  @Test func `compiles and draws`() {
    let heating = Heating()
    let view = Panel().environment(heating)
    let environment = EnvironmentValues()
    let first = drawing(of: view, width: 400, height: 600, in: environment)
    #expect(!first.isEmpty)
    heating.goal = 25
    #expect(drawing(of: view, width: 400, height: 600, in: environment) != first)
  }
}

extension View {
  fileprivate func card() -> some View { modifier(`Familiar code`.Card()) }
}
