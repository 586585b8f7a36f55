/// `make bench`: prints figures as ratios; asserts nothing, for time depends on the machine.
@main struct Benchmarks {
  static let all = [Benchmark.composition, .crossFade, .views, .start]

  static func main() {
    print("Kiosk Navigator's benchmarks")
    for line in MachineFacts.lines { print("  \(line)") }
    for benchmark in all { benchmark.run() }
  }
}
