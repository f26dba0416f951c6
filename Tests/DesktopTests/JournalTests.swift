import Desktop
import Foundation
import Testing

@Suite struct JournalTests {
  private let folder: Scratch
  private let lines = Lines()

  init() throws { folder = try Scratch() }

  @Test("Each line is on file at once, for its owner only, and gone with the end")
  func onFile() throws {
    let journal = try #require(
      SessionJournal(in: folder.path + "/state", named: "journal", warn: lines.add))

    journal.write("open checkout")
    journal.write("tap ü")

    #expect(try folder.read("state/journal.1") == "open checkout\ntap ü\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: journal.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    journal.end()
    #expect(!FileManager.default.fileExists(atPath: journal.path))
    journal.write("too late")
    #expect(lines.all.isEmpty)
  }

  @Test("A line that was not written whole does not count, and a journal that is not there is none")
  func torn() throws {
    try folder.write("one\n\ntw", "torn")

    #expect(SessionJournal.claim(folder.path + "/torn") == ["one", ""])
    #expect(SessionJournal.claim(folder.path + "/none") == nil)
  }

  @Test("A journal is nobody else's as long as it is open, and an orphan after that")
  func ownership() throws {
    do {
      let journal = try #require(SessionJournal(in: folder.path, named: "journal", warn: lines.add))
      journal.write("one\ntwo")
      #expect(SessionJournal.claim(journal.path) == nil)
      #expect(SessionJournal.claimOrphans(in: folder.path, named: "journal").isEmpty)
      #expect(try folder.files == ["journal.1"])
    }

    let orphans = SessionJournal.claimOrphans(in: folder.path, named: "journal")

    #expect(orphans == [["one", "two"]])
    #expect(try folder.files.isEmpty)
  }

  @Test("Orphans come with the newest first; other files, and journals that are in use, stay")
  func orphans() throws {
    for (name, age) in [("journal.1", 20.0), ("journal.3", 10), ("journal.4", 30)] {
      try folder.write("\(name)\n", name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)],
        ofItemAtPath: "\(folder.path)/\(name)")
    }
    for name in ["journal", "journal-2.1", "place"] { try folder.write("\n", name) }
    let own = try #require(SessionJournal(in: folder.path, named: "journal", warn: lines.add))

    let orphans = SessionJournal.claimOrphans(in: folder.path, named: "journal")

    #expect(orphans == [["journal.3"], ["journal.1"], ["journal.4"]])
    #expect(own.path == folder.path + "/journal.2")
    #expect(try folder.files == ["journal", "journal-2.1", "journal.2", "place"])
    #expect(SessionJournal.claimOrphans(in: nil, named: "journal").isEmpty)
  }

  @Test("Where there can be none, one line says so", arguments: ["/proc/nowhere"])
  func unwritable(folder: String) {
    #expect(SessionJournal(in: folder, named: "journal", warn: lines.add) == nil)
    #expect(lines.all.count == 1)
    #expect(SessionJournal(in: nil, named: "journal", warn: lines.add) == nil)
    #expect(lines.all.count == 1)
  }
}
