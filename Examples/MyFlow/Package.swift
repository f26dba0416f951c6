// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MyFlow",
  dependencies: [.package(name: "sluice", path: "../..")],
  targets: [
    .target(
      name: "TeaFlow",
      dependencies: [
        .product(name: "FlowCore", package: "sluice"), .product(name: "FlowUI", package: "sluice"),
      ]),
    .executableTarget(
      name: "MyFlow",
      dependencies: ["TeaFlow", .product(name: "SluiceViewer", package: "sluice")]),
    .testTarget(
      name: "TeaFlowTests",
      dependencies: [
        "TeaFlow", .product(name: "FlowCore", package: "sluice"),
        .product(name: "FlowSnapshot", package: "sluice"),
        .product(name: "FlowTesting", package: "sluice"),
      ],
      exclude: ["References"]),
  ],
  swiftLanguageModes: [.v6]
)
