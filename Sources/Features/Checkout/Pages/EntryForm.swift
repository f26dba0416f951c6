internal import FlowCore
internal import FlowUI

@MainActor
final class EntryForm {
  struct Field {
    let title: String
    let placeholder: String
    /// In characters.
    var limit = 60
    var isSecure = false
  }

  /// Called with the index of the field and its new text.
  var onChange: ((Int, String) -> Void)?
  var onSubmit: (() -> Void)?

  private let fields: [Field]
  private let checks: [FieldCheck]
  private let states: [TextFieldState]
  private var problems: [String?]
  private var focused: Int?

  init(_ fields: [Field], checks: [FieldCheck], texts: [String]) {
    (self.fields, self.checks) = (fields, checks)
    states = zip(fields, texts).map {
      TextFieldState($1, isSecure: $0.isSecure, limit: $0.limit)
    }
    problems = fields.map { _ in nil }
    for index in states.indices {
      states[index].onChange = { [weak self] in self?.change(index, to: $0) }
      states[index].onSubmit = { [weak self] in self?.advance(from: index) }
    }
  }

  func noticeFocus() {
    let now = states.firstIndex(where: \.hasFocus)
    guard now != focused else { return }
    if let focused, !states[focused].text.isEmpty { check(focused) }
    focused = now
  }

  func submit() -> Bool {
    for index in states.indices { check(index) }
    guard let first = problems.firstIndex(where: { $0 != nil }) else { return true }
    focus(first)
    return false
  }

  func focus(_ index: Int) {
    for (other, state) in states.enumerated() { state.hasFocus = other == index }
  }

  @ElementBuilder var elements: [any Element] {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
      Column(spacing: Metrics.margin) {
        for (index, field) in fields.enumerated() {
          TextField(
            field.title, state: states[index], placeholder: field.placeholder,
            problem: problems[index])
        }
      }
    }
  }

  private func change(_ index: Int, to text: String) {
    if problems[index] != nil { check(index) }
    onChange?(index, text)
  }

  private func advance(from index: Int) {
    if index + 1 < states.count { focus(index + 1) } else { onSubmit?() }
  }

  private func check(_ index: Int) {
    problems[index] = checks[index].problem(states[index].text)
  }
}
