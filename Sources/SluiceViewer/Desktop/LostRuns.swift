package import Desktop
internal import FlowCore
internal import FlowSnapshot
internal import SluiceCommandLine

/// The runs of other windows that did not end normally, of which a viewer that is open can continue
/// one after the other.
///
/// A run that a demo has ended with a signal is not among them: only a start shows its report.
@MainActor
package final class LostRuns {
  private let find: () -> [LostRun]
  private let isProtected: () -> Bool
  /// Continued runs whose journals are the only record of them.
  private var continued: [LostRun] = []
  private let notices: Notices

  /// The number of runs that can be continued, as of the last look.
  package private(set) var count = 0

  /// Creates the list of a viewer's lost runs, and looks for them.
  ///
  /// - Parameter isProtected: Whether the viewer has a journal of its own, in which everything is
  ///   written.
  package init(
    _ app: ViewerApp, in folders: DesktopFolders, notices: Notices,
    isProtected: @escaping () -> Bool
  ) {
    self.notices = notices
    self.isProtected = isProtected
    find = { [unowned model = app.model] in
      LostRun.all(model.catalogue, in: folders, notices: notices) { _ = try model.setup(of: $0) }
        .filter { $0.record.signal == nil }
    }
    look()
    app.model.lostRuns = self
  }

  /// Looks for runs, which may have ended since the viewer was started.
  func look() { count = find().count }

  /// Takes the latest run, which no other viewer can continue then; `nil` if there is none.
  func takeNext() -> LostRun? {
    let runs = find()
    count = max(0, runs.count - 1)
    return runs.first
  }

  /// Deletes a run's journal once the viewer's own has the run.
  func hasContinued(_ run: LostRun) {
    if isProtected() { run.journal.discard() } else { continued.append(run) }
  }

  /// Sets a run aside that takes too long to be played again.
  func setAside(_ run: LostRun) {
    Resumption.setAside(run.journal.path, because: Failure.tooLongToPlay, notices)
  }

  /// Deletes the journals of the runs that were continued, because the viewer's place is stored.
  package func end() {
    for run in continued { run.journal.discard() }
    continued = []
  }
}

extension Failure {
  /// Why a run that was kept is set aside.
  static let tooLongToPlay = Failure("it takes more than 10 s to be played again")
}
