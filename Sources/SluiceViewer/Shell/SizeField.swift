internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI

/// The field for the stage's size in points: `390 × 844`.
@MainActor
final class SizeField {
  let state: TextFieldState
  private let model: ViewerModel

  init(_ model: ViewerModel) {
    self.model = model
    state = TextFieldState(limit: Self.limit)
    state.onSubmit = { [weak self] in self?.submit() }
  }

  /// The maximum number of characters: more than any size needs.
  private static let limit = 20
  /// The width of the field in points: that of `8192 × 8192` with its padding.
  static let width = 96.0

  /// Shows the stage's size, unless a person is typing another one.
  func show(_ size: Size) {
    if !state.hasFocus { state.text = Self.text(size) }
  }

  static func text(_ size: Size) -> String { "\(size.width.fixed(0)) × \(size.height.fixed(0))" }

  /// The size in a text such as `390 × 844`, `390x844` or `390 844`; `nil` unless a stage may have
  /// it.
  static func size(in text: String) -> Size? {
    let numbers = text.split { "×xX*,; ".contains($0) }.map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      StageLimits.allows(Size(width: width, height: height))
    else { return nil }
    return Size(width: width.rounded(), height: height.rounded())
  }

  private func submit() {
    guard let size = Self.size(in: state.text) else {
      return model.toast.say(model.strings[.badSize.with(state.text)], isProblem: true)
    }
    model.use(size)
    state.text = Self.text(size)
    state.selectAll()
  }

  func element(in context: LayoutContext) -> any Element {
    TextFieldBox(context.strings[.stageSize], state)
  }
}
