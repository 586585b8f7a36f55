import AllocationCounting
import Foundation
import Testing

@Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
struct `An allocation counter` {
  @Test func `sees each allocation of Swift's`() {
    var kept: [[Int]] = []
    kept.reserveCapacity(20)
    let count = AllocationCounter.count {
      for number in 1...20 { kept.append([Int](repeating: number, count: 10 * number)) }
    }
    #expect(count == 20)
  }

  @Test(arguments: CAllocation.allCases)
  func `sees each way in which C allocates`(way: CAllocation) {
    // The first call may also bind symbols and make metadata.
    way.allocateAndFree()
    #expect(AllocationCounter.count { way.allocateAndFree() } == 1)
  }

  @Test func `does not see what other threads do`() {
    let isDone = DispatchSemaphore(value: 0)
    let mayStart = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      mayStart.wait()
      for _ in 0..<1000 { CAllocation.malloc.allocateAndFree() }
      isDone.signal()
    }
    let count = AllocationCounter.count {
      mayStart.signal()
      isDone.wait()
    }
    #expect(count < 10)
  }
}

enum CAllocation: CaseIterable {
  case malloc, calloc, realloc, reallocarray, alignedAlloc, posixMemalign

  func allocateAndFree() {
    // SAFETY: the block is freed by the allocator that made it, and never touched.
    var block: UnsafeMutableRawPointer?
    switch self {
    case .malloc: unsafe block = Foundation.malloc(100)
    case .calloc: unsafe block = Foundation.calloc(10, 10)
    case .realloc: unsafe block = Foundation.realloc(nil, 100)
    case .reallocarray: unsafe block = Foundation.reallocarray(nil, 10, 10)
    case .alignedAlloc: unsafe block = Foundation.aligned_alloc(64, 128)
    case .posixMemalign: unsafe _ = posix_memalign(&block, 64, 100)
    }
    unsafe withExtendedLifetime(block) {}
    unsafe free(block)
  }
}
