internal import FlowCatalogue

/// The demos that were left for another one, with their time lines.
struct DemoSessions {
  struct Session {
    let saved: SavedTimeLine
    /// Contains the other time lines of the demo, not `saved`.
    let history: TimeLineHistory

    @MainActor fileprivate var demo: String { saved.setup.demo.id }

    fileprivate var inputCount: Int { saved.log.count + history.inputCount }
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

  @MainActor
  mutating func take(_ demo: Demo) -> Session? {
    sessions.firstIndex { $0.demo == demo.id }.map { sessions.remove(at: $0) }
  }
}
