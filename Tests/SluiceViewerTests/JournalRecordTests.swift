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
    "A journal that ends with a crash contains its signal and is written back with all its input"
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
}
