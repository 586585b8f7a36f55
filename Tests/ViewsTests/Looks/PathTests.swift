import Testing
import Views

@MainActor
@Suite struct `A path` {
  private func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 1e6).rounded() / 1e6 + 0, y: (point.y * 1e6).rounded() / 1e6 + 0)
  }

  /// Where each of the path's steps arrives.
  private func stops(_ path: Path) -> [CGPoint] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): rounded(point)
      case .curve(let end, _, _): rounded(end)
      case .close: nil
      }
    }
  }

  struct Arc: Sendable {
    var start: Double
    var end: Double
    var clockwise: Bool
    var stops: [CGPoint]
  }

  /// On a circle of 10 points' radius about 0, 0.
  private static let right = CGPoint(x: 10, y: 0)
  private static let bottom = CGPoint(x: 0, y: 10)
  private static let left = CGPoint(x: -10, y: 0)
  private static let top = CGPoint(x: 0, y: -10)

  @Test func `goes along an arc, the way round that is said`() {
    let arcs = [
      Arc(start: 0, end: 90, clockwise: false, stops: [Self.right, Self.bottom]),
      Arc(
        start: 0, end: 90, clockwise: true, stops: [Self.right, Self.top, Self.left, Self.bottom]
      ),
      Arc(start: 90, end: 0, clockwise: true, stops: [Self.bottom, Self.right]),
      Arc(start: 270, end: 450, clockwise: false, stops: [Self.top, Self.right, Self.bottom]),
      Arc(
        start: 0, end: 360, clockwise: false,
        stops: [Self.right, Self.bottom, Self.left, Self.top, Self.right]),
      Arc(
        start: 0, end: 1000, clockwise: false,
        stops: [Self.right, Self.bottom, Self.left, Self.top, Self.right]),
      Arc(
        start: 180, end: -180, clockwise: true,
        stops: [Self.left, Self.bottom, Self.right, Self.top, Self.left]),
      Arc(start: 90, end: 90, clockwise: false, stops: [Self.bottom]),
      Arc(
        start: 0, end: 60, clockwise: false,
        stops: [Self.right, CGPoint(x: 5, y: 8.660254)]),
    ]
    for arc in arcs {
      let path = Path { path in
        path.addArc(
          center: .zero, radius: 10, startAngle: .degrees(arc.start), endAngle: .degrees(arc.end),
          clockwise: arc.clockwise)
      }
      #expect(stops(path) == arc.stops, "\(arc)")
    }
  }

  @Test func `goes straight to the beginning of an arc`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
    }
    #expect(path.elements[1] == .line(to: Self.bottom))
    #expect(stops(path) == [CGPoint(x: 1, y: 2), Self.bottom, Self.right])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `goes nowhere along an arc that has no angle`(degrees: Double) {
    let path = Path { path in
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .zero, delta: .degrees(degrees))
    }
    #expect(path.elements == [.move(to: Self.right)])
  }

  @Test func `goes nowhere along an arc to a share of nothing`() {
    let path = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(.nan), clockwise: false)
    }
    #expect(path.elements == [.move(to: Self.right)])
  }

  @Test func `stays on the circle to a few ten thousandths of its radius`() {
    for delta in [10.0, 45, 90, 200, 360] {
      let path = Path { path in
        path.addRelativeArc(
          center: .zero, radius: 1, startAngle: .degrees(17), delta: .degrees(delta))
      }
      for fraction in 1...32 {
        let part = path.trimmedPath(from: 0, to: Double(fraction) / 33)
        let point = part.currentPoint ?? .zero
        let radius = (point.x * point.x + point.y * point.y).squareRoot()
        #expect(abs(radius - 1) < 3e-4, "\(delta) \(fraction)")
      }
    }
  }

  @Test func `has the curve of a quadratic one`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 30))
    }
    #expect(
      path.elements[1]
        == .curve(
          to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 20),
          control2: CGPoint(x: 20, y: 20)))
  }

  @Test func `rounds corners, each by its own radius, as far as they fit`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = Path { path in
      path.addRoundedRect(
        in: rect, cornerRadii: RectangleCornerRadii(topLeading: 30, bottomLeading: 10))
    }
    // 30 and 10 on a side of 20 become 15 and 5.
    #expect(
      stops(path) == [
        CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 20), CGPoint(x: 5, y: 20), CGPoint(x: 0, y: 15),
        CGPoint(x: 0, y: 15), CGPoint(x: 15, y: 0), CGPoint(x: 40, y: 0),
      ])
    #expect(
      Path(roundedRect: rect, cornerRadius: 100)
        == Path(roundedRect: rect, cornerSize: CGSize(width: 10, height: 10)))
    #expect(
      Path(roundedRect: rect, cornerSize: CGSize(width: 100, height: 50))
        == Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 10)))
    #expect(
      stops(Path(roundedRect: rect, cornerRadius: -1)) == [
        CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20), .zero,
        CGPoint(x: 40, y: 0),
      ])
  }

  @Test func `knows where it has arrived`() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)))
    #expect(path.currentPoint == CGPoint(x: 4, y: 1))
  }

  // MARK: Trimming

  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    arguments: [
      (0, 1, [(0, 0), (10, 0), (10, 10), (0, 10)]),
      (-1, 2, [(0, 0), (10, 0), (10, 10), (0, 10)]),
      (0, 0.125, [(0, 0), (5, 0)]),
      (0.125, 0.5, [(5, 0), (10, 0), (10, 10)]),
      (0.875, 1, [(0, 5), (0, 0)]),
      (0.5, 0.5, []),
      (0.6, 0.4, []),
    ] as [(Double, Double, [(Double, Double)])])
  func `is trimmed by its length`(from: Double, to: Double, points: [(Double, Double)]) {
    #expect(
      stops(Self.square.trimmedPath(from: from, to: to))
        == points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func `is trimmed across its parts`() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)])
    }
    #expect(
      path.trimmedPath(from: 0.25, to: 0.75).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 25, y: 0)),
      ])
  }

  @Test func `is trimmed in the middle of curves`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let half = 10 * 0.5.squareRoot()
    #expect(
      stops(circle.trimmedPath(from: 0.125, to: 0.625)) == [
        rounded(CGPoint(x: half, y: half)), Self.bottom, Self.left,
        rounded(CGPoint(x: -half, y: -half)),
      ])
  }

  @Test func `may be a ring that fills from the top`() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round)
    let ring = Circle().trim(from: 0, to: 0.25).stroke(.black, style: style)
      .rotationEffect(.degrees(-90))
    guard case .stroke(let path, style, .black) = drawing(of: ring, width: 60, height: 60).first
    else {
      Issue.record("no ring")
      return
    }
    #expect(stops(path) == [CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 30)])
  }

  @Test func `is turned about a position of its frame, and its gradient with it`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(
      stops(Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect)) == [
        .zero, CGPoint(x: 0, y: 100), CGPoint(x: -60, y: 100), CGPoint(x: -60, y: 0),
      ])
    let gradient = LinearGradient(colors: [.black], startPoint: .top, endPoint: .bottom)
    let view = Rectangle().fill(gradient).rotationEffect(.degrees(90)).rotationEffect(.degrees(90))
    guard case .fill(let path, let paint, _) = drawing(of: view).first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(
      stops(path) == [
        CGPoint(x: 100, y: 60), CGPoint(x: 0, y: 60), .zero, CGPoint(x: 100, y: 0),
      ])
    #expect(
      paint
        == .linearGradient(
          [GradientStop(color: ResolvedColor(hex: 0), location: 0)],
          start: CGPoint(x: 50, y: 60), end: CGPoint(x: 50, y: 0)))
  }
}
