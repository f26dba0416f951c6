/// A step of the sign-up.
public enum Step: Hashable, Sendable, CaseIterable {
  case email
  case password
  case age
  /// Only for the young.
  case guardian
  case profile

  /// How far the sign-up is, 0…1.
  ///
  /// Each of the four steps that everybody takes is a quarter. The one in between has a place of its own
  /// half-way between its neighbours, so that the strip goes the same way whether it is taken or not, and
  /// never back when that becomes known.
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
  /// The steps that there are, as far as that is known.
  private var steps: [Step] { Step.allCases.filter { $0 != .guardian || needsGuardian } }

  /// The step that comes after another one; `nil` after the last.
  public func step(after step: Step) -> Step? {
    steps.drop { $0 != step }.dropFirst().first
  }

  /// Which of how many a step is, in words.
  func place(of step: Step) -> String {
    "Step \(steps.prefix { $0 != step }.count + 1) of \(steps.count)"
  }
}
