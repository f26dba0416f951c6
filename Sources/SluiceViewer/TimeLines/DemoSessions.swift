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

  /// Keeps a session, in place of an earlier one of the same demo.
  ///
  /// If all sessions together have too many inputs, those that were left first are forgotten, but
  /// never the new one.
  @MainActor
  mutating func keep(_ session: Session) {
    sessions.removeAll { $0.demo == session.demo }
    sessions.append(session)
    prune()
  }

  private mutating func prune() {
    var count = sessions.reduce(0) { $0 + $1.inputCount }
    while count > TimeLineHistory.maxInputs, sessions.count > 1 {
      count -= sessions.removeFirst().inputCount
    }
  }

  /// Adds time lines of an earlier run to the sessions of their demos.
  ///
  /// A demo without a session gets one that shows the last of its time lines.
  @MainActor
  mutating func restore(_ lines: [SavedTimeLine]) {
    var demos: [String] = []
    for demo in lines.reversed().map(\.setup.demo.id) where !demos.contains(demo) {
      demos.append(demo)
    }
    // The demo that was left last is inserted first, so that it ends up last of those before this
    // run.
    for demo in demos {
      let lines = lines.filter { $0.setup.demo.id == demo }
      if let index = sessions.firstIndex(where: { $0.demo == demo }) {
        sessions[index] = sessions[index].restoring(lines)
      } else if let last = lines.last {
        let session = Session(saved: last, history: TimeLineHistory())
        sessions.insert(session.restoring(lines.dropLast()), at: 0)
      }
    }
    prune()
  }

  @MainActor
  mutating func take(_ demo: Demo) -> Session? {
    sessions.firstIndex { $0.demo == demo.id }.map { sessions.remove(at: $0) }
  }
}
