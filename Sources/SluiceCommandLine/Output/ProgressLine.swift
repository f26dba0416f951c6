internal import Desktop
internal import Glibc

/// Shows a long command's progress on standard error.
///
/// On a terminal, one line is overwritten; elsewhere, lines follow each other, and only on request.
///
/// Nothing is shown in the first second.
final class ProgressLine {
  /// Nothing is shown earlier: a command that ends by then needs no explanation.
  private static let patience = Duration.seconds(1)

  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  /// `isWanted` shows progress even if standard error is not a terminal.
  init(isWanted: Bool) {
    isShown = isTerminal || isWanted
  }

  /// The time between updates; on a terminal, it is short enough to look continuous.
  private var interval: Duration { isTerminal ? .milliseconds(100) : .seconds(1) }

  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard start.duration(to: now) >= Self.patience else { return }
    if let last, last.duration(to: now) < interval { return }
    last = now
    // Without wrapping: only one line is cleared, even if the text is wider than the terminal.
    isTerminal ? write("\r\u{1B}[K\u{1B}[?7l\(text())\u{1B}[?7h") : Console.say(text())
  }

  func clear() {
    if isTerminal, last != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    // Ignore errors: progress is optional.
    try? OpenFile.standardError.write(Array(text.utf8))
  }
}

struct ProgressBar: CustomStringConvertible {
  /// The width of the bar, in characters; chosen by eye.
  private static let width = 24

  let fraction: Double

  /// A fraction outside 0…1 is clamped, and NaN is 0.
  init(_ fraction: Double) {
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
  }

  /// Such as `[######------------------]  25 %`.
  var description: String {
    let full = Int(fraction * Double(Self.width))
    let bar = String(repeating: "#", count: full)
    let percent = "\(Int(fraction * 100))"
    let space = String(repeating: " ", count: 3 - percent.count)
    return "[\(bar)\(String(repeating: "-", count: Self.width - full))] \(space)\(percent) %"
  }
}
