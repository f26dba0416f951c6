import FlowCore
import FlowSDL
import Testing
import ViewerMonkey

/// Tests of random acts in the whole viewer, in a window in memory; `Scripts/monkey` runs many
/// more.
@Suite struct MonkeyTests {
  private let glyphs: GlyphLibrary

  init() throws { glyphs = try GlyphLibrary(FontChoice()) }

  @Test(
    "After random acts, frames and focus are valid, gates hold, all settles, and replays are equal",
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

  @Test(
    "In a window of any size, with any panel or menu open, no drawing has a negative size",
    arguments: [true, false])
  func small(isNarrow: Bool) throws {
    let keys = [
      "Ctrl+Shift+B", "Escape", "Ctrl+Shift+P", "Escape", "F1", "Escape", "F9", "F10", "F9", "F10",
    ]
    var run = MonkeyRun(seed: 1, acts: 0)
    run.acts = try [1, 7, 15, 60, 192, 236, 250, 255, 300, 330, 560].flatMap { extent in
      let (width, height) = isNarrow ? (extent, 1206) : (1206, extent)
      return try [Act.resize(width: width, height: height), .wait(milliseconds: 300)]
        + keys.flatMap { key in
          [.key(try #require(KeyPress(parsing: key)), times: 1), .wait(milliseconds: 300)]
        }
    }

    let result = try run.result(glyphs: glyphs)

    #expect(result.fault == nil, "\(result.lastActs.joined(separator: "\n"))")
  }
}
