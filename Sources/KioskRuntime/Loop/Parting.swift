/// What stays on a panel that is given back.
enum Parting {
  /// Nothing: the kiosk goes on without it, or takes it anew.
  case dark
  /// What was found on it: the kiosk ends.
  case asFound
  /// What the kiosk has shown last: another run comes after it, or nothing can be changed any more.
  case lastFrame
}
