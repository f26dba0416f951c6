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
    // No traits: those would add packages that count allocations, as CAllocations does.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // Counts the allocations of any program that links it.
    .target(name: "CAllocations"),

    .target(
      name: "FlowCoreLoads", dependencies: [.product(name: "FlowCore", package: "sluice")],
      swiftSettings: settings),

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
