/// Keeps the first difference.
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
    // Relative for large numbers: velocities are whatever a driver was released with.
    let isNear = (expected - actual).magnitude <= tolerance * max(1, expected.magnitude)
    if !isNear { expect(what(), expected, actual) }
  }

  mutating func fail(_ what: String) { fault = fault ?? what }
}
