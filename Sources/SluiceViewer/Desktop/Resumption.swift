package import Desktop
internal import FlowCore
internal import FlowSnapshot
internal import SluiceCommandLine

/// A run that did not end normally: its record, and the journal with the record, which is kept
/// until the run is stored elsewhere on the disk.
package struct LostRun {
  package let record: JournalRecord
  package let journal: OrphanJournal

  /// Takes over the journal of a run that a demo has ended with a signal; `nil` if the journal
  /// cannot be read, is in use, has no link, or was written by a newer program.
  ///
  /// Throws if the path is not that of a journal of the viewer.
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

  /// Deletes the journal, or sets it aside if not all of it could be read.
  ///
  /// Call this once the record is stored elsewhere.
  @MainActor
  func discard(_ notices: Notices) {
    guard record.isDamaged else { return journal.discard() }
    Resumption.setAside(
      journal.path, saying: "not all of \(journal.path) can be read", showing: Phrase.partlyRead,
      notices)
  }

  /// Returns the runs that did not end normally, the latest first.
  ///
  /// Runs without input, as when the disk was full, come after all others. Journals that cannot be
  /// opened are set aside; `leave` gets those that a newer program wrote or that may not be read,
  /// with the reason.
  @MainActor
  static func all(
    _ catalogue: Catalogue, in folders: DesktopFolders, notices: Notices,
    check: (StageLink) throws -> Void, leave: (OrphanJournal, String) -> Void = { _, _ in }
  ) -> [LostRun] {
    let orphans = SessionJournal.orphans(in: folders.state, named: JournalRecord.name(catalogue))
    let runs: [LostRun] = orphans.compactMap { journal in
      do {
        if journal.isForbidden {
          leave(journal, "there is no permission to read this session")
          return nil
        }
        if let problem = journal.lines?.first.flatMap(FormatVersion.read)
          .flatMap(FormatVersion.problem)
        {
          leave(journal, problem)
          return nil
        }
        guard let record = try record(in: journal) else { return nil }
        if record.signal == nil { try check(record.link) }
        return LostRun(record, journal)
      } catch {
        Resumption.setAside(journal.path, because: error, notices)
        return nil
      }
    }
    return runs.filter { !$0.record.isEmpty } + runs.filter(\.record.isEmpty)
  }

  private static func record(in journal: OrphanJournal) throws(Failure) -> JournalRecord? {
    guard let lines = journal.lines else { throw Failure("it is no journal, or too large") }
    guard !journal.isEmpty else {
      journal.discard()
      return nil
    }
    guard let record = JournalRecord(lines) else { throw Failure("it has no link") }
    guard LastLink.canStore(record.link) else {
      throw Failure("it is too long to be played again")
    }
    return record
  }
}

/// Where the viewer continues if the command line does not say what to open: in the latest run that
/// did not end normally, or else where it was last closed.
///
/// Files that cannot be opened are renamed and reported; journals that a newer program wrote or
/// that may not be read are only reported. Only empty journals are deleted.
@MainActor
package struct Resumption {
  package let lost: LostRun?
  package let link: StageLink?
  /// The number of other runs that did not end normally and that `LostRuns` offers: without those
  /// that a demo ended with a signal.
  package let others: Int

  package init(
    _ catalogue: Catalogue, in folders: DesktopFolders, notices: Notices,
    check: (StageLink) throws -> Void
  ) {
    let runs = LostRun.all(catalogue, in: folders, notices: notices, check: check) {
      notices.say("\($0.path): \($1)", showing: .cannotRead.with($0.path))
    }
    lost = runs.first
    others = runs.dropFirst().count { $0.record.signal == nil }
    var link: StageLink?
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
    self.link = lost?.record.link ?? link
  }

  static func setAside(_ path: String, because error: any Error, _ notices: Notices) {
    let reason = (error as? Failure)?.message ?? "\(error)"
    setAside(
      path, saying: "\(path) cannot be opened (\(reason))", showing: Phrase.setAside, notices)
  }

  /// `phrase` takes the new path.
  fileprivate static func setAside(
    _ path: String, saying text: String, showing phrase: Phrase, _ notices: Notices
  ) {
    do {
      let newPath = try WholeFile.setAside(path)
      notices.say("\(text); it is in \(newPath) now", showing: phrase.with(newPath))
    } catch {
      notices.say("\(text), nor can it be moved (\(error))", showing: .cannotRead.with(path))
    }
  }
}
