import FlowSDL
import Testing
import ViewerMonkey

/// Random acts in the whole viewer, in a window in memory; `Scripts/monkey` does many more.
@Suite struct MonkeyTests {
  private let glyphs: GlyphLibrary

  init() throws { glyphs = try GlyphLibrary(FontChoice()) }

  @Test(
    "After any acts frames and focus are sound, gates hold, all settles, and a replay is equal",
    arguments: 1...6 as ClosedRange<UInt64>)
  func acts(seed: UInt64) throws {
    let result = try MonkeyRun(seed: seed, acts: 40).result(glyphs: glyphs)

    #expect(result.events > 40)
    #expect(result.fault == nil, "\(result.lastActs.joined(separator: "\n"))")
  }

  @Test("Two runs with the same seed have the same result")
  func repetition() throws {
    let results = try (1...2).map { _ in
      try MonkeyRun(seed: 7, acts: 40).result(glyphs: glyphs)
    }

    #expect(results[0] == results[1])
  }
}
