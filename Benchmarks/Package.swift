// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "sluice-benchmarks",
  dependencies: [
    .package(name: "sluice", path: ".."),
    // Its traits would bring packages that count allocations; the target below does that.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // Counts allocations, in whatever program links it.
    .target(name: "CAllocations"),

    // What is measured, and what it may cost.
    .target(
      name: "FlowCoreLoads", dependencies: [.product(name: "FlowCore", package: "sluice")],
      swiftSettings: settings),

    // Whether the budgets hold, and how the figures spread.
    .executableTarget(
      name: "budgets", dependencies: ["CAllocations", "FlowCoreLoads"], swiftSettings: settings),
    .executableTarget(
      name: "FlowCoreBenchmarks",
      dependencies: [
        "CAllocations", "FlowCoreLoads", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/FlowCoreBenchmarks", swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
