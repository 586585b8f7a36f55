internal import CGdkPixbuf

/// Takes over what a GLib function says about its failure.
enum GLibFailure {
  /// The message, in GLib's words; the error itself is given back.
  ///
  /// SAFETY: `error` is NULL or an error that GLib allocated and the caller owns.
  static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error = unsafe error else { return "no reason is given" }
    defer { unsafe g_error_free(error) }
    guard let message = unsafe error.pointee.message else { return "no reason is given" }
    return unsafe String(cString: message)
  }
}
