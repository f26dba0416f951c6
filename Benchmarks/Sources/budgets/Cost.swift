import CAllocations
import FlowCoreLoads

/// The measured cost of one operation of a load.
struct Cost {
  /// The time in the fastest round, which other programs have slowed down least.
  let nanoseconds: Double
  let allocations: Double

  /// Measures a load for 1 s, or for up to 10 s while it exceeds its budget, since other programs
  /// may have slowed it down.
  @MainActor
  init(of load: Load) throws {
    let round = try load.prepare()
    // The first round fills storage that grows only once.
    try round()
    let before = allocation_count()
    try round()
    allocations = Double(allocation_count() - before) / Double(load.operations)

    let clock = ContinuousClock()
    let start = clock.now
    let budget = Duration.nanoseconds(load.budget.nanoseconds * Double(load.operations))
    var fastest = try clock.measure { try round() }
    while clock.now < start + (fastest > budget ? .seconds(10) : .seconds(1)) {
      fastest = min(fastest, try clock.measure { try round() })
    }
    nanoseconds = fastest / .nanoseconds(load.operations)
  }

  func isWithin(_ budget: Load.Budget) -> Bool {
    nanoseconds <= budget.nanoseconds && allocations <= budget.allocations ?? .infinity
  }
}
