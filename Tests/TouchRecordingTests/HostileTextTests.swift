import SeededRandom
import Testing
import TouchRecording

@Suite struct `Hostile text` {
  @Test(arguments: UInt64(0)..<8)
  func `is read or refused, with a place inside the text`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let whole = TouchStreamBuilder(.offset).down(at: (0, 0)).move(to: (9, 9), over: 0.1).up()
      .recording.text
    let lines = whole.count { $0 == 10 }
    var refusals = 0
    for _ in 0..<200 {
      var text = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: text.remove(at: place)
        default: text.insert(UInt8.random(in: 32...126, using: &generator), at: place)
        }
      }
      do {
        let recording = try EvemuRecording(parsing: text, file: "x")
        _ = recording.description.verdict
      } catch {
        refusals += 1
        #expect((1...(lines + 5)).contains(error.line), "seed \(seed): \(error)")
        #expect((1...200).contains(error.column), "seed \(seed): \(error)")
      }
    }
    // The mistakes are such that some are seen, and not all.
    #expect((1..<200).contains(refusals))
  }
}
