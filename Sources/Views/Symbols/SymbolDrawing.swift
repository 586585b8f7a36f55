/// A symbol as it stands beside letters of a font.
nonisolated struct SymbolDrawing {
  let symbol: Symbol
  let font: ResolvedFont
  /// How many times larger than beside its letters it is.
  let scale: CGFloat

  /// Points each way, a little more than the line of text is high.
  var side: CGFloat { font.size * 1.25 * scale }

  /// From the upper side to the base line: the middles of the symbol and of a capital are one.
  var baseline: CGFloat { (side + Self.capitalHeight * font.size) / 2 }

  /// The height of a capital in font sizes: Inter's figure, and near to that of most plain letters.
  private static let capitalHeight: CGFloat = 0.727

  /// The width of a line on the grid.
  ///
  /// Regular ones are as wide as the stem of a letter beside them; bolder ones grow less than letters
  /// do, because there is more to draw in the same room.
  private var lineWidth: CGFloat { 0.75 + CGFloat(font.weight) / 400 }

  /// What is drawn in a rectangle that begins at the origin.
  func items(in size: CGSize, style: ResolvedShapeStyle) -> [DisplayItem] {
    var pen = SymbolPen()
    symbol.draw(&pen)
    let (scaleX, scaleY) = (size.width / 24, size.height / 24)
    let scale = min(scaleX, scaleY)
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * scaleX, y: point.y * scaleY) }
    let paint = style.paint(in: CGRect(origin: .zero, size: size))
    let stroke = StrokeStyle(lineWidth: lineWidth * scale, lineCap: .round, lineJoin: .round)
    var items: [DisplayItem] = [.stroke(pen.lines.mapPoints(place), stroke, paint)]
    if !pen.dots.isEmpty {
      let dots = Path { path in
        for dot in pen.dots {
          let (center, radius) = (place(dot.center), dot.size * lineWidth * scale / 2)
          path.addEllipse(
            in: CGRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
      }
      items.append(.fill(dots, paint, isEvenOdd: false))
    }
    return items
  }
}
