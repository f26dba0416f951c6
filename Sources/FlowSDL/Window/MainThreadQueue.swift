internal import Synchronization

/// A queue on which other threads post work for the main thread.
package final class MainThreadQueue: Sendable {
  private let wake: @Sendable () -> Void
  private let posted = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Creates a queue; `wake` makes the main thread deliver soon, and may be called on any thread.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Posts work to the main thread; the window wakes, advances the session to the current
  /// instant, runs the work and shows the result.
  ///
  /// May be called on any thread, and does not wait. Work runs in the order in which it was posted;
  /// work that is still pending when the window closes never runs.
  package func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    posted.withLock { $0.append(work) }
    wake()
  }

  @MainActor
  func deliver() {
    let all = posted.withLock { posted in
      defer { posted = [] }
      return posted
    }
    for work in all { work() }
  }
}
