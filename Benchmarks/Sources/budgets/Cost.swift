import CAllocations
import FlowCoreLoads

/// What one operation of a load costs.
struct Cost {
  /// In nanoseconds: that of the fastest round, which other programs have disturbed the least.
  let nanoseconds: Double
  /// How many times it allocates memory.
  let allocations: Double

  /// Measures a load for a second, and for up to ten when it takes too long: others may be busy.
  init(of load: Load) throws {
    let round = try load.prepare()
    // The first round fills what grows only once.
    try round()
    let before = allocation_count()
    try round()
    allocations = Double(allocation_count() - before) / Double(load.operations)

    let clock = ContinuousClock()
    let start = clock.now
    let budget = Duration.nanoseconds(load.budget.nanoseconds * Double(load.operations))
    var fastest = try clock.measure(round)
    while clock.now < start + (fastest > budget ? .seconds(10) : .seconds(1)) {
      fastest = min(fastest, try clock.measure(round))
    }
    nanoseconds = fastest / .nanoseconds(load.operations)
  }

  /// Whether it costs no more than it may.
  func isWithin(_ budget: Load.Budget) -> Bool {
    nanoseconds <= budget.nanoseconds && allocations <= budget.allocations ?? .infinity
  }
}
