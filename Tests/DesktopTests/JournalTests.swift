import Desktop
import Foundation
import Testing

@Suite struct JournalTests {
  private let folder: Scratch
  private let lines = Lines()

  init() throws { folder = try Scratch() }

  @Test("Each line is on file at once, for its owner only, and gone with the end")
  func onFile() throws {
    let journal = try #require(Journal(in: folder.path + "/state", warn: lines.add))

    journal.write("open checkout")
    journal.write("tap ü")

    #expect(Journal.lines(at: journal.path) == ["open checkout", "tap ü"])
    let attributes = try FileManager.default.attributesOfItem(atPath: journal.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    journal.end()
    #expect(!FileManager.default.fileExists(atPath: journal.path))
    journal.write("too late")
    #expect(lines.all.isEmpty)
  }

  @Test(
    "A line that was not written whole does not count, and a journal that is not there is empty")
  func torn() throws {
    try folder.write("one\n\ntw", "torn")

    #expect(Journal.lines(at: folder.path + "/torn") == ["one", ""])
    #expect(Journal.lines(at: folder.path + "/none").isEmpty)
  }

  @Test("What other processes have left goes, but for the journal to come back from")
  func sweep() throws {
    // A process that has ended, this one, and one that runs.
    let (gone, this, other) = (Int32.max - 1, getpid(), getppid())
    for process in [gone, this, other] { try folder.write("", "journal.\(process).7") }
    try folder.write("", "journal.\(this).8")
    try folder.write("", "place")

    let journal = try #require(
      Journal(in: folder.path, keeping: folder.path + "/journal.\(this).8", warn: lines.add))

    #expect(
      try folder.files
        == ["journal.\(other).7", "journal.\(this).1", "journal.\(this).8", "place"].sorted())
    #expect(journal.path == folder.path + "/journal.\(this).1")
  }

  @Test("Where there can be none, one line says so", arguments: ["/proc/nowhere"])
  func unwritable(folder: String) {
    #expect(Journal(in: folder, warn: lines.add) == nil)
    #expect(lines.all.count == 1)
    #expect(Journal(in: nil, warn: lines.add) == nil)
    #expect(lines.all.count == 1)
  }
}
