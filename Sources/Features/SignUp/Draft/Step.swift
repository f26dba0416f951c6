/// A step of the sign-up.
public enum Step: String, Hashable, Sendable, CaseIterable {
  case email
  case password
  case age
  /// Only for the young.
  case guardian
  case profile

  /// How far the sign-up is, 0…1.
  ///
  /// Each of the four steps that everybody takes is a quarter. The one in between has a place of
  /// its own half-way between its neighbours, so that the strip goes the same way whether it is
  /// taken or not, and never back when that becomes known.
  var progress: Double {
    switch self {
    case .email: 0.25
    case .password: 0.5
    case .age: 0.75
    case .guardian: 0.875
    case .profile: 1
    }
  }
}

extension Draft {
  /// The steps that there are, as far as that is known; whoever is at one knows that it is one.
  private func steps(at step: Step) -> [Step] {
    Step.allCases.filter { $0 != .guardian || needsGuardian || step == .guardian }
  }

  /// The step that comes after another one; `nil` after the last.
  public func step(after step: Step) -> Step? {
    steps(at: step).drop { $0 != step }.dropFirst().first
  }

  /// The first step before another one that is still to be done; `nil` where none is.
  ///
  /// Who goes from step to step leaves none undone, but a link leads into the middle.
  public func firstUndone(before step: Step) -> Step? {
    steps(at: step).prefix { $0 != step }.first { !isDone($0) }
  }

  private func isDone(_ step: Step) -> Bool {
    switch step {
    case .email: Check.email.allows(email)
    case .password: Check.password.allows(password)
    case .age: Check.age.allows(age)
    case .guardian: Check.email.allows(guardian)
    case .profile: !name.trimmed.isEmpty && hasAcceptedTerms
    }
  }

  /// Which of how many a step is, in words.
  func place(of step: Step) -> String {
    let steps = steps(at: step)
    return "Step \(steps.prefix { $0 != step }.count + 1) of \(steps.count)"
  }
}
