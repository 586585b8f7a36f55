internal import CAllocationCounter

/// Counts the heap allocations that a piece of code makes on its own thread.
///
/// Other tests run beside it on other threads, and are not counted. What shall allocate nothing in
/// steady state is run first, so that its arrays have grown:
///
/// ```swift
/// @Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
/// struct `A frame in steady state` {
///   ...
///   let count = AllocationCounter.count { composer.compose(layers, on: panel) }
///   #expect(count == 0)
/// ```
package enum AllocationCounter {
  /// Whether the counts are those of what ships.
  ///
  /// Not in a debug build, where unoptimised generic code boxes values that the optimiser keeps in
  /// registers (composing a frame of two layers allocates about eight times there); nor under a
  /// sanitizer, which brings an allocator of its own.
  package static var isExact: Bool {
    #if DEBUG
      false
    #else
      kiosk_counts_allocations()
    #endif
  }

  /// Why a test that counts is skipped, for the report.
  package static let condition = "allocations are counted in release builds: make unit-release"

  /// How often `body` allocates.
  package static func count<Failure: Error>(
    during body: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let before = kiosk_allocations_of_this_thread()
    try body()
    return Int(kiosk_allocations_of_this_thread() - before)
  }
}
