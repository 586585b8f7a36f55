/// What a flexible frame says about its width, or about its height.
///
/// ```
///   limits given       the frame's length
///
///   none               what the view takes
///   least              what the view takes or is offered, the lesser, but not less than the least
///   greatest           what the view takes or is offered, the greater, but not more than the greatest
///   both               what the frame is offered, kept between the two
///   ideal              stands for the offer where the frame is offered nothing
/// ```
struct LengthLimits: Equatable {
  /// The least length in points.
  let least: CGFloat?
  /// The length in points where nothing is offered.
  let ideal: CGFloat?
  /// The greatest length in points; may be infinite.
  let greatest: CGFloat?

  /// Takes over limits.
  ///
  /// Where they contradict each other the least length counts; what is no length is no limit.
  init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
    let least = least.flatMap { $0.isFinite ? max(0, $0) : nil }
    let ideal = ideal.flatMap { $0.isNaN ? nil : max(least ?? 0, $0) }
    self.least = least
    self.ideal = ideal
    self.greatest = greatest.flatMap { $0.isNaN ? nil : max(ideal ?? least ?? 0, $0) }
  }

  private func limited(_ length: CGFloat) -> CGFloat {
    min(max(length, least ?? 0), greatest ?? .infinity)
  }

  /// The frame's length where it does not depend on the view.
  func length(for offered: CGFloat?) -> CGFloat? {
    guard let offered else { return ideal }
    return least != nil && greatest != nil ? limited(offered) : nil
  }

  /// What the view is offered.
  func offer(for offered: CGFloat?) -> CGFloat? { (offered ?? ideal).map(limited) }

  /// The frame's length where it depends on the view.
  ///
  /// - Parameters:
  ///   - taken: What the view takes.
  ///   - offered: What it was offered.
  func length(around taken: CGFloat, offered: CGFloat?) -> CGFloat {
    switch (least, greatest) {
    case (nil, nil): taken
    case (let least?, nil): max(least, min(taken, offered ?? taken))
    case (nil, let greatest?): min(greatest, max(taken, offered ?? taken))
    case (_?, _?): limited(taken)
    }
  }
}
