internal import FlowCore
internal import FlowUI

/// The sheet with a field for the path of a script or a picture, or a link.
@MainActor
final class PathSheet {
  private let strings: FlowStrings
  let field = TextFieldState(limit: 20_000)
  private let open = Control()

  init(_ strings: FlowStrings, over overlays: Overlays, _ action: @escaping (String) -> Void) {
    self.strings = strings
    field.hasFocus = true
    let submit = { @MainActor [weak self, weak overlays] in
      guard let text = self?.field.text, !text.isEmpty else { return }
      overlays?.close()
      action(text)
    }
    field.onSubmit = submit
    open.onActivate = submit
  }

  /// The sheet keeps this object alive.
  var sheet: Sheet {
    Sheet(strings[.openFile]) {
      CompactDensity {
        Padding(Insets(top: 0, leading: 16, bottom: 16, trailing: 16)) {
          TextField(self.strings[.pathOrLink], state: self.field)
          Spacer(16)
          Button(self.strings[.openFile], icon: .folder, role: .primary, control: self.open)
        }
      }
    }
  }
}
