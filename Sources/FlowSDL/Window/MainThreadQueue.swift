internal import SDL
internal import Synchronization

/// Where other threads leave what shall be done on a window's.
public final class MainThreadQueue: Sendable {
  private let posted = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Has something done on the main thread, after the session's time has come up to then; the
  /// window wakes for it, and shows what comes of it.
  ///
  /// It may be called on any thread, and does not wait. What is posted first is done first, and
  /// never what comes when the window is closed.
  public func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    posted.withLock { $0.append(work) }
    Event.wake()
  }

  /// Does what was posted until now.
  @MainActor
  func deliver() {
    let all = posted.withLock { posted in
      defer { posted = [] }
      return posted
    }
    for work in all { work() }
  }
}
