internal import FlowCore
internal import FlowUI

/// The field for the fraction of a transition, in percent.
@MainActor
final class FractionField {
  let state: TextFieldState
  private let model: ViewerModel

  init(_ model: ViewerModel) {
    self.model = model
    state = TextFieldState(limit: 12)
    state.onSubmit = { [weak self] in self?.submit() }
    state.onKey = { [weak self] key in self?.handle(key) ?? false }
  }

  /// Shows a fraction, unless a person is typing another one; `nil` if there is no transition.
  func show(_ fraction: Double?) {
    state.isEnabled = fraction != nil
    guard !state.hasFocus else { return }
    state.text = fraction.map { "\(($0 * 100).fixed(1)) %" } ?? ""
  }

  /// The fraction that a text says: `42`, `42.5 %` or `42,5%`; `nil` unless it is 0…100 %.
  static func fraction(in text: String) -> Double? {
    let number = text.replacing("%", with: "").replacing(",", with: ".")
    guard let percent = Double(number.filter { !$0.isWhitespace }), (0...100).contains(percent)
    else { return nil }
    return percent / 100
  }

  private func submit() {
    guard let fraction = Self.fraction(in: state.text) else {
      return model.toast.say(model.strings[.badFraction.with(state.text)], isProblem: true)
    }
    model.scrub(to: fraction)
    state.text = "\((fraction * 100).fixed(1)) %"
    state.selectAll()
  }

  /// Escape gives up what was typed.
  private func handle(_ key: KeyPress) -> Bool {
    guard key.description == "Escape" else { return false }
    state.hasFocus = false
    return true
  }

  func element(in context: LayoutContext) -> any Element {
    TextFieldBox(context.strings[.fractionField], state)
  }
}
