internal import Glibc

/// An array of C strings, as `main` gets it, that lives as long as this object.
@safe package final class CStrings {
  /// The strings, and a null pointer after the last.
  package let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// How many strings there are.
  package let count: Int
  private let owned: [UnsafeMutablePointer<CChar>?]

  /// Copies texts.
  package init(_ texts: [String]) {
    count = texts.count
    // SAFETY: each copy is freed in deinit, from `owned`, whatever order C code gives `pointers`.
    unsafe owned = texts.map { unsafe strdup($0) }
    unsafe pointers = .allocate(capacity: texts.count + 1)
    unsafe pointers.initialize(repeating: nil, count: texts.count + 1)
    for index in 0..<count { unsafe pointers[index] = owned[index] }
  }

  /// A pointer to one string.
  package subscript(index: Int) -> UnsafePointer<CChar>? {
    unsafe UnsafePointer(pointers[index])
  }

  /// One string, in the present order of `pointers`; empty beyond the last.
  package func text(at index: Int) -> String {
    // SAFETY: the bounds are checked; the text is copied.
    guard index >= 0, index < count, let pointer = unsafe pointers[index] else { return "" }
    return unsafe String(cString: pointer)
  }

  deinit {
    for index in 0..<count { unsafe free(owned[index]) }
    unsafe pointers.deallocate()
  }
}
