/// The edge zones of one panel, in pixels of its logical screen.
package struct EdgeWidths: Hashable, Sendable {
  /// Width of the zone along the left edge; 0 where it is off.
  package var left: Double
  /// Width of the zone along the right edge; 0 where it is off.
  package var right: Double
  /// What was clamped and what to do about it, one sentence for each edge.
  package var warnings: [String]
}
