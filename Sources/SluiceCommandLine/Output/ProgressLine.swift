internal import Desktop
internal import Glibc

/// A progress line on the terminal; not shown if standard error is not a terminal.
final class ProgressLine {
  /// The minimum time between two updates: short enough to look continuous.
  private static let interval = Duration.milliseconds(100)

  private let isShown = isatty(STDERR_FILENO) == 1
  private var last: ContinuousClock.Instant?

  /// Replaces the text, unless the last update was less than 100 ms ago.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let last, last.duration(to: now) < Self.interval { return }
    last = now
    write("\r\u{1B}[K\(text())")
  }

  /// Removes the text.
  func clear() {
    if last != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    // Ignore errors: progress is optional.
    try? OpenFile.standardError.write(Array(text.utf8))
  }
}
