internal import FlowCore
internal import FlowSnapshot

/// A parameter of a demo, whose value is chosen in the viewer's settings or with `--set ID=VALUE`.
public struct DemoParameter: Hashable, Sendable {
  /// The values that a parameter accepts; all are written as text.
  public enum Kind: Hashable, Sendable {
    /// One of the given values.
    case choice([String])
    /// A whole number in the given range.
    case number(ClosedRange<Int>)
    /// A time from the given one to a week, written as `350ms` or `1.2s`.
    case time(atLeast: Duration)
  }

  /// The identifier, as in links and in `--set ID=VALUE`.
  public let id: String
  /// The title shown to users.
  public let title: String
  /// The values that the parameter accepts.
  public let kind: Kind
  /// The value used if the user has not chosen one.
  public let defaultValue: String

  /// Creates a parameter; traps if it does not accept its own default value.
  ///
  /// Also traps if the id is empty, has anything other than ASCII letters, digits, `-` and `_`,
  /// or is the name of something else in links: `seed`, `size`, `device`, `script`, or a preference
  /// such as `language`.
  public init(_ id: String, title: String, kind: Kind, default defaultValue: String) {
    self.id = id
    self.title = title
    self.kind = kind
    self.defaultValue = defaultValue
    precondition(
      !id.isEmpty && id.allSatisfy(Self.allows),
      "a parameter's id has only letters, digits, '-' and '_', not '\(id)'")
    precondition(!StageLink.reserves(id), "'\(id)' means something else in links")
    precondition(
      problem(with: defaultValue) == nil,
      "'\(defaultValue)' cannot be the default value of '\(id)'")
  }

  private static func allows(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || "-_".contains(character)
  }

  /// Returns what is expected instead of `value`, as an error message; `nil` if `value` is valid.
  public func problem(with value: String) -> String? {
    switch kind {
    case .choice(let values):
      values.contains(value) ? nil : "expected one of \(values.joined(separator: ", "))"
    case .number(let range):
      Int(value).map(range.contains) ?? false
        ? nil : "expected a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .time(let minimum):
      Duration(parsing: value).map { $0 >= minimum } ?? false
        ? nil : "expected a time from \(minimum.time) to a week"
    }
  }
}
