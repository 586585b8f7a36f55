internal import LinuxIO

/// How the navigator's loop has stages made beside the first one: each output has its own.
struct StageDoor: Sendable {
  /// Makes a stage; what is asked of it waits until it is there.
  let open: @Sendable () throws(SystemError) -> StageLink
  /// Closes a stage, with its views and their state.
  let close: @Sendable (StageLink) -> Void
}
