package import Desktop
internal import FlowCore
internal import FlowSnapshot
internal import SluiceCommandLine

/// The runs of other windows that did not end normally; an open viewer can continue one after
/// another.
///
/// Runs that a demo ended with a signal are not included: their crash reports are shown only when
/// the viewer starts.
@MainActor
package final class LostRuns {
  private let find: () -> [LostRun]
  private let isProtected: () -> Bool
  /// Continued runs whose journals are the only record of them.
  private var continued: [LostRun] = []
  private let notices: Notices

  /// The number of runs that can be continued, as of the last call of `refresh` or `takeNext`.
  package private(set) var count = 0

  /// `isProtected` returns whether the viewer's own journal contains everything so far.
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
    refresh()
    app.model.lostRuns = self
  }

  /// Counts the runs again, since other windows may have ended after this viewer was started.
  func refresh() { count = find().count }

  /// Takes over the latest run, so that no other viewer can continue it.
  func takeNext() -> LostRun? {
    let runs = find()
    count = max(0, runs.count - 1)
    return runs.first
  }

  /// Deletes the journal of a continued run, or keeps it until `end` if the viewer's own journal
  /// does not contain the run.
  func didContinue(_ run: LostRun) {
    if isProtected() { run.discard(notices) } else { continued.append(run) }
  }

  func setAside(_ run: LostRun) {
    Resumption.setAside(run.journal.path, because: Failure.tooLongToPlay, notices)
  }

  /// Deletes the journals of continued runs; call this once the link to the viewer's state is
  /// stored.
  package func end() {
    for run in continued { run.discard(notices) }
    continued = []
  }
}

extension Failure {
  static let tooLongToPlay = Failure("it takes more than 10 s to be played again")
}
