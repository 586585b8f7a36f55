internal import Glibc

/// The calendar's time as people of one language write it.
package enum CalendarText {
  /// What is written is at most this long.
  private static let greatestLength = 1024

  /// Writes a moment by a pattern of strftime, as in `%H:%M`.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since the beginning of 1970 in UTC.
  ///   - pattern: What strftime understands.
  ///   - locale: The name of an installed locale, as in `ko_KR.UTF-8`, empty for what the
  ///     environment names. One that is not installed counts as `C.UTF-8`.
  ///   - isUniversal: Whether UTC's time is written, not that of the machine's own zone.
  /// - Returns: The text; empty where the pattern gives more than a kilobyte.
  package static func text(
    of seconds: Double, pattern: String, locale: String = "", isUniversal: Bool = false
  ) -> String {
    guard abs(seconds) < 1e12 else { return "" }
    var moment = time_t(seconds.rounded(.down))
    var parts = unsafe tm()
    // SAFETY: the calls read and fill variables that they borrow, the names are lent as C strings,
    // and the locale is this call's own until it is given back.
    // The zone may have been set to another since the last time; glibc asks once only.
    tzset()
    if isUniversal {
      unsafe gmtime_r(&moment, &parts)
    } else {
      unsafe localtime_r(&moment, &parts)
    }
    let categories = Int32(1 << LC_TIME | 1 << LC_CTYPE)
    let named = unsafe newlocale(categories, locale, nil) ?? newlocale(categories, "C.UTF-8", nil)
    guard let named = unsafe named else { return "" }
    defer { unsafe freelocale(named) }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: greatestLength) { buffer, count in
      count = unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        unsafe strftime_l(text.baseAddress, text.count, pattern, &parts, named)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
