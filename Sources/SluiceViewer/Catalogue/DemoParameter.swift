internal import FlowCore
internal import FlowSnapshot

/// Something of a demo that can be chosen: in the viewer's settings, or by `--set ID=VALUE`.
public struct DemoParameter: Hashable, Sendable {
  /// The values that it may have, always as text.
  public enum Kind: Hashable, Sendable {
    /// One of several.
    case choice([String])
    /// A whole number.
    case number(ClosedRange<Int>)
    /// A time of so much or more, as `350ms` or `1.2s`.
    case time(atLeast: Duration)
  }

  /// The name by which programs know it, as a demo's id.
  public let id: String
  /// The name by which people know it.
  public let title: String
  /// The values that it may have.
  public let kind: Kind
  /// The value that it has where nobody has chosen one.
  public let defaultValue: String

  /// Creates a parameter; traps where its default value is none that it may have.
  public init(_ id: String, _ title: String, _ kind: Kind, default defaultValue: String) {
    self.id = id
    self.title = title
    self.kind = kind
    self.defaultValue = defaultValue
    precondition(
      problem(with: defaultValue) == nil,
      "'\(defaultValue)' cannot be the default value of '\(id)'")
  }

  /// What would be right in the place of a value that it cannot have; `nil` for one that it can.
  public func problem(with value: String) -> String? {
    switch kind {
    case .choice(let values):
      values.contains(value) ? nil : "expected one of \(values.joined(separator: ", "))"
    case .number(let range):
      Int(value).map(range.contains) ?? false
        ? nil : "expected a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .time(let least):
      Duration(parsing: value).map { $0 >= least } ?? false
        ? nil : "expected a time of \(least.time) or more"
    }
  }
}
