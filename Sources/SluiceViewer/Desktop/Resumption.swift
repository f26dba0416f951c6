package import Desktop
internal import FlowCore
internal import FlowSnapshot
internal import SluiceCommandLine

/// A run that did not end normally: its record, and the journal that contains it, which is kept
/// until the record is stored elsewhere on the disk.
package struct LostRun {
  package let record: JournalRecord
  package let journal: OrphanJournal

  /// Takes the journal of a run that a demo has ended with a signal; `nil` if the journal is gone,
  /// is in use, or has no link.
  ///
  /// - Throws: `Failure` if the path is not that of a journal of this catalogue's viewer.
  package init?(
    crashedWith signal: Int32, journal path: String, in folders: DesktopFolders,
    of catalogue: Catalogue
  ) throws(Failure) {
    let name = JournalRecord.name(catalogue)
    guard SessionJournal.isJournal(path, in: folders.state, named: name) else {
      throw Failure("expected a journal of the viewer for --recovered, not '\(path)'")
    }
    guard let journal = SessionJournal.orphan(at: path, in: folders.state, named: name),
      let lines = journal.lines, var record = JournalRecord(lines)
    else { return nil }
    record.signal = signal
    (self.record, self.journal) = (record, journal)
  }

  fileprivate init(_ record: JournalRecord, _ journal: OrphanJournal) {
    (self.record, self.journal) = (record, journal)
  }
}

/// Where the viewer continues if nothing says what to open: in the latest run that did not end
/// normally, or else where it was when it was last closed.
///
/// A file that cannot be opened is set aside and reported; only empty journals are deleted.
@MainActor
package struct Resumption {
  /// The run that did not end normally; `nil` if there is none.
  package let lost: LostRun?
  /// The link to continue at; `nil` if there is none.
  package let link: StageLink?
  /// The number of other runs that did not end normally; each further start of the viewer resumes
  /// one of them.
  package let others: Int

  /// Finds where to continue.
  ///
  /// - Parameter check: Throws if a link cannot be opened.
  package init(
    _ catalogue: Catalogue, in folders: DesktopFolders, notices: Notices,
    check: (StageLink) throws -> Void
  ) {
    var (lost, link, others) = (LostRun?.none, StageLink?.none, 0)
    for journal in SessionJournal.orphans(
      in: folders.state, named: JournalRecord.name(catalogue))
    {
      do {
        guard let record = try Self.record(in: journal) else { continue }
        guard lost == nil else {
          others += 1
          continue
        }
        if record.signal == nil { try check(record.link) }
        lost = LostRun(record, journal)
      } catch {
        Self.setAside(journal.path, because: error, notices)
      }
    }
    let last = LastLink(folders, of: catalogue)
    if lost == nil {
      do {
        link = try last.read()
        if let link { try check(link) }
      } catch {
        if let path = last.path { Self.setAside(path, because: error, notices) }
        link = link.flatMap { catalogue.demo($0.id) }.map { StageLink(id: $0.id) }
      }
    }
    (self.lost, self.link, self.others) = (lost, lost?.record.link ?? link, others)
  }

  /// The record in a journal; `nil` if the journal is empty, or was written by a newer program.
  private static func record(in journal: OrphanJournal) throws(Failure) -> JournalRecord? {
    guard let lines = journal.lines else { throw Failure("it is no journal, or too large") }
    guard let first = lines.first else {
      journal.discard()
      return nil
    }
    if FormatVersion.read(first).flatMap(FormatVersion.problem) != nil { return nil }
    guard let record = JournalRecord(lines) else { throw Failure("it has no link") }
    guard LastLink.canStore(record.link) else {
      throw Failure("it is too long to be played again")
    }
    return record
  }

  /// Moves a file that cannot be opened to a name beside it, and says so.
  static func setAside(_ path: String, because error: any Error, _ notices: Notices) {
    let reason = (error as? Failure)?.message ?? "\(error)"
    do {
      let newPath = try WholeFile.setAside(path)
      notices.say(
        "\(path) cannot be opened (\(reason)); it is in \(newPath) now",
        showing: .setAside.with(newPath))
    } catch {
      notices.say(
        "\(path) cannot be opened (\(reason)), nor moved (\(error))",
        showing: .cannotRead.with(path))
    }
  }
}
