internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// The sheet with a field for the path of a script or a picture, or a link; it stays open until the
/// text can be opened.
@MainActor
final class PathSheet {
  /// The largest number of characters; by eye: far more than a path needs.
  private static let limit = 20_000

  private let strings: FlowStrings
  let field = TextFieldState(limit: PathSheet.limit)
  private let open = Control()
  private var problem: String?

  init(
    _ strings: FlowStrings, over overlays: Overlays,
    _ action: @escaping (String) throws(Failure) -> Void
  ) {
    self.strings = strings
    field.hasFocus = true
    let submit = { @MainActor [weak self, weak overlays] in
      guard let self, !field.text.isEmpty else { return }
      do throws(Failure) {
        try action(field.text)
        overlays?.close()
      } catch {
        problem = error.message
      }
    }
    field.onChange = { [weak self] _ in self?.problem = nil }
    field.onRefusal = { [weak self] in
      self?.problem = strings[.entryTooLong.with("\(PathSheet.limit)")]
    }
    field.onSubmit = submit
    open.onActivate = submit
  }

  /// The sheet keeps this object alive.
  var sheet: Sheet {
    Sheet(strings[.openFile]) {
      CompactDensity {
        Padding(Insets(top: 0, leading: 16, bottom: 16, trailing: 16)) {
          TextField(self.strings[.pathOrLink], state: self.field, problem: self.problem)
          Spacer(16)
          Button(self.strings[.openFile], icon: .folder, role: .primary, control: self.open)
        }
      }
    }
  }
}
