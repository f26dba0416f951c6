import SluiceViewer
import Testing

/// What the journal of a run says that was killed.
@Suite struct JournalRecordTests {
  private let start = "link checkout@0s,size=390x844"
  private let script = ["- at: 0.5s", "  key: Tab"]

  @Test("A journal leads to the last thing that was done")
  func end() throws {
    let record = try #require(JournalRecord([start] + script))

    #expect(record.description.hasPrefix("version 1\nlink checkout@500ms,size=390x844,script="))
    #expect(record.signal == nil)
  }

  @Test("What was begun last counts, and nothing done there leads to the start")
  func begunAnew() throws {
    let record = try #require(JournalRecord([start] + script + ["link colours@0ms"]))

    #expect(record.description == "version 1\nlink colours@0ms")
  }

  @Test("A journal that ends in a trap says so, and is written down again with all that led there")
  func trap() throws {
    let record = try #require(JournalRecord([start] + script + ["trap 11", "- at: 1s"]))

    let again = try #require(
      JournalRecord(record.description.split(separator: "\n").map(String.init)))

    #expect(record.signal == 11)
    #expect(record.description.hasPrefix("version 1\nlink checkout@500ms,size=390x844,script="))
    #expect(again.description == record.description && again.signal == 11)
    #expect(JournalRecord([start, "trap 4", "link colours@0ms"])?.signal == nil)
  }

  @Test("A journal of a version that is yet to come is left alone", arguments: ["2", "-1"])
  func version(number: String) {
    #expect(JournalRecord(["version \(number)", start]) == nil)
    #expect(JournalRecord(["version 1", start]) != nil)
  }

  @Test(
    "What says no link is no journal", arguments: [[], [""], ["trap 4"], ["- at: 1s", "  key: A"]])
  func nothing(lines: [String]) {
    #expect(JournalRecord(lines) == nil)
  }
}
