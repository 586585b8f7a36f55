/// Tells the cells of one row from those of another.
@MainActor
final class GridRowIdentity {}
