internal import Geometry

/// From transitions to the layers of a frame.
extension InteractivePushNavigationController {
  /// The transition that a frame is told to show: the newer one's operation; nil at rest.
  public var presentedOperation: NavigationOperation? { transitions.last?.context.operation }

  /// The newer transition's progress in its own direction, 0...1; 0 at rest.
  public var presentedProgress: Double { transitions.last?.progress(at: now) ?? 0 }

  /// Writes the layers of a frame at the moment that was last told of, bottom first.
  ///
  /// Every screen of every transition on its way is among them, also one that is covered or off
  /// screen: first those in the stack, then those that arrive or were cancelled, then those that
  /// leave, the deepest first.
  ///
  /// - Parameter layers: Is emptied and filled; its memory is kept.
  public func layers(into layers: inout [Layer]) {
    layers.removeAll(keepingCapacity: true)
    if transitions.isEmpty {
      layers.append(Layer(screen: topScreen, x: 0, y: 0))
      return
    }
    for transition in transitions { transition.place(at: now) }
    for screen in stack where isMoved(screen) {
      for transition in transitions where transition.upper === screen {
        for carried in transition.carried where isMoved(carried) { append(carried, to: &layers) }
      }
      append(screen, to: &layers)
    }
    for transition in transitions where isArriving(transition.context.to) {
      append(transition.context.to, to: &layers)
    }
    let firstLeaving = layers.count
    for transition in transitions {
      append(transition.context.from, to: &layers)
      append(transition.context.to, to: &layers)
    }
    sortByDepth(&layers, from: firstLeaving)
  }

  /// How far a screen is from its place at rest, in pixels.
  func offset(of screen: Screen, at time: Instant) -> Int {
    var sum = 0
    for transition in transitions {
      transition.place(at: time)
      sum += transition.offset(of: screen)
    }
    return sum
  }

  private func isMoved(_ screen: Screen) -> Bool {
    for transition in transitions where transition.involves(screen) { return true }
    return false
  }

  /// Whether a push brings the screen that has not been decided, or was decided against.
  private func isArriving(_ screen: Screen) -> Bool {
    for transition in transitions
    where transition.context.operation == .push && transition.context.to === screen {
      return transition.decision != .finished && !contains(screen)
    }
    return false
  }

  /// Appends the screen where it is, unless it is among the layers already.
  private func append(_ screen: Screen, to layers: inout [Layer]) {
    for layer in layers where layer.screen === screen { return }
    var layer = Layer(screen: screen, x: 0, y: 0)
    for transition in transitions {
      layer.x += transition.offset(of: screen)
      layer.opacity *= transition.opacity(of: screen)
    }
    layers.append(layer)
  }

  /// Insertion sort: there are at most four, and nothing is allocated.
  private func sortByDepth(_ layers: inout [Layer], from first: Int) {
    var index = first + 1
    while index < layers.count {
      var place = index
      while place > first, depth(of: layers[place].screen) < depth(of: layers[place - 1].screen) {
        layers.swapAt(place, place - 1)
        place -= 1
      }
      index += 1
    }
  }

  private func depth(of screen: Screen) -> Int {
    var depth = 0
    for transition in transitions where transition.involves(screen) {
      depth = max(depth, transition.depth(of: screen))
    }
    return depth
  }
}
