internal import FlowCore

/// A step of the sign-up.
public enum Step: String, Hashable, Sendable, CaseIterable {
  case email
  case password
  case age
  /// Only for users below `Draft.ownAge`.
  case guardian
  case profile

  /// The progress of the sign-up at this step, 0…1.
  ///
  /// Each of the four steps that all users take counts for a quarter. The guardian step lies
  /// half-way between its neighbours, so that the progress of the other steps is the same with or
  /// without it, and does not decrease when the age becomes known.
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
  /// The guardian step is included if the age requires it, or if it is `step` itself.
  private func steps(at step: Step) -> [Step] {
    Step.allCases.filter { $0 != .guardian || needsGuardian || step == .guardian }
  }

  /// Returns the step that comes after another one; `nil` after the last.
  public func step(after step: Step) -> Step? {
    steps(at: step).drop { $0 != step }.dropFirst().first
  }

  /// Returns the first incomplete step before another step; `nil` if there is none.
  ///
  /// Users who go from step to step complete each of them, but a deep link can skip some.
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

  func positionText(of step: Step) -> String {
    let position = position(of: step)
    return "Step \(position.number) of \(position.count)"
  }

  func position(of step: Step) -> FlowStep {
    let steps = steps(at: step)
    return FlowStep(steps.prefix { $0 != step }.count + 1, of: steps.count)
  }
}
