import Geometry
import Gestures

/// One finger on a screen of 1000 x 600 pixels with a point of one pixel, driven sample by sample.
struct Pan {
  var recognizer = ScreenEdgePanGestureRecognizer(
    scale: PointScale(size: PixelSize(width: 1000, height: 600), physicalSize: nil))
  var said: [GestureEvent] = []
  let contact = ContactID(rawValue: 1)
  var gateIsOpen = true

  static func milliseconds(_ time: Double) -> Instant {
    Instant.zero.advanced(bySeconds: time / 1000)
  }

  init(down x: Double = 995, _ y: Double = 300, from edge: ScreenEdge = .right, gate: Bool = true) {
    gateIsOpen = gate
    recognizer.landed(contact, at: Point(x: x, y: y), from: edge, time: .zero)
  }

  /// A move at a time in milliseconds after touch-down; deadlines before it fall due.
  func move(_ time: Double, _ x: Double, _ y: Double = 300) -> Pan {
    var next = self
    next.passDeadline(before: time)
    switch next.recognizer.moved(contact, to: Point(x: x, y: y), time: Self.milliseconds(time)) {
    case .none: break
    case .event(let event): next.said.append(event)
    case .asksToBegin:
      if let event = next.recognizer.answer(begin: gateIsOpen, at: Self.milliseconds(time)) {
        next.said.append(event)
      }
    }
    return next
  }

  /// The lift, with or without a last position.
  func up(_ time: Double, _ x: Double, _ y: Double = 300) -> Pan {
    var next = self
    next.passDeadline(before: time)
    let event = next.recognizer.lifted(
      contact, at: Point(x: x, y: y), time: Self.milliseconds(time))
    if let event { next.said.append(event) }
    return next
  }

  func lost(_ time: Double, _ loss: ContactLoss) -> Pan {
    var next = self
    let event = next.recognizer.lost(contact, because: loss, time: Self.milliseconds(time))
    if let event { next.said.append(event) }
    return next
  }

  func otherFinger(_ time: Double) -> Pan {
    var next = self
    if let event = next.recognizer.otherLanded(time: Self.milliseconds(time)) {
      next.said.append(event)
    }
    return next
  }

  func cancel(_ time: Double) -> Pan {
    var next = self
    if let event = next.recognizer.cancel(at: Self.milliseconds(time)) { next.said.append(event) }
    return next
  }

  /// Time goes on to the given moment and nothing is reported any more.
  func wait(_ time: Double) -> Pan {
    var next = self
    next.passDeadline(before: time + 0.001)
    return next
  }

  private mutating func passDeadline(before time: Double) {
    guard let deadline = recognizer.deadline, deadline < Self.milliseconds(time),
      let event = recognizer.deadlinePassed()
    else { return }
    said.append(event)
  }

  /// What was said, as `began changed ended`.
  var words: String {
    said.map { event in
      switch event.state {
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed(let reason): "failed:\(reason)"
      }
    }.joined(separator: " ")
  }
}
