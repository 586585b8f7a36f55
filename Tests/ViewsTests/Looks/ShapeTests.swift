import Testing
import Views

@MainActor
@Suite struct `A shape` {
  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

  private static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `fills its frame with the foreground`() {
    #expect(
      drawing(of: Rectangle()) == [.fill(Path(Self.frame), .black, isEvenOdd: false)])
    #expect(
      drawing(of: Rectangle().foregroundStyle(.white))
        == [.fill(Path(Self.frame), .white, isEvenOdd: false)])
  }

  struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
          CGPoint(x: rect.maxX, y: rect.maxY),
        ])
      }
    }
  }

  @Test func `may be anybody's, and is mirrored where lines run leftwards`() {
    var environment = EnvironmentValues()
    #expect(
      drawing(of: Corner(), in: environment)
        == [.fill(Corner().path(in: Self.frame), .black, isEvenOdd: false)])
    environment.layoutDirection = .rightToLeft
    let mirrored = Path { path in
      path.addLines([
        CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 60), CGPoint(x: 0, y: 60),
      ])
    }
    #expect(
      drawing(of: Corner(), in: environment) == [.fill(mirrored, .black, isEvenOdd: false)])
  }

  @Test func `has its outline`() {
    let frame = Self.frame
    let outlines: [(any Shape, Path)] = [
      (Rectangle(), Path(CGRect(x: 0, y: 0, width: 100, height: 60))),
      (Rectangle().inset(by: 10), Path(CGRect(x: 10, y: 10, width: 80, height: 40))),
      (Rectangle().inset(by: 40), Path(CGRect(x: 40, y: 30, width: 20, height: 0))),
      (Circle(), Self.ellipse(20, 0, 60, 60)),
      (Circle().inset(by: 5).inset(by: 5), Self.ellipse(30, 10, 40, 40)),
      (Circle().inset(by: 50), Self.ellipse(50, 30, 0, 0)),
      (Ellipse(), Self.ellipse(0, 0, 100, 60)),
      (Ellipse().inset(by: 5), Self.ellipse(5, 5, 90, 50)),
      (Capsule(), Path(roundedRect: frame, cornerRadius: 30)),
      (AnyShape(Capsule()), Capsule().path(in: frame)),
      (Rectangle().offset(x: 3, y: 4), Path(frame.offsetBy(dx: 3, dy: 4))),
      (Rectangle().offset(CGPoint(x: 3, y: 4)), Path(frame.offsetBy(dx: 3, dy: 4))),
      (
        Rectangle().scale(0.5),
        Path(frame.insetBy(dx: frame.width / 4, dy: frame.height / 4))
      ),
      (
        Rectangle().scale(x: 0.5, anchor: .topLeading),
        Path(CGRect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height))
      ),
      (Capsule().inset(by: 10), Path(roundedRect: frame.insetBy(dx: 10, dy: 10), cornerRadius: 20)),
      (RoundedRectangle(cornerRadius: 8), Path(roundedRect: frame, cornerRadius: 8)),
      (RoundedRectangle(cornerRadius: 100), Capsule().path(in: frame)),
      (
        RoundedRectangle(cornerRadius: 8).inset(by: 2),
        Path(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 6)
      ),
      (
        RoundedRectangle(cornerRadius: 8).inset(by: 10),
        Path(roundedRect: frame.insetBy(dx: 10, dy: 10), cornerRadius: 0)
      ),
      (
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 8)).inset(by: 2),
        Path { path in
          path.addRoundedRect(
            in: frame.insetBy(dx: 2, dy: 2), cornerRadii: RectangleCornerRadii(topLeading: 6))
        }
      ),
    ]
    for (shape, path) in outlines {
      #expect(shape.path(in: frame) == path, "\(shape)")
    }
  }

  @Test(
    arguments: [
      (nil, nil, 10, 10), (50, nil, 50, 50), (nil, 20, 20, 20), (50, 20, 20, 20),
      (.infinity, 20, 20, 20),
    ] as [(Double?, Double?, Double, Double)])
  func `that is a circle takes a square`(
    width: Double?, height: Double?, takenWidth: Double, takenHeight: Double
  ) {
    let proposal = ProposedViewSize(width: width, height: height)
    #expect(
      Circle().sizeThatFits(proposal) == CGSize(width: takenWidth, height: takenHeight))
  }

  @Test func `is filled and outlined in the order in which that is said`() {
    let view = Rectangle().fill(.red, style: FillStyle(eoFill: true)).stroke(.black, lineWidth: 4)
      .strokeBorder(.white, lineWidth: 6)
    #expect(
      drawing(of: view) == [
        .fill(Path(Self.frame), .hex(0xFF3B30), isEvenOdd: true),
        .stroke(Path(Self.frame), StrokeStyle(lineWidth: 4), .black),
        .stroke(
          Path(CGRect(x: 3, y: 3, width: 94, height: 54)), StrokeStyle(lineWidth: 6), .white),
      ])
  }

  @Test func `is outlined in the foreground style where none is said`() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])
    #expect(
      drawing(of: Ellipse().stroke(style: style).foregroundStyle(.white))
        == [.stroke(Self.ellipse(0, 0, 100, 60), style, .white)])
    #expect(
      drawing(of: Ellipse().strokeBorder(lineWidth: 2))
        == [.stroke(Self.ellipse(1, 1, 98, 58), StrokeStyle(lineWidth: 2), .black)])
  }

  @Test func `that is a path stays where its points are`() {
    let path = Path(CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(drawing(of: path) == [.fill(path, .black, isEvenOdd: false)])
    #expect(
      path.path(in: CGRect(x: 1, y: 2, width: 100, height: 60))
        == Path(CGRect(x: 6, y: 8, width: 7, height: 8)))
  }
}
