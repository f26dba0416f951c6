// swift-tools-version: 6.2
import PackageDescription

let sluice = ["FlowCore", "FlowRaster", "FlowSDL", "FlowUI"].map {
  Target.Dependency.product(name: $0, package: "sluice")
}

let package = Package(
  name: "OwnLoop",
  dependencies: [.package(name: "sluice", path: "../..")],
  targets: [
    .systemLibrary(name: "CSDL", providers: [.apt(["libsdl2-dev"])]),
    // The flow, which does not depend on a window.
    .target(
      name: "Menu",
      dependencies: [
        .product(name: "FlowCore", package: "sluice"), .product(name: "FlowUI", package: "sluice"),
      ]),
    // A program in Swift that shows the flow beside its own drawing.
    .executableTarget(name: "OwnLoop", dependencies: ["CSDL", "Menu"] + sluice),
    // The functions of menu.h, and a program in C that uses them.
    .target(name: "MenuForC", dependencies: ["CSDL", "Menu"] + sluice),
    .executableTarget(
      name: "OwnLoopInC", dependencies: ["MenuForC"], linkerSettings: [.linkedLibrary("SDL2")]),
  ],
  swiftLanguageModes: [.v6]
)
