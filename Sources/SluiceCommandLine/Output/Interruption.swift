internal import Dispatch
internal import Glibc
internal import Synchronization

/// Notices Ctrl+C and the request to terminate, so that a long command can end with what it knows.
///
/// A second signal ends the program at once.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Whether a signal has come; the handlers set it on a queue of their own.
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]

  /// Whether one of the signals has come.
  var hasCome: Bool { flag.isSet.load(ordering: .relaxed) }

  /// Starts to notice the signals.
  init() {
    let queue = DispatchQueue(label: "interruption")
    sources = Self.signals.map { number in
      // Dispatch observes signals in addition to their action, and the default one would end the
      // program.
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
