internal import FlowCore
internal import FlowUI

/// What is searched for in the file that the source pane shows, and where in it that is found.
final class SourceFind {
  /// What is searched for.
  let field = TextFieldState()
  /// Where it is found.
  private(set) var matches = SourceMatches()

  /// Which of them was gone to.
  private var current: Int?
  private weak var source: OpenSource?

  init() {
    field.onChange = { [weak self] _ in self?.search() }
    field.onKey = { [weak self] in self?.take($0) ?? false }
  }

  /// The one that was gone to.
  var currentRange: Range<Int>? { current.map { matches.ranges[$0] } }

  /// How many there are, and which one was gone to; `nil` where nothing is searched for.
  var report: String? {
    guard !field.text.isEmpty else { return nil }
    guard !matches.ranges.isEmpty else { return "none" }
    let count = matches.ranges.count
    return current.map { "\($0 + 1) of \(count)" } ?? "\(count) found"
  }

  /// Searches in another file, and goes nowhere in it.
  func show(_ source: OpenSource?) {
    guard source !== self.source else { return }
    (self.source, current) = (source, nil)
    matches = found
  }

  /// Searches for nothing any more.
  func giveUp() {
    field.text = ""
    search()
  }

  /// Goes to the next place, or the one before; from the last one to the first.
  ///
  /// In a file where nobody went to one yet, it is the first that can be seen, or what comes next.
  func step(by steps: Int) {
    guard let source, let seen = matches.index(from: source.firstInSight) else { return }
    let count = matches.ranges.count
    current = ((current ?? (steps > 0 ? seen - 1 : seen)) + steps + count) % count
    currentRange.map(source.reveal)
  }

  /// Looks for what is written now, from where that was found which was written before.
  private func search() {
    let origin = currentRange?.lowerBound ?? source?.firstInSight ?? 0
    matches = found
    current = matches.index(from: origin)
    if let source { currentRange.map(source.reveal) }
  }

  private var found: SourceMatches {
    source.map { SourceMatches(of: field.text, in: $0.text) } ?? SourceMatches()
  }

  private func take(_ key: KeyPress) -> Bool {
    switch key.description {
    case "Return", "Keypad_Enter": step(by: 1)
    case "Shift+Return", "Shift+Keypad_Enter": step(by: -1)
    default: return false
    }
    return true
  }
}
