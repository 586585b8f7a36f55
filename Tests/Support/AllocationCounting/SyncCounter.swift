internal import CAllocationCounter

/// Counts how often a piece of code waits on its own thread until a file is on its disk, which takes as
/// long as a slow card likes.
package enum SyncCounter {
  /// How often `body` does.
  package static func count<Failure: Error>(
    during body: () throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let before = kiosk_syncs_of_this_thread()
    try body()
    return Int(kiosk_syncs_of_this_thread() - before)
  }
}
