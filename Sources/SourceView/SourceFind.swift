internal import FlowCore
package import FlowUI

/// The text search in the file that the source pane shows.
@MainActor
package final class SourceFind {
  package let field = TextFieldState()
  private(set) var matches = SourceMatches()

  private var current: Int?
  private weak var source: OpenSource?

  init() {
    field.onChange = { [weak self] _ in self?.search() }
    field.onKey = { [weak self] in self?.handle($0) ?? false }
  }

  var currentRange: Range<Int>? { current.map { matches.ranges[$0] } }

  var report: Phrase? {
    guard !field.text.isEmpty else { return nil }
    guard !matches.ranges.isEmpty else { return .noneFound }
    let count = matches.ranges.count
    return current.map { .position.with("\($0 + 1)", "\(count)") }
      ?? .found.with("\(count)")
  }

  /// Searches another file, without selecting a match in it.
  func show(_ source: OpenSource?) {
    guard source !== self.source else { return }
    (self.source, current) = (source, nil)
    matches = found
  }

  package func clear() {
    field.text = ""
    search()
  }

  /// Selects a later match, or an earlier one if `steps` is negative; wraps around at the ends.
  ///
  /// Counts from the current match, or else from the first visible line.
  package func step(by steps: Int) {
    guard let source, let seen = matches.index(from: source.firstVisibleOffset) else { return }
    let count = matches.ranges.count
    current = ((current ?? (steps > 0 ? seen - 1 : seen)) + steps + count) % count
    currentRange.map(source.reveal)
  }

  /// Selects the first match from the previously current one on, or else from the first visible
  /// line on.
  private func search() {
    let origin = currentRange?.lowerBound ?? source?.firstVisibleOffset ?? 0
    matches = found
    current = matches.index(from: origin)
    if let source { currentRange.map(source.reveal) }
  }

  private var found: SourceMatches {
    source.map { SourceMatches(of: field.text, in: $0.text) } ?? SourceMatches()
  }

  private func handle(_ key: KeyPress) -> Bool {
    switch key.description {
    case "Return", "Keypad_Enter": step(by: 1)
    case "Shift+Return", "Shift+Keypad_Enter": step(by: -1)
    default: return false
    }
    return true
  }
}
