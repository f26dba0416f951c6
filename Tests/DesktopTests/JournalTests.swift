import Desktop
import Foundation
import Testing

@Suite struct JournalTests {
  private let folder: Scratch
  private let warnings = Warnings()

  init() throws { folder = try Scratch() }

  @Test("Each write is in the file immediately, only the owner can read it, and ending deletes it")
  func onFile() throws {
    let journal = try #require(
      SessionJournal(in: folder.path + "/state", named: "journal", warn: warnings.add))

    try journal.write("open checkout\n")
    try journal.write("tap ü\n")

    #expect(try folder.read("state/journal.1") == "open checkout\ntap ü\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: journal.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    journal.end()
    #expect(!FileManager.default.fileExists(atPath: journal.path))
    try journal.write("too late\n")
    #expect(!FileManager.default.fileExists(atPath: journal.path))
  }

  @Test("Ending a journal again does not delete another journal that has got its name")
  func endedTwice() throws {
    let journal = try #require(
      SessionJournal(in: folder.path, named: "journal", warn: warnings.add))
    journal.end()
    let other = try #require(SessionJournal(in: folder.path, named: "journal", warn: warnings.add))
    #expect(other.path == journal.path)

    journal.end()

    #expect(try folder.files == ["journal.1"])
  }

  private func orphan(_ name: String) -> OrphanJournal? {
    SessionJournal.orphan(at: "\(folder.path)/\(name)", in: folder.path, named: "journal")
  }

  @Test("An incomplete last line of a journal is left out, and a missing journal is `nil`")
  func torn() throws {
    try folder.write("one\n\ntw", "journal.3")

    #expect(orphan("journal.3")?.lines == ["one", ""])
    #expect(orphan("journal.4") == nil)
  }

  @Test(
    "Only a file in the folder with the name of a journal is read as one; others stay unchanged",
    arguments: ["other.1", "journal.1.broken", "journal.x", "journal.01", "sub/journal.1"])
  func otherFiles(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sub", withIntermediateDirectories: true)
    try folder.write("one\n", name)

    #expect(orphan(name) == nil)
    #expect(try folder.read(name) == "one\n")
  }

  @Test("A path in one missing folder is not a journal of another missing folder")
  func missingFolders() {
    let (path, folder) = ("/nowhere/a/journal.1", "/nowhere/b/state")

    #expect(!SessionJournal.isJournal(path, in: folder, named: "journal"))
  }

  @Test("A journal in use cannot be taken; one whose owner has ended can, and its file stays")
  func ownership() throws {
    do {
      let journal = try #require(
        SessionJournal(in: folder.path, named: "journal", warn: warnings.add))
      try journal.write("one\ntwo\n")
      #expect(orphan("journal.1") == nil)
      #expect(SessionJournal.orphans(in: folder.path, named: "journal").isEmpty)
    }

    let orphans = SessionJournal.orphans(in: folder.path, named: "journal")

    #expect(orphans.map(\.lines) == [["one", "two"]])
    #expect(orphan("journal.1") == nil, "it has been taken")
    #expect(try folder.files == ["journal.1"])
    orphans[0].discard()
    #expect(try folder.files.isEmpty)
  }

  @Test("Orphaned journals come newest first; other files and journals in use are left alone")
  func orphans() throws {
    for (name, age) in [("journal.1", 20.0), ("journal.3", 10), ("journal.4", 30)] {
      try folder.write("\(name)\n", name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - age)],
        ofItemAtPath: "\(folder.path)/\(name)")
    }
    for name in ["journal", "journal-2.1", "place"] { try folder.write("\n", name) }
    let own = try #require(SessionJournal(in: folder.path, named: "journal", warn: warnings.add))

    let orphans = SessionJournal.orphans(in: folder.path, named: "journal")

    #expect(orphans.map(\.lines) == [["journal.3"], ["journal.1"], ["journal.4"]])
    #expect(own.path == folder.path + "/journal.2")
    #expect(SessionJournal.orphans(in: nil, named: "journal").isEmpty)
  }

  @Test(
    "A pipe, folder, link or huge file named like a journal is listed, but not read or waited for")
  func hostile() throws {
    mkfifo(folder.path + "/journal.1", 0o600)
    mkdir(folder.path + "/journal.2", 0o700)
    symlink("/dev/zero", folder.path + "/journal.3")
    try folder.write("", "journal.4")
    truncate(folder.path + "/journal.4", 1 << 30)

    let orphans = SessionJournal.orphans(in: folder.path, named: "journal")

    #expect(orphans.count == 4)
    #expect(orphans.allSatisfy { $0.lines == nil })
  }

  @Test("A journal that cannot be created is reported once", arguments: ["/proc/nowhere"])
  func unwritable(folder: String) {
    #expect(SessionJournal(in: folder, named: "journal", warn: warnings.add) == nil)
    #expect(warnings.all.count == 1)
    #expect(SessionJournal(in: nil, named: "journal", warn: warnings.add) == nil)
    #expect(warnings.all.count == 1)
  }
}
