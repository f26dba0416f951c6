import SwiftUI

/// The page for signing in; only members get into the app.
struct SignInPage: View {
  private enum Field { case email, password }

  let onSignIn: (String) -> Void

  @State private var email = FieldText {
    $0.contains("@") ? nil : "Write your address, as juna@example.org."
  }
  @State private var password = FieldText { $0.isEmpty ? "Write a password." : nil }
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Good evening")
          .font(.title.bold())
          .accessibilityAddTraits(.isHeader)
        FormField("Email", $email, focus: $focus, equals: .email, prompt: "juna@example.org")
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .onChange(of: email.text) { email.text.removeAll(where: \.isWhitespace) }
        FormField("Password", $password, focus: $focus, equals: .password, isSecure: true)
          .textContentType(.password)
          .submitLabel(.go)
      }
      .readableWidth()
      .padding(.horizontal, 16)
      .padding(.vertical, 24)
    }
    .pinnedFooter(on: Color(.systemBackground)) {
      Button("Sign in", action: signIn)
        .buttonStyle(.primary)
    }
    .foyerPage(on: Color(.systemBackground))
    .navigationTitle("Sign in")
    .navigationBarTitleDisplayMode(.inline)
    .defaultFocus($focus, .email)
    .onSubmit {
      if focus == .email { focus = .password } else { signIn() }
    }
  }

  private func signIn() {
    let areValid = (email.validate(), password.validate())
    switch areValid {
    case (false, _): focus = .email
    case (_, false): focus = .password
    default: onSignIn(email.text)
    }
  }
}
