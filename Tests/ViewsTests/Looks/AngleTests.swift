import Testing
import Views

@Suite struct `An angle` {
  @Test(
    arguments: [
      (0, 1, 0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (-90, 0, -1), (-180, -1, 0), (360, 1, 0),
      (3690, 0, 1),
    ] as [(Double, Double, Double)])
  func `has an exact direction at quarter turns`(degrees: Double, x: Double, y: Double) {
    #expect(Angle(degrees: degrees).direction == CGPoint(x: x, y: y))
  }

  /// √3/2, √2/2 and what is known of 15° and 36°, in closed form.
  @Test(
    arguments: [
      (30, 3.0.squareRoot() / 2, 0.5), (45, 0.5.squareRoot(), 0.5.squareRoot()),
      (60, 0.5, 3.0.squareRoot() / 2), (135, -0.5.squareRoot(), 0.5.squareRoot()),
      (15, (6.0.squareRoot() + 2.0.squareRoot()) / 4, (6.0.squareRoot() - 2.0.squareRoot()) / 4),
      (36, (1 + 5.0.squareRoot()) / 4, (10 - 2 * 5.0.squareRoot()).squareRoot() / 4),
      (-60, 0.5, -3.0.squareRoot() / 2),
    ] as [(Double, Double, Double)])
  func `has a direction to the last bits`(degrees: Double, x: Double, y: Double) {
    let direction = Angle(degrees: degrees).direction
    #expect(abs(direction.x - x) < 3e-16)
    #expect(abs(direction.y - y) < 3e-16)
  }

  @Test func `is counted in degrees or radians`() {
    #expect(Angle.radians(.pi).degrees == 180)
    #expect(Angle.degrees(90).radians == .pi / 2)
    #expect(Angle.degrees(30) + .degrees(60) == Angle(radians: .pi / 2))
    #expect(Angle.degrees(30) - .degrees(60) == -.degrees(30))
    #expect(Angle.degrees(30) < .degrees(60))
  }
}
