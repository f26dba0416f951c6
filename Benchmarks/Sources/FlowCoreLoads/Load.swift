/// A repeated operation to measure, and its budget.
public struct Load: Sendable {
  /// The name of the operation.
  public let name: String
  /// The number of times that a round performs the operation; at least 1.
  public let operations: Int
  /// The budget of one operation.
  public let budget: Budget
  /// Sets up a flow and returns a round on it, which can be repeated for at least 10 s.
  public let prepare: @MainActor () throws -> Round

  /// One or more operations, on the main actor like the flows that they use.
  public typealias Round = @MainActor () throws -> Void

  /// The most that one operation may cost.
  public struct Budget: Sendable {
    /// The time in nanoseconds, in a release build on an otherwise mostly idle machine.
    public let nanoseconds: Double
    /// The number of memory allocations; `nil` for any number.
    public let allocations: Double?
  }

  init(
    _ name: String, within budget: Budget, prepare: @escaping @MainActor () throws -> Round
  ) {
    self.init(
      name: name, operations: 1_000, budget: budget,
      prepare: {
        let operation = try prepare()
        return { for _ in 0..<1_000 { try operation() } }
      })
  }

  init(
    name: String, operations: Int, budget: Budget,
    prepare: @escaping @MainActor () throws -> Round
  ) {
    self.name = name
    self.operations = operations
    self.budget = budget
    self.prepare = prepare
  }
}
