import FuzzTargets

/// What libFuzzer calls with each input that it invents.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // SAFETY: the bytes are lent for the length of the call.
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let complaint = FuzzTarget.touches.complaint(about: bytes) { fatalError(complaint) }
  return 0
}
