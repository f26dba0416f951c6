import FlowCore
import FlowSnapshot
import FlowTesting
import FlowUI
import Foundation
import Synchronization
import Testing

@Suite final class ExpectationTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  /// The path of a test's source file, beside which references are looked for.
  private var file: String { folder.appendingPathComponent("Tests.swift").path }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func stage(_ title: String = "Teas") throws -> TestStage {
    try TestStage { OnePageFlow(title, in: $0) }
  }

  private func store(_ bytes: [UInt8], _ name: String) throws {
    let references = folder.appendingPathComponent("References")
    try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
    try Data(bytes).write(to: references.appendingPathComponent(name))
  }

  private func picture(_ title: String) throws -> [UInt8] {
    let stage = try stage(title)
    let renderer = SnapshotRenderer(glyphs: try GlyphLibrary(try FontChoice()))
    return try FlowReference(stage.session.layerTree, scale: 1, renderer: renderer).file()
  }

  @Test("A picture that is equal passes; one that differs says which layers have changed")
  func picture() throws {
    try store(try picture("Teas"), "page.png")

    try expectPicture(of: try stage(), named: "page", filePath: file)
    try withKnownIssue {
      try expectPicture(of: try stage("Coffees"), named: "page", filePath: file)
    } matching: {
      $0.says("pixels differ", #"text "Teas" is gone"#, #"text "Coffees" is new"#)
    }
  }

  @Test("A missing reference fails, and says how to make it")
  func missing() throws {
    try withKnownIssue {
      try expectPicture(of: try stage(), named: "page", filePath: file)
    } matching: {
      $0.says("there is no reference page.png", "SLUICE_RECORD=1")
    }
  }

  @Test("A picture too large to be read again is refused before it is drawn")
  func tooLarge() throws {
    let stage = try TestStage(FlowVariant(size: Size(width: 8000, height: 8000))) {
      OnePageFlow("Teas", in: $0)
    }

    let error = #expect(throws: (any Error).self) {
      try expectPicture(of: stage, named: "page", scale: 8, filePath: file)
    }
    #expect(error.map { "\($0)" }?.contains("too large: 64000x64000 pixels") ?? false)
  }

  @Test("A description that differs says in which lines")
  func description() throws {
    try store(Array("\(try stage().session.accessibilityTree)\n".utf8), "page.txt")

    expectDescription(of: try stage(), named: "page", filePath: file)
    try withKnownIssue {
      expectDescription(of: try stage("Coffees"), named: "page", filePath: file)
    } matching: {
      $0.says(#"-3:     heading "Teas""#, #"+3:     heading "Coffees""#)
    }
    try store(Array("\(try stage("Th\u{E9}").session.accessibilityTree)\n".utf8), "page.txt")
    try withKnownIssue {
      expectDescription(of: try stage("The\u{301}"), named: "page", filePath: file)
    } matching: {
      $0.says("-3: ", "+3: ")
    }
  }

  @Test("A film plays a script that names elements, and a step that fails throws its error")
  func film() throws {
    let good = try Script(yaml: "- expect: {heading: Teas}", file: "good")
    let bad = try Script(yaml: "- tap: Milk", file: "bad")

    try withKnownIssue {
      try expectFilm(of: try stage(), playing: good, named: "film", filePath: file)
    } matching: {
      $0.says("there is no reference film.apng")
    }
    #expect(throws: ScriptFailure.self) {
      try expectFilm(of: try stage(), playing: bad, named: "film", filePath: file)
    }
  }

  @Test(
    "A script may end while a page moves, even after over a minute, and the flow then settles",
    arguments: ["- expect: {settled: false}", "- wait: 10ms"])
  func lateMotion(script: String) throws {
    let stage = try stage()
    stage.wait(.seconds(70))
    try stage.navigation.push(OnePage("Coffees"))

    try stage.play(script)

    #expect(stage.screens == ["page", "page"])
    #expect(!stage.session.isMoving)
  }

  @Test("A trace begins with the flow's start; one that differs from its reference says where")
  func trace() throws {
    let stage = try stage()
    try stage.play("- wait: 20ms")
    let lines = stage.trace.map(\.description).joined(separator: "\n") + "\n"
    try store(Array(lines.utf8), "page.trace")

    expectTrace(of: stage, named: "page", filePath: file)
    #expect(lines.hasPrefix("0.000000 willShow page immediate"))
    try withKnownIssue {
      try stage.navigation.push(OnePage("Coffees"))
      expectTrace(of: stage, named: "page", filePath: file)
    } matching: {
      $0.says(" push page")
    }
  }

  @Test(
    "A test runs in each variant, and the stage is set up as the variant says",
    .flow(
      sizes: [Size(width: 320, height: 568), Size(width: 844, height: 390)], dark: [false, true],
      directions: [.rightToLeft]))
  func variants() throws {
    let stage = try stage()
    Self.seen.append(stage.variant.name)

    #expect(stage.session.size == FlowVariant.current.size)
    #expect(stage.session.direction == .rightToLeft)
    #expect(stage.session.theme.isDark == stage.variant.preferences.isDark)
    #expect(Self.seen == Array(Self.names.prefix(Self.seen.count)))
  }

  @Test("A test runs once in each variant, in the order of the lists")
  func order() async throws {
    let test = try #require(Test.current)
    let seen = Mutex<[String]>([])
    let sizes = [Size(width: 320, height: 568), Size(width: 844, height: 390)]
    let trait = FlowTrait.flow(sizes: sizes, dark: [false, true], directions: [.rightToLeft])

    try await trait.provideScope(for: test, testCase: nil) {
      seen.withLock { $0.append(FlowVariant.current.name) }
    }

    #expect(seen.withLock { $0 } == Self.names)
  }

  @Test("An error that ends a variant is one issue, at the test, and the other variants run, too")
  func errors() async throws {
    let test = try #require(Test.current)
    let trait = FlowTrait.flow(dark: [false, true])
    let runs = Mutex(0)

    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) {
        runs.withLock { $0 += 1 }
        try #require(Bool(false))
      }
    } matching: { issue in
      if case .expectationFailed = issue.kind { true } else { false }
    }
    try await withKnownIssue {
      try await trait.provideScope(for: test, testCase: nil) { throw CocoaError(.fileNoSuchFile) }
    } matching: {
      $0.sourceLocation == test.sourceLocation
    }

    #expect(runs.withLock { $0 } == 2)
  }

  private static let names = [
    "320x568-rtl", "320x568-dark-rtl", "844x390-rtl", "844x390-dark-rtl",
  ]

  private static var seen: [String] = []

  @Test("The name of a variant has all that differs from the default preferences")
  func names() {
    var preferences = Preferences(isDark: true)
    preferences.language = .german
    preferences.edgeWidth = 40

    #expect(FlowVariant().name == "390x844")
    let size = Size(width: 390.2, height: 844)
    #expect(
      FlowVariant(size: size, preferences: Preferences(textSize: 1.15)).name == "390.2x844-115%")
    #expect(
      FlowVariant(preferences: preferences).name == "390x844-dark-language-de-edge-width-40")
  }

  @Test("A test without variants traps, rather than passing without having run")
  func noVariants() async {
    await #expect(processExitsWith: .failure) { _ = FlowTrait.flow([]) }
    await #expect(processExitsWith: .failure) { _ = FlowTrait.flow(sizes: []) }
  }
}

extension Issue {
  nonisolated fileprivate func says(_ texts: String...) -> Bool {
    texts.allSatisfy { text in comments.contains { $0.rawValue.contains(text) } }
  }
}

private final class OnePageFlow: FlowController {
  let navigationController: NavigationController

  init(_ title: String, in context: FlowContext) {
    navigationController = NavigationController(root: OnePage(title), context: context)
  }
}

private final class OnePage: ComposedScreen {
  let name = "page"
  private let title: String

  init(_ title: String) { self.title = title }

  func body(in context: LayoutContext) -> [any Element] { SafeArea { Text(title, style: .title) } }
}
