import SwiftUI

/// What somebody writes into a field, and what is wrong with it.
struct FieldText {
  var text = "" { didSet { if problem != nil { validate() } } }
  private(set) var problem: String?
  private let check: (String) -> String?

  init(check: @escaping (String) -> String?) { self.check = check }

  @discardableResult
  mutating func validate() -> Bool {
    problem = check(text)
    return problem == nil
  }
}

/// A text field with a label above it and, if its text is invalid, a message below it.
struct FormField<ID: Hashable>: View {
  private let title: String
  @Binding private var field: FieldText
  private let focus: FocusState<ID?>.Binding
  private let id: ID
  private let prompt: String
  private let isSecure: Bool
  @State private var isRevealed = false

  init(
    _ title: String, _ field: Binding<FieldText>, focus: FocusState<ID?>.Binding, equals id: ID,
    prompt: String = "", isSecure: Bool = false
  ) {
    self.title = title
    _field = field
    self.focus = focus
    self.id = id
    self.prompt = prompt
    self.isSecure = isSecure
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      HStack {
        input
          .focused(focus, equals: id)
          .accessibilityLabel(title)
        if isSecure {
          Button(
            isRevealed ? "Hide password" : "Show password",
            systemImage: isRevealed ? "eye.slash" : "eye"
          ) { isRevealed.toggle() }
          .labelStyle(.iconOnly)
        }
      }
      .padding(12)
      .background(Color(.tertiarySystemFill), in: .rect(cornerRadius: 22))
      .overlay {
        if field.problem != nil { RoundedRectangle(cornerRadius: 22).stroke(.red) }
      }
      if let problem = field.problem { ValidationMessage(problem) }
    }
    .onChange(of: focus.wrappedValue) { old, _ in
      if old == id, !field.text.isEmpty { field.validate() }
    }
  }

  @ViewBuilder private var input: some View {
    if isSecure && !isRevealed {
      SecureField(title, text: $field.text, prompt: Text(prompt))
    } else {
      TextField(title, text: $field.text, prompt: Text(prompt))
    }
  }
}
