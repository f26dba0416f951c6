// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Settings for the tests of flows, screens and windows: like the sessions that they use, their
// declarations are on the main actor unless they say otherwise.
let mainActorSettings: [SwiftSetting] = settings + [.defaultIsolation(MainActor.self)]

// Settings for the modules in which tests spend most of their time. SwiftPM does not allow a
// package that others depend on to set its optimisation level with unsafe flags, so only
// Scripts/for-tests asks for optimisation. Assertions stay enabled, and cross-module optimisation
// is off, so that changing one module recompiles only that module.
let engineSettings: [SwiftSetting] =
  Context.environment["SLUICE_TESTS"] == nil
  ? settings
  : settings + [
    .unsafeFlags([
      "-O", "-wmo", "-num-threads", "2", "-assert-config", "Debug", "-disable-cmo",
    ])
  ]

let engineCSettings: [CSetting] =
  Context.environment["SLUICE_TESTS"] == nil ? [] : [.unsafeFlags(["-O2"])]

// Settings for modules on which neither the speed of frames nor that of proofs depends: they are
// compiled for size in the program that is shipped. Because of the unsafe flag, only Scripts/build
// asks for that.
let sizeSettings: [SwiftSetting] =
  Context.environment["SLUICE_SHIPPED"] == nil ? settings : settings + [.unsafeFlags(["-Osize"])]

// Settings for modules that are compiled for speed in tests, and for size in the program that is
// shipped: there, frames, films and proofs are as fast, and the program is 0.6 MB smaller.
let smallEngineSettings =
  Context.environment["SLUICE_SHIPPED"] == nil ? engineSettings : sizeSettings

let package = Package(
  name: "sluice",
  products: [
    .library(name: "FlowCore", targets: ["FlowCore"]),
    .library(name: "FlowScene", targets: ["FlowScene"]),
    .library(name: "FlowUI", targets: ["FlowUI"]),
    .library(name: "FlowProof", targets: ["FlowProof"]),
    .library(name: "FlowRaster", targets: ["FlowRaster"]),
    .library(name: "ImageFiles", targets: ["ImageFiles"]),
    // Signatures of FlowText and FlowSnapshot contain the images of ImageFiles.
    .library(name: "FlowText", targets: ["FlowText", "ImageFiles"]),
    .library(name: "FlowSDL", targets: ["FlowSDL"]),
    .library(name: "FlowSnapshot", targets: ["FlowSnapshot", "ImageFiles"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "FlowCatalogue", targets: ["FlowCatalogue"]),
    .library(name: "SluiceViewer", targets: ["SluiceViewer"]),
    .executable(name: "sluice", targets: ["sluice"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    // C libraries, each with a module map and a shim.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    // The X protocol; SDL's package depends on this one.
    .systemLibrary(name: "CXCB", providers: [.apt(["libxcb1-dev"])]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CSDL2Image", providers: [.apt(["libsdl2-image-dev"])]),
    .systemLibrary(name: "CZ", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CUnibreak", providers: [.apt(["libunibreak-dev"])]),
    .systemLibrary(name: "CThai", providers: [.apt(["libthai-dev"])]),
    .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    // The headers of D-Bus are in folders that only pkg-config knows.
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    // The main queue of Dispatch, which comes with Swift.
    .systemLibrary(name: "CMainQueue"),

    // Wrappers of the C libraries. Apart from FlowSDL (for the main queue) and a few tests, only
    // these wrappers import C libraries.
    .target(
      name: "SDLDrawing", dependencies: ["CSDL2", "CSDL2Image", "CSDL2TTF"],
      swiftSettings: smallEngineSettings),
    .target(
      name: "SDLWindow", dependencies: ["CSDL2", "CXCB", "SDLDrawing"],
      swiftSettings: smallEngineSettings),
    .target(
      name: "ImageFiles", dependencies: ["CGIF", "CPNG", "CWebP", "CZ"],
      swiftSettings: smallEngineSettings),
    .target(name: "Packing", dependencies: ["CZ"], swiftSettings: sizeSettings),
    .target(name: "YAMLFiles", dependencies: ["CYAML"], swiftSettings: sizeSettings),
    .target(name: "FontFiles", dependencies: ["CFontconfig"], swiftSettings: sizeSettings),
    .target(name: "MessageBus", dependencies: ["CDBus"], swiftSettings: sizeSettings),
    .target(
      name: "TextAnalysis", dependencies: ["CFriBidi", "CHarfBuzz", "CThai", "CUnibreak"],
      swiftSettings: smallEngineSettings),

    // Desktop integration: the user's folders, the desktop's preferences, and crash recovery.
    .target(name: "CCrashRestart"),
    .target(name: "CFiles"),
    .target(
      name: "Desktop", dependencies: ["CCrashRestart", "CFiles", "MessageBus"],
      swiftSettings: sizeSettings),

    // The flow core. Square roots need libm, even in a program that links nothing else.
    .target(
      name: "FlowCore", swiftSettings: smallEngineSettings, linkerSettings: [.linkedLibrary("m")]),

    // Frames as values, their layout, proofs of flows, and rendering to windows and files.
    .target(name: "FlowScene", dependencies: ["FlowCore"], swiftSettings: smallEngineSettings),
    .target(
      name: "FlowUI", dependencies: ["FlowCore", "FlowScene"], swiftSettings: smallEngineSettings),
    .target(
      name: "FlowProof", dependencies: ["FlowCore", "FlowUI"], swiftSettings: smallEngineSettings),
    // Loops over pixels with vector instructions that Swift cannot choose at run time.
    .target(name: "CPixelRows", cSettings: engineCSettings),
    .target(
      name: "FlowRaster", dependencies: ["CPixelRows", "FlowCore", "FlowScene"],
      swiftSettings: engineSettings),
    .target(
      name: "SluiceAssets", path: "Assets", exclude: ["debian", "desktop"],
      resources: [.copy("icons"), .copy("page")],
      swiftSettings: settings),
    .target(
      name: "FlowText",
      dependencies: [
        "FlowCore", "FlowRaster", "FlowScene", "FontFiles", "ImageFiles", "SDLDrawing",
        "SluiceAssets", "TextAnalysis",
      ],
      swiftSettings: smallEngineSettings),
    // Ends a window on signals, or when the connection to its window system is lost.
    .target(name: "CWindowEnd"),
    .target(
      name: "FlowSDL",
      dependencies: [
        "CMainQueue", "CWindowEnd", "FlowCore", "FlowRaster", "FlowText", "FlowUI", "SDLDrawing",
        "SDLWindow", "SluiceAssets", "TextAnalysis",
      ],
      swiftSettings: smallEngineSettings),
    .target(
      name: "FlowSnapshot",
      dependencies: [
        "FlowCore", "FlowRaster", "FlowText", "FlowUI", "ImageFiles", "YAMLFiles",
      ],
      swiftSettings: smallEngineSettings),

    // Expectations for Swift Testing, for the tests of flows.
    .target(
      name: "FlowTesting",
      dependencies: ["FlowCore", "FlowSnapshot", "FlowText", "FlowUI", "ImageFiles"],
      swiftSettings: settings),

    // Catalogues of flows, their command line and the viewer.
    .target(
      name: "FlowCatalogue",
      dependencies: ["FlowCore", "FlowSnapshot", "FlowUI", "Packing"], swiftSettings: sizeSettings),
    .target(
      name: "SluiceCommandLine",
      dependencies: [
        "Desktop", "FlowCatalogue", "FlowCore", "FlowProof", "FlowSnapshot", "FlowText", "FlowUI",
        "ImageFiles", "SluiceAssets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: sizeSettings),
    .target(
      name: "SourceView", dependencies: ["Desktop", "FlowCore", "FlowUI", "SluiceAssets"],
      swiftSettings: sizeSettings),
    .target(
      name: "SluiceViewer",
      dependencies: [
        "Desktop", "FlowCatalogue", "FlowCore", "FlowSDL", "FlowSnapshot", "FlowText", "FlowUI",
        "ImageFiles", "SluiceCommandLine", "SourceView",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: sizeSettings),

    // Feature modules of the demos, which do not depend on each other.
    .target(
      name: "SharedEntities", path: "Sources/Features/SharedEntities",
      swiftSettings: sizeSettings),
    .target(
      name: "HomeScene", dependencies: ["FlowCore", "FlowUI", "SharedEntities"],
      path: "Sources/Features/HomeScene", swiftSettings: sizeSettings),
    .target(
      name: "SecondScene", dependencies: ["FlowCore", "FlowUI", "SharedEntities"],
      path: "Sources/Features/SecondScene", swiftSettings: sizeSettings),

    .target(
      name: "ProgressSample", dependencies: ["FlowCore", "FlowUI"],
      path: "Sources/Features/ProgressSample", swiftSettings: sizeSettings),
    .target(
      name: "AppearanceSample", dependencies: ["FlowCore", "FlowUI"],
      path: "Sources/Features/AppearanceSample", swiftSettings: sizeSettings),
    .target(
      name: "Checkout", dependencies: ["FlowCore", "FlowUI"], path: "Sources/Features/Checkout",
      swiftSettings: sizeSettings),

    .target(
      name: "Gallery", dependencies: ["FlowCore", "FlowUI"],
      path: "Sources/Features/Gallery", swiftSettings: sizeSettings),
    .target(
      name: "Gates", dependencies: ["FlowCore", "FlowUI"],
      path: "Sources/Features/Gates", swiftSettings: sizeSettings),
    .target(
      name: "Onboarding", dependencies: ["FlowCore", "FlowUI"],
      path: "Sources/Features/Onboarding", swiftSettings: sizeSettings),
    .target(
      name: "Library", dependencies: ["FlowCore", "FlowUI"],
      path: "Sources/Features/Library", swiftSettings: sizeSettings),

    .target(
      name: "SignUp", dependencies: ["FlowCore", "FlowUI"], path: "Sources/Features/SignUp",
      swiftSettings: sizeSettings),
    // Its folder is a symbolic link to the sources of Examples/Tickets, a package of its own.
    .target(
      name: "TicketsDemo", dependencies: ["FlowCore", "FlowUI"],
      path: "Sources/Features/TicketsDemo", swiftSettings: sizeSettings),

    // The catalogue of the demos, and the program.
    .target(
      name: "FlowDemos",
      dependencies: [
        "AppearanceSample", "Checkout", "FlowCatalogue", "FlowCore", "FlowUI", "Gallery", "Gates",
        "HomeScene", "Library", "Onboarding", "ProgressSample", "SecondScene", "SharedEntities",
        "SignUp", "TicketsDemo",
      ],
      swiftSettings: sizeSettings),
    .target(name: "CMemoryLimit"),
    .executableTarget(
      name: "sluice",
      dependencies: [
        "CMemoryLimit", "FlowCore", "FlowDemos", "FlowRaster", "FlowSDL", "FlowSnapshot",
        "FlowText", "FlowUI", "ImageFiles", "SluiceCommandLine", "SluiceViewer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    // Runs programs for tests, with a time limit.
    .target(name: "TestPrograms", path: "Tests/TestPrograms", swiftSettings: settings),

    // Random operations on the flow core, the models that they are compared with, and the program
    // that runs them.
    .target(
      name: "FlowModel", dependencies: ["FlowCore"], path: "Tests/FlowModel",
      swiftSettings: engineSettings),
    .executableTarget(
      name: "flow-model",
      dependencies: [
        "FlowModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Fuzz/flow-model", swiftSettings: settings),
    // Reads inputs of any kind, for Scripts/fuzz.
    .executableTarget(
      name: "fuzz-inputs",
      dependencies: [
        "Desktop", "FlowCatalogue", "FlowCore", "FlowSnapshot", "ImageFiles", "MessageBus",
        "Packing", "SluiceViewer", "YAMLFiles",
      ],
      path: "Fuzz/fuzz-inputs", swiftSettings: settings),

    // Random actions in the whole viewer, and the program that carries them out.
    .target(
      name: "ViewerMonkey",
      dependencies: [
        "FlowCore", "FlowDemos", "FlowProof", "FlowSDL", "FlowScene", "FlowUI",
        "SDLWindow", "SluiceViewer",
      ],
      path: "Tests/ViewerMonkey", swiftSettings: settings),
    .executableTarget(
      name: "viewer-monkey",
      dependencies: [
        "FlowModel", "FlowSDL", "ViewerMonkey",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Fuzz/viewer-monkey", swiftSettings: settings),

    // Lists the public declarations of the libraries as text, from the compiler's symbol graphs.
    .target(name: "PublicAPI", path: "Tests/PublicAPI", swiftSettings: settings),
    .executableTarget(
      name: "public-api", dependencies: ["PublicAPI"], path: "Tests/public-api",
      swiftSettings: settings),

    // Tests, one target for each module, and end-to-end tests of the built program.
    .testTarget(name: "SDLDrawingTests", dependencies: ["SDLDrawing"], swiftSettings: settings),
    .testTarget(
      name: "SDLWindowTests", dependencies: ["CSDL2", "SDLWindow"], swiftSettings: settings),
    .executableTarget(
      name: "CrashProbe", dependencies: ["Desktop"], path: "Tests/CrashProbe",
      swiftSettings: settings),
    .testTarget(
      name: "DesktopTests", dependencies: ["Desktop", "CrashProbe", "TestPrograms"],
      swiftSettings: settings),
    .testTarget(name: "DocumentationTests", swiftSettings: settings),
    .testTarget(name: "PublicAPITests", dependencies: ["PublicAPI"], swiftSettings: settings),
    .testTarget(name: "PackingTests", dependencies: ["Packing"], swiftSettings: settings),
    .testTarget(name: "YAMLFilesTests", dependencies: ["YAMLFiles"], swiftSettings: settings),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles"], swiftSettings: settings),
    .testTarget(name: "TextAnalysisTests", dependencies: ["TextAnalysis"], swiftSettings: settings),
    .testTarget(
      name: "FlowCoreTests", dependencies: ["FlowCore", "FlowModel"],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowSceneTests", dependencies: ["FlowCore", "FlowScene"],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowUITests", dependencies: ["FlowCore", "FlowUI"],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowProofTests", dependencies: ["FlowCore", "FlowProof", "FlowUI"],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowRasterTests",
      dependencies: ["CPixelRows", "FlowCore", "FlowRaster", "FlowScene"],
      swiftSettings: mainActorSettings),
    .executableTarget(
      name: "TaskProbe", dependencies: ["CSDL2", "FlowCore", "FlowRaster", "FlowSDL", "FlowUI"],
      path: "Tests/TaskProbe", swiftSettings: settings),
    .testTarget(
      name: "FlowTextTests",
      dependencies: [
        "FlowCore", "FlowRaster", "FlowScene", "FlowText", "FontFiles", "ImageFiles",
      ],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowSDLTests",
      dependencies: [
        "CSDL2", "FlowCore", "FlowRaster", "FlowSDL", "FlowUI", "SDLWindow", "TaskProbe",
        "TestPrograms",
      ],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowSnapshotTests",
      dependencies: [
        "CGIF", "CWebP", "FlowCatalogue", "FlowCore", "FlowDemos", "FlowRaster", "FlowSDL",
        "FlowSnapshot", "FlowUI", "ImageFiles", "SluiceViewer", "SourceView",
      ],
      exclude: ["References"], swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowDemosTests",
      dependencies: [
        "AppearanceSample", "Checkout", "FlowCatalogue", "FlowCore", "FlowDemos", "FlowUI",
        "HomeScene", "SecondScene", "SharedEntities", "SourceView",
      ],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "FlowTestingTests",
      dependencies: ["FlowCore", "FlowSnapshot", "FlowTesting", "FlowUI"],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "SourceViewTests", dependencies: ["FlowCore", "FlowText", "FlowUI", "SourceView"],
      swiftSettings: mainActorSettings),
    .testTarget(
      name: "SluiceViewerTests",
      dependencies: [
        "Desktop", "FlowCatalogue", "FlowCore", "FlowDemos", "FlowSDL", "FlowScene",
        "FlowSnapshot", "FlowUI", "ImageFiles", "SDLWindow", "SluiceCommandLine", "SluiceViewer",
        "SourceView", "ViewerMonkey",
      ],
      swiftSettings: mainActorSettings),
    .executableTarget(
      name: "RunProbe",
      dependencies: ["FlowCore", "FlowDemos", "FlowSDL", "FlowUI", "SDLWindow", "SluiceViewer"],
      path: "Tests/RunProbe", swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests", dependencies: ["FlowCore", "ImageFiles", "RunProbe", "TestPrograms"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
