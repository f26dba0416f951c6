// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tickets",
  dependencies: [.package(name: "sluice", path: "../..")],
  targets: [
    .target(
      name: "Tickets",
      dependencies: [
        .product(name: "FlowCore", package: "sluice"), .product(name: "FlowUI", package: "sluice"),
      ]),
    .executableTarget(
      name: "TicketsApp",
      dependencies: ["Tickets", .product(name: "SluiceViewer", package: "sluice")]),
    .testTarget(
      name: "TicketsTests",
      dependencies: [
        "Tickets", .product(name: "FlowCore", package: "sluice"),
        .product(name: "FlowProof", package: "sluice"),
        .product(name: "FlowSnapshot", package: "sluice"),
        .product(name: "FlowTesting", package: "sluice"),
        .product(name: "FlowUI", package: "sluice"),
      ],
      exclude: ["References"]),
  ],
  swiftLanguageModes: [.v6]
)
