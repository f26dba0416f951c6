internal import FlowCore
internal import FlowUI

/// The field for the fraction of a transition, in percent.
@MainActor
final class FractionField {
  let state: TextFieldState
  /// Called when a fraction was entered, and is shown.
  var onEntry: () -> Void = {}
  private let model: ViewerModel
  /// What was said about the last fraction, if it was refused.
  private var refusal: String?

  init(_ model: ViewerModel) {
    self.model = model
    state = TextFieldState(limit: Self.limit)
    state.onSubmit = { [weak self] in self?.submit() }
  }

  /// More characters than any percentage with its sign needs.
  private static let limit = 12

  /// Does not replace what a person is typing; `nil` if there is no transition.
  func show(_ fraction: Double?) {
    state.isEnabled = fraction != nil
    guard !state.hasFocus else { return }
    state.text = fraction?.percentText ?? ""
  }

  /// Reads `42`, `42.5 %` or `42,5%`; `nil` unless it is 0…100 %.
  static func fraction(in text: String) -> Double? {
    let number = text.replacing("%", with: "").replacing(",", with: ".")
    guard let percent = Double(number.filter { !$0.isWhitespace }), (0...100).contains(percent)
    else { return nil }
    return percent / 100
  }

  private func submit() {
    guard let fraction = Self.fraction(in: state.text) else {
      let text = model.strings[.badFraction.with(state.text)]
      refusal = text
      return model.toast.say(text, isProblem: true)
    }
    refusal.map(model.toast.hide)
    refusal = nil
    model.scrub(to: fraction)
    let nearest = model.running?.transition.fraction ?? fraction
    let isMissed = abs(nearest - fraction) > Self.tolerance
    state.text = (isMissed ? nearest : fraction).percentText
    onEntry()
    guard isMissed else { return }
    model.toast.say(
      model.strings[.missedFraction.with(fraction.percentText, nearest.percentText)])
  }

  /// How far the fraction that is found may differ from the one that was entered, because the
  /// instants between two frames of a recorded transition are estimated; by eye.
  private static let tolerance = 0.02

  func element(in context: LayoutContext) -> any Element {
    TextFieldBox(state: state, accessibilityLabel: context.strings[.fractionField])
  }
}
