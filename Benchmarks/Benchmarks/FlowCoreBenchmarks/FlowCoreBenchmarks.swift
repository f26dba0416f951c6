import Benchmark
import CAllocations
import FlowCoreLoads

/// Benchmarks that show the distribution of each load's costs, and its change since a baseline.
let benchmarks: @Sendable () -> Void = {
  let nanoseconds = BenchmarkMetric.custom("Nanoseconds each", useScalingFactor: false)
  let allocations = BenchmarkMetric.custom("Allocations a round", useScalingFactor: false)

  for load in Load.flowCore {
    Benchmark(
      load.name, configuration: .init(metrics: [nanoseconds, allocations], warmupIterations: 2)
    ) { benchmark, round in
      let (duration, count) = try await MainActor.run {
        let before = allocation_count()
        let duration = try ContinuousClock().measure { try round() }
        return (duration, allocation_count() - before)
      }
      benchmark.measurement(allocations, Int(count))
      benchmark.measurement(nanoseconds, Int(duration / .nanoseconds(load.operations)))
    } setup: {
      try await load.prepare()
    }
  }
}
