// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MyFlow",
  dependencies: [.package(name: "sluice", path: "../..")],
  targets: [
    .executableTarget(
      name: "MyFlow",
      dependencies: [
        .product(name: "FlowCore", package: "sluice"), .product(name: "FlowUI", package: "sluice"),
        .product(name: "SluiceViewer", package: "sluice"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
