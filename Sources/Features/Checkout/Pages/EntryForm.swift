internal import FlowCore
internal import FlowUI

/// A form for an address or a payment card, shown inside a ``Card``.
@MainActor
struct EntryForm {
  struct Field {
    let title: String
    let placeholder: String
    var format = InputFormat.any
    var isSecure = false
  }

  let form: FormState
  private let fields: [(field: Field, state: FormFieldState)]

  /// Creates a form with one check and one initial text for each field; `others` are the page's
  /// other controls.
  init(_ fields: [Field], checks: [FieldCheck], texts: [String], others: [Control]) {
    let states = fields.indices.map { index in
      FormFieldState(
        texts[index], isSecure: fields[index].isSecure, format: fields[index].format,
        limit: 60, check: checks[index].problem)
    }
    self.fields = Array(zip(fields, states))
    form = FormState(states, others: others, focusesFirst: false)
  }

  /// Calls `change` with the index and the new text of each field that changes.
  func observe(_ change: @escaping (Int, String) -> Void) {
    for (index, (_, state)) in fields.enumerated() { state.onChange = { change(index, $0) } }
  }

  var element: Padding {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
      Form(state: form, spacing: Metrics.margin) {
        for (field, state) in fields {
          TextField(field.title, state: state, placeholder: field.placeholder)
        }
      }
    }
  }
}
