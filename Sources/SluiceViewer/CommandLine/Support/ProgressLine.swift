internal import Desktop
internal import Glibc

/// A line on the terminal that says how far something is; nothing where standard error is no
/// terminal.
final class ProgressLine {
  /// How often it is written anew: often enough to be seen moving.
  private static let interval = Duration.milliseconds(100)

  private let isShown = isatty(STDERR_FILENO) == 1
  private var last: ContinuousClock.Instant?

  /// Shows a text in the place of the one before, unless that has come just now.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let last, last.duration(to: now) < Self.interval { return }
    last = now
    write("\r\u{1B}[K\(text())")
  }

  /// Takes the text away.
  func clear() {
    if last != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    // A terminal that takes nothing needs no progress.
    try? OpenFile.standardError.write(Array(text.utf8))
  }
}
