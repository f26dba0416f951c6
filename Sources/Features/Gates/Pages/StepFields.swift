internal import FlowUI

/// The text fields of a step, with their problems.
///
/// A problem is shown from an attempt to continue until the field's text is valid.
@MainActor
final class StepFields {
  var onSubmit: (() -> Void)?

  private let fields: [Step.Field]
  private let states: [TextFieldState]
  private var problems: [String?]

  init(_ fields: [Step.Field]) {
    self.fields = fields
    states = fields.map { TextFieldState($0.text, isSecure: $0.isSecure, limit: 254) }
    problems = fields.map { _ in nil }
    for (index, state) in states.enumerated() {
      state.onChange = { [weak self] _ in self?.checkAgain(index) }
      state.onSubmit = { [weak self] in self?.advance(from: index) }
    }
  }

  func check() -> Bool {
    problems = zip(fields, states).map { $0.problem($1.text) }
    guard let first = problems.firstIndex(where: { $0 != nil }) else { return true }
    focus(first)
    return false
  }

  private func checkAgain(_ index: Int) {
    if problems[index] != nil { problems[index] = fields[index].problem(states[index].text) }
  }

  private func advance(from index: Int) {
    if states.indices.contains(index + 1) { focus(index + 1) } else { onSubmit?() }
  }

  private func focus(_ index: Int) {
    for (other, state) in states.enumerated() { state.hasFocus = other == index }
  }

  @ElementBuilder var elements: [any Element] {
    for (index, field) in fields.enumerated() {
      Spacer(Metrics.margin)
      TextField(
        field.title, state: states[index], placeholder: field.placeholder,
        problem: problems[index])
    }
  }
}
