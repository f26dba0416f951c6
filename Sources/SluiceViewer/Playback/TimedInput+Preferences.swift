internal import FlowCore
internal import FlowSnapshot

extension Script.TimedInput {
  /// Replaces preferences that the input sets by those that a person has chosen.
  func keeping(_ keys: [Preferences.Key], of chosen: Preferences) -> Script.TimedInput {
    guard case .environment(.prefer(var preferences)) = input else { return self }
    for key in keys { _ = preferences.set(key, to: chosen.text(of: key)) }
    return Script.TimedInput(instant: instant, input: .prefer(preferences))
  }
}
