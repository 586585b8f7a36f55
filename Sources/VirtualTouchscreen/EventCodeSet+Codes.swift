internal import TouchRecording

extension EventCodeSet {
  /// The codes in the set, in order.
  var codes: [UInt16] {
    (0..<bytes.count * 8).map { UInt16($0) }.filter(contains)
  }
}
