internal import Desktop
internal import Glibc

/// Shows on standard error how far a long command is: on a terminal, in one line that is replaced;
/// elsewhere, only on request, in one line after another.
///
/// Nothing is shown in the first second.
final class ProgressLine {
  /// The time before which nothing is shown: a command that ends by then needs no explanation.
  private static let patience = Duration.seconds(1)

  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  /// Prepares the line.
  ///
  /// - Parameter isWanted: Whether to show progress elsewhere than on a terminal, too.
  init(isWanted: Bool) {
    isShown = isTerminal || isWanted
  }

  /// The shortest time between two updates: on a terminal short enough to look continuous.
  private var interval: Duration { isTerminal ? .milliseconds(100) : .seconds(1) }

  /// Shows a text, unless it is too early.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard start.duration(to: now) >= Self.patience else { return }
    if let last, last.duration(to: now) < interval { return }
    last = now
    isTerminal ? write("\r\u{1B}[K\(text())") : Console.say(text())
  }

  /// Removes the text from a terminal.
  func clear() {
    if isTerminal, last != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    // Ignore errors: progress is optional.
    try? OpenFile.standardError.write(Array(text.utf8))
  }
}
