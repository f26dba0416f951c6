/// Keeps the first difference as a message.
struct Report {
  private(set) var fault: String?

  mutating func expect<Value: Equatable>(
    _ what: @autoclosure () -> String, _ expected: Value, _ actual: Value
  ) {
    if fault == nil, expected != actual { fault = "\(what()) is \(actual), not \(expected)" }
  }

  mutating func expectNear(
    _ what: @autoclosure () -> String, _ expected: Double, _ actual: Double,
    tolerance: Double = 1e-9
  ) {
    // Relative for large numbers, because a driver may be released with any velocity.
    let isNear = (expected - actual).magnitude <= tolerance * max(1, expected.magnitude)
    if !isNear { expect(what(), expected, actual) }
  }

  mutating func fail(_ what: String) { fault = fault ?? what }
}
