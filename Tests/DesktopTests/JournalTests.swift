import Desktop
import Foundation
import Testing

@Suite struct JournalTests {
  private let folder: Scratch
  private let lines = Lines()

  init() throws { folder = try Scratch() }

  @Test("Each line is written at once, only the owner can read the file, and ending deletes it")
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

  @Test("An incomplete last line is ignored, and a missing journal is `nil`")
  func torn() throws {
    try folder.write("one\n\ntw", "torn")

    #expect(SessionJournal.claim(folder.path + "/torn") == ["one", ""])
    #expect(SessionJournal.claim(folder.path + "/none") == nil)
  }

  @Test("A journal in use cannot be claimed by others, and one whose owner has ended can")
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

  @Test(
    "Orphaned journals are claimed newest first; other files and journals in use are left alone")
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

  @Test("A journal that cannot be created is reported once", arguments: ["/proc/nowhere"])
  func unwritable(folder: String) {
    #expect(SessionJournal(in: folder, named: "journal", warn: lines.add) == nil)
    #expect(lines.all.count == 1)
    #expect(SessionJournal(in: nil, named: "journal", warn: lines.add) == nil)
    #expect(lines.all.count == 1)
  }
}
