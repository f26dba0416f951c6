internal import FlowCatalogue

/// The demos that were left for another one, with their time lines.
struct DemoSessions {
  struct Session {
    let saved: SavedTimeLine
    /// Contains the other time lines of the demo, not `saved`.
    let history: TimeLineHistory

    @MainActor fileprivate var demo: String { saved.setup.demo.id }

    fileprivate var inputCount: Int { saved.log.count + history.inputCount }

    fileprivate func restoring(_ lines: [SavedTimeLine]) -> Session {
      var history = history
      history.restore(lines, before: saved)
      return Session(saved: saved, history: history)
    }
  }

  /// In the order in which they were left.
  private var sessions: [Session] = []

  /// If all sessions together have too many inputs, forgets those that were left first, but never
  /// the new one.
  @MainActor
  mutating func keep(_ session: Session) {
    sessions.removeAll { $0.demo == session.demo }
    sessions.append(session)
    var count = sessions.reduce(0) { $0 + $1.inputCount }
    while count > TimeLineHistory.maxInputs, sessions.count > 1 {
      count -= sessions.removeFirst().inputCount
    }
  }

  /// Adds time lines of an earlier run to the sessions of their demos; a demo that was not opened
  /// since is shown again on the last of them.
  @MainActor
  mutating func restore(_ lines: [SavedTimeLine]) {
    for (_, lines) in Dictionary(grouping: lines, by: \.setup.demo.id).sorted(by: {
      $0.key < $1.key
    }) {
      guard let last = lines.last else { continue }
      if let session = sessions.first(where: { $0.demo == last.setup.demo.id }) {
        keep(session.restoring(lines))
      } else {
        keep(Session(saved: last, history: TimeLineHistory()).restoring(lines.dropLast()))
      }
    }
  }

  @MainActor
  mutating func take(_ demo: Demo) -> Session? {
    sessions.firstIndex { $0.demo == demo.id }.map { sessions.remove(at: $0) }
  }
}
