import FlowCore
import FlowSnapshot
import SluiceViewer
import Testing

/// Tests of the journal of a run that did not end normally.
@Suite struct JournalRecordTests {
  private let start = "link checkout@0s,size=390x844"
  private let script = ["- at: 0.5s", "  key: Tab"]

  @Test("A journal leads to the instant of its last input")
  func end() throws {
    let record = try #require(JournalRecord([start] + script))

    #expect(record.description.hasPrefix("version 1\nlink checkout@500ms,size=390x844,script="))
    #expect(record.signal == nil)
  }

  @Test("Only what follows the last link counts, and a link without input leads to its own instant")
  func begunAnew() throws {
    let record = try #require(JournalRecord([start] + script + ["link colours@0ms"]))

    #expect(record.description == "version 1\nlink colours@0ms")
  }

  @Test(
    "A record of a crash has the signal, and its description reads back as the same record"
  )
  func trap() throws {
    let record = try #require(JournalRecord([start] + script + ["trap 11", "- at: 1s"]))

    let again = try #require(
      JournalRecord(record.description.split(separator: "\n").map(String.init)))

    #expect(record.signal == 11)
    #expect(record.description.hasPrefix("version 1\nlink checkout@500ms,size=390x844,script="))
    #expect(again.description == record.description && again.signal == 11)
    #expect(JournalRecord([start, "trap 4", "link colours@0ms"])?.signal == nil)
  }

  @Test("A recording counts as running until its end or the next link")
  func recording() throws {
    let started = [start] + script + ["# recording 1.25s", "- at: 2s", "  key: Tab"]

    #expect(try #require(JournalRecord(started)).recordingStart == .milliseconds(1250))
    #expect(JournalRecord(started)?.link.moment?.time == .seconds(2))
    #expect(JournalRecord(started + ["# recording ended"])?.recordingStart == nil)
    #expect(JournalRecord(started + ["link colours@0ms"])?.recordingStart == nil)
    #expect(JournalRecord([start] + script)?.recordingStart == nil)
  }

  @Test("Of a journal with more steps than a script may have, the first ones are played")
  func tooManySteps() throws {
    let steps = (0...ScriptLimits.steps).flatMap { ["- at: \($0)ms", "  key: Tab"] }

    let record = try #require(JournalRecord([start] + steps))

    #expect(record.link.moment?.time == .milliseconds(ScriptLimits.steps - 1))
    #expect(record.isDamaged)
  }

  @Test("A journal of an unsupported version is ignored", arguments: ["2", "-1"])
  func version(number: String) {
    #expect(JournalRecord(["version \(number)", start]) == nil)
    #expect(JournalRecord(["version 1", start]) != nil)
  }

  @Test(
    "Lines without a link are not a journal",
    arguments: [[], [""], ["trap 4"], ["- at: 1s", "  key: A"]])
  func nothing(lines: [String]) {
    #expect(JournalRecord(lines) == nil)
  }

  /// The lines of a journal: a link and two key presses, their seal, another link and a key press,
  /// and their seal.
  private var sealed: [String] {
    var seal = ScriptSeal()
    return [
      "version 1\n\(start)\n- at: 1s\n  key: Tab\n- at: 2s\n  key: Tab\n",
      "link colours@0ms\n- at: 3s\n  key: Tab\n",
    ].flatMap { text in
      seal.add(text.utf8)
      return (text + seal.line()).split(separator: "\n").map(String.init)
    }
  }

  @Test("A journal that is cut off anywhere leads to its last whole step")
  func cutOff() throws {
    for count in 2...sealed.count {
      let record = try #require(JournalRecord(Array(sealed.prefix(count))), "\(count) lines")

      // The second link counts only once the seal after it is complete.
      let demo = count == sealed.count ? "colours" : "checkout"
      let seconds = count == sealed.count ? 3 : count < 4 ? 0 : count < 6 ? 1 : 2
      #expect(record.link.id == demo)
      #expect(record.link.moment?.time == .seconds(seconds), "\(count) lines")
    }
  }

  @Test("A journal whose end is torn leads to its last whole step, with or without seals")
  func tornEnd() throws {
    for torn in [["- at: 2s", "  ke"], ["- at: 2"], ["\u{0}\u{0}"], ["- moves: |", "    2s 1"]] {
      let record = try #require(JournalRecord([start] + script + torn))
      #expect(record.link.moment?.time == .milliseconds(500), "\(torn)")
      #expect(!record.isDamaged, "\(torn)")

      let other = try #require(JournalRecord(Array(sealed.prefix(7)) + torn))
      #expect(other.link.moment?.time == .seconds(2), "\(torn)")
      #expect(!other.isDamaged, "\(torn)")
    }
  }

  @Test("A journal is damaged if a whole line or a seal follows a line that cannot be read")
  func damaged() throws {
    let step = ["- at: 1s", "  leap: far"]
    for rest in [script, ["# sum 0"]] {
      let record = try #require(JournalRecord([start] + script + step + rest))

      #expect(record.link.moment?.time == .milliseconds(500), "\(rest)")
      #expect(record.isDamaged, "\(rest)")
    }
    #expect(try !#require(JournalRecord([start] + script + step)).isDamaged)
    let moves = ["- moves: |", "    2s 1 1", "    never", "    3s 2 2"]
    #expect(try #require(JournalRecord([start] + script + moves)).isDamaged)
    var later = sealed
    later[later.count - 2] = "  key: Taa"
    #expect(try #require(JournalRecord(later + ["- at: 4s"])).isDamaged)
  }
}
