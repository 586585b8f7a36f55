extension Strideable {
  /// The value a step further; nil where its type has none.
  ///
  /// Zero of a type without sign has none before it, and asking for it would end the program.
  func stepped(upBy step: Stride) -> Self? {
    guard let integer = self as? any FixedWidthInteger, let step = step as? Int else {
      return advanced(by: step)
    }
    return integer.adding(step) as? Self
  }

  /// The value a step back; nil where its type has none.
  func stepped(downBy step: Stride) -> Self? {
    guard let integer = self as? any FixedWidthInteger, let step = step as? Int else {
      return advanced(by: -step)
    }
    return integer.subtracting(step) as? Self
  }
}

extension FixedWidthInteger {
  fileprivate func adding(_ step: Int) -> Self? {
    step < 0 ? lowered(by: step.magnitude) : raised(by: step.magnitude)
  }

  fileprivate func subtracting(_ step: Int) -> Self? {
    step < 0 ? raised(by: step.magnitude) : lowered(by: step.magnitude)
  }

  private func raised(by step: UInt) -> Self? {
    guard let step = Self(exactly: step) else { return nil }
    let (value, isOver) = addingReportingOverflow(step)
    return isOver ? nil : value
  }

  private func lowered(by step: UInt) -> Self? {
    guard let step = Self(exactly: step) else { return nil }
    let (value, isOver) = subtractingReportingOverflow(step)
    return isOver ? nil : value
  }
}
