/// How a kiosk and whoever controls it talk, over a Unix socket of the type stream.
///
/// ```
///   client                                             kiosk
///   {"request":"push","screen":"menu"}         -->
///                                              <--     {"protocol":1,"ok":true}
///   {"request":"pusch"}                        -->
///                                              <--     {"protocol":1,"ok":false,"error":"..."}
///   {"request":"watch"}                        -->
///                                              <--     {"protocol":1,"ok":true}
///                                              <--     {"t":12.5,"time":...,"kind":"navigation",...}
/// ```
///
/// - One JSON object a line, in UTF-8, ended by a line feed.
/// - Requests are answered in their order. Each may carry `"protocol":1`.
/// - `screenshot` and `record` come with the descriptor of an open file (SCM_RIGHTS).
/// - After `watch` the kiosk sends events until the client leaves; whatever it sends ends that.
/// - While `record` goes on, only `stop` is understood; leaving ends the recording as well.
/// - A later version adds keys to answers and events: who reads them ignores what he does not know.
package enum ControlProtocol {
  /// The version of this protocol.
  package static let version = 1
  /// Bytes that a request may have.
  package static let longestRequest = 4096
  /// Bytes that an answer may have: metrics and the status of many outputs.
  package static let longestAnswer = 1 << 20
}
