struct Check {
  /// What is wrong with a text and how to correct it; `nil` if it is valid.
  let problem: (String) -> String?

  func allows(_ text: String) -> Bool { problem(text) == nil }

  /// A check of both rules; a text that violates both has this rule's problem.
  func and(_ other: Check) -> Check {
    Check { self.problem($0) ?? other.problem($0) }
  }

  static func something(or problem: String) -> Check {
    Check { $0.trimmed.isEmpty ? problem : nil }
  }

  /// A check of the form of an email address; only a delivered message proves that the address
  /// exists.
  static var email: Check { Check(problem: emailProblem) }

  static var password: Check { Check(problem: passwordProblem) }

  /// A check of an age in years, 13…120.
  static var age: Check { Check(problem: ageProblem) }

  private static func emailProblem(_ text: String) -> String? {
    let address = text.trimmed
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    if address.isEmpty { return "Write an email address, as \(example)." }
    if address.contains(where: \.isWhitespace) {
      return "An address has no spaces: write it as \(example)."
    }
    if parts.count != 2 { return "An address has one @ in it: write it as \(example)." }
    if parts[0].isEmpty { return "Write what comes before the @, as in \(example)." }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isWhole = labels.count > 1 && !labels.contains(where: \.isEmpty)
    return isWhole ? nil : "Write all of what comes after the @, as in \(example)."
  }

  /// An address in a domain that is reserved for examples (RFC 2606).
  private static let example = "you@example.org"

  private static func passwordProblem(_ text: String) -> String? {
    let missing = PasswordRule.allCases.filter { !$0.allows(text) }.map(\.lack)
    guard let last = missing.last else { return nil }
    let others = missing.dropLast().joined(separator: ", ")
    return "Your password needs \(others.isEmpty ? last : "\(others) and \(last)")."
  }

  private static func ageProblem(_ text: String) -> String? {
    if text.trimmed.isEmpty { return "Write your age in years." }
    guard let years = text.years else { return "Write your age in digits, as 34." }
    if years < 13 { return "Woadwick is for people of 13 and older." }
    return years > 120 ? "Write an age from 13 to 120." : nil
  }
}
