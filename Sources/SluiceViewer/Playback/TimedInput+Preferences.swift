internal import FlowCore
internal import FlowSnapshot

extension Script.TimedInput {
  /// The input with some of the preferences that it sets replaced by those that a person has
  /// chosen; input that sets no preferences is unchanged.
  func keeping(_ keys: [Preferences.Key], of chosen: Preferences) -> Script.TimedInput {
    guard case .environment(.prefer(var preferences)) = input else { return self }
    for key in keys { _ = preferences.set(key, to: chosen.text(of: key)) }
    return Script.TimedInput(instant: instant, input: .prefer(preferences))
  }
}
