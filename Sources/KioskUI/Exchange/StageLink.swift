internal import LinuxIO

/// The two ways between the navigator's loop and the stage of views, which share nothing else.
///
/// ```
///   navigator's thread                         main thread
///   loop, swipes, frames    -- requests -->    views, state, layout
///                           <-- answers --     worker: drawing
/// ```
final class StageLink: Sendable {
  /// From the loop to the stage.
  let requests: Mailbox<StageRequest>
  /// From the stage and its worker to the loop.
  let answers: Mailbox<StageAnswer>

  init() throws(SystemError) {
    requests = try Mailbox()
    answers = try Mailbox()
  }
}
