import Benchmark
import CAllocations
import FlowCoreLoads

/// The benchmarks: the distribution of each load's costs, and the change since a baseline.
let benchmarks: @Sendable () -> Void = {
  let nanoseconds = BenchmarkMetric.custom("Nanoseconds each", useScalingFactor: false)
  let allocations = BenchmarkMetric.custom("Allocations a round", useScalingFactor: false)

  for load in Load.flowCore {
    Benchmark(
      load.name, configuration: .init(metrics: [nanoseconds, allocations], warmupIterations: 2)
    ) { benchmark, round in
      let before = allocation_count()
      let duration = try ContinuousClock().measure(round)
      benchmark.measurement(allocations, Int(allocation_count() - before))
      benchmark.measurement(nanoseconds, Int(duration / .nanoseconds(load.operations)))
    } setup: {
      try load.prepare()
    }
  }
}
