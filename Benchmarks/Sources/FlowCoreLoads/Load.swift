/// Something that a program does over and over, and what it may cost.
public struct Load {
  /// What is done.
  public let name: String
  /// How many times a round does it; at least 1.
  public let operations: Int
  /// What doing it once may cost.
  public let budget: Budget
  /// Gets everything ready and returns the round, which leaves everything as it was.
  public let prepare: () throws -> () throws -> Void

  /// What doing something once may cost.
  public struct Budget: Sendable {
    /// In nanoseconds, in a release build on a machine that does little else.
    public let nanoseconds: Double
    /// How many times it may allocate memory; `nil` where that does not matter.
    public let allocations: Double?
  }

  /// A load of a thousand operations a round.
  init(
    _ name: String, within budget: Budget, prepare: @escaping () throws -> () throws -> Void
  ) {
    self.init(
      name: name, operations: 1_000, budget: budget,
      prepare: {
        let operation = try prepare()
        return { for _ in 0..<1_000 { try operation() } }
      })
  }

  /// A load whose round does as many operations as it says.
  init(
    name: String, operations: Int, budget: Budget,
    prepare: @escaping () throws -> () throws -> Void
  ) {
    self.name = name
    self.operations = operations
    self.budget = budget
    self.prepare = prepare
  }
}
