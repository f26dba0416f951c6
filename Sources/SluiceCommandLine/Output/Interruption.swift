internal import Dispatch
internal import Glibc
internal import Synchronization

/// Observes Ctrl+C and requests to terminate, so that a long command can end in an orderly way.
///
/// A second signal ends the program immediately.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// The signal handlers set it on their own queue.
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]

  var hasCome: Bool { flag.isSet.load(ordering: .relaxed) }

  init() {
    let queue = DispatchQueue(label: "interruption")
    sources = Self.signals.map { number in
      // Dispatch merely observes signals; their default action would still end the program.
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: queue)
    }
    for (source, number) in zip(sources, Self.signals) {
      source.setEventHandler { [flag] in
        if flag.isSet.exchange(true, ordering: .relaxed) { exit(128 + number) }
      }
      source.resume()
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
