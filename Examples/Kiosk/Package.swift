// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Kiosk",
  dependencies: [.package(name: "sluice", path: "../..")],
  targets: [
    .executableTarget(
      name: "Kiosk",
      dependencies: ["FlowCore", "FlowSDL", "FlowUI"].map { .product(name: $0, package: "sluice") })
  ],
  swiftLanguageModes: [.v6]
)
