internal import Glibc
internal import Synchronization

/// Observes Ctrl+C and requests to terminate, so that a long command can end in an orderly way.
///
/// A second signal ends the program immediately. The signal handlers need no thread and allocate no
/// memory, so a command can be interrupted even when the system has run out of memory.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM]
  /// Set by the signal handlers.
  private static let isRequested = Atomic(false)

  var wasRequested: Bool { Self.isRequested.load(ordering: .relaxed) }

  /// Only one instance observes signals at a time.
  init() {
    Self.isRequested.store(false, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      if Interruption.isRequested.exchange(true, ordering: .relaxed) { _exit(128 + number) }
    }
    // Reading and waiting go on after the handler.
    action.sa_flags = SA_RESTART
    for number in Self.signals { sigaction(number, &action, nil) }
  }

  deinit {
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
