import FlowCatalogue
import FlowCore
import FlowDemos
import FlowSDL
import FlowSnapshot
import FlowUI
import Foundation
import Testing

/// Tests that a recording by name repeats its input exactly on a stage like the recorded one, and
/// leads to the same screens on other stages.
@Suite struct NamedRecordingTests {
  private static let glyphs = try? GlyphLibrary(try FontChoice())
  private static let isLong = ProcessInfo.processInfo.environment["SLUICE_LONG"] != nil
  private static let count = isLong ? 200 : 10
  private static let recorded = Size(width: 390, height: 844)

  /// The layout of a stage; by default that of the recorded one.
  private struct Variant {
    let name: String
    var size = NamedRecordingTests.recorded
    var direction = LayoutDirection.leftToRight
    var textSize = 1.0

    static let all = [
      Variant(name: "320x568", size: Size(width: 320, height: 568)),
      Variant(name: "768x1024", size: Size(width: 768, height: 1024)),
      Variant(name: "right to left", direction: .rightToLeft),
      Variant(name: "150 % text", textSize: 1.5),
    ]
  }

  private struct StartedDemo {
    let flow: any FlowController
    let session: FlowSession

    init(_ demo: Demo, _ variant: Variant = Variant(name: "as recorded")) throws {
      let glyphs = try #require(NamedRecordingTests.glyphs)
      flow = try demo.start(in: FlowContext())
      session = FlowSession(
        navigation: flow.navigationController, size: variant.size, measuring: glyphs)
      session.direction = variant.direction
      session.textSize = variant.textSize
    }

    /// The names of the screens on the stack once nothing moves any more, followed by that of the
    /// top screen.
    mutating func screens() -> [String] {
      session.settleBriefly()
      return session.stackNames + [session.topScreenName]
    }
  }

  private static func demo(_ seed: Int) -> Demo {
    let demos = Catalogue.sluice.demos
    return demos[seed % demos.count]
  }

  private func recording(
    _ seed: Int
  ) throws -> (yaml: String, screens: [String], inputs: [Script.TimedInput]) {
    let demo = Self.demo(seed)
    var run = try StartedDemo(demo)
    var person = RandomPerson(seed: UInt64(seed))
    let script = person.use(run.session)
    let replay = try StartedDemo(demo)
    let yaml = withExtendedLifetime(replay) {
      script.yamlByName(on: replay.session, preferences: Preferences())
    }
    return (yaml, run.screens(), script.inputs)
  }

  @Test(
    "FC-17 A recording by name plays exactly the recorded input on a stage like the recorded one")
  func exact() throws {
    for seed in 0..<Self.count {
      let (yaml, screens, inputs) = try recording(seed)
      var run = try StartedDemo(Self.demo(seed))

      let script = try Script(yaml: yaml, file: "seed \(seed)")
        .resolved(on: run.session, glyphs: nil)

      #expect(script.inputs == inputs, "seed \(seed)")
      #expect(run.screens() == screens, "seed \(seed)")
    }
  }

  @Test("A recorded step edited to type into another field does so, even on the recorded stage")
  func editedField() throws {
    let demo = try #require(Catalogue.sluice.demo("controls"))
    let (played, recorded, edited) = (
      try StartedDemo(demo), try StartedDemo(demo), try StartedDemo(demo)
    )
    let script = try Script(yaml: "- type: {into: Name, text: Elm}", file: "a.yaml")
      .resolved(on: played.session, glyphs: nil)
    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())
    try #require(yaml.contains("type: {into: \"Name\", "))

    let other =
      yaml.replacing("into: \"Name\"", with: "into: \"Street\"")
      + "- expect: {text-field: Street, value: Elm}\n"

    #expect(throws: Never.self) {
      try Script(yaml: other, file: "a.yaml").resolved(on: edited.session, glyphs: nil)
    }
    withExtendedLifetime((played, recorded, edited)) {}
  }

  @Test("Text that was typed over a selection replaces it on other stages, too")
  func replacedText() throws {
    let demo = try #require(Catalogue.sluice.demo("controls"))
    let (played, recorded) = (try StartedDemo(demo), try StartedDemo(demo))
    let small = try StartedDemo(demo, Variant(name: "small", size: Size(width: 320, height: 568)))
    let steps = "- type: {into: Name, text: Wren}\n- key: Ctrl+A\n- text: Elm"
    let script = try Script(yaml: steps, file: "a.yaml").resolved(on: played.session, glyphs: nil)
    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())
    try #require(yaml.contains("text: \"Wren\"}"))

    _ = try Script(yaml: yaml, file: "a.yaml").resolved(on: small.session, glyphs: nil)

    let fields = small.session.accessibilityTree.all.filter { $0.role == .textField }
    #expect(fields.first { $0.name == "Name" }?.value == "Elm")
    withExtendedLifetime((played, recorded, small)) {}
  }

  @Test("A recorded page drag is also played as recorded on a stage 3840 points wide")
  func wideStage() throws {
    let demo = try #require(Catalogue.sluice.demo("checkout"))
    let wide = Variant(name: "3840x2160", size: Size(width: 3840, height: 2160))
    let (played, recorded, again) =
      (try StartedDemo(demo, wide), try StartedDemo(demo, wide), try StartedDemo(demo, wide))
    let steps = "- tap: Continue to delivery\n- drag: {page: back, to: 60.04%}"
    let script = try Script(yaml: steps, file: "a.yaml").resolved(on: played.session, glyphs: nil)
    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())
    try #require(yaml.contains("page: back, to: 60%"))

    let repeated = try Script(yaml: yaml, file: "a.yaml")
      .resolved(on: again.session, glyphs: nil)

    #expect(repeated.inputs == script.inputs)
    withExtendedLifetime((played, recorded, again)) {}
  }

  @Test("A recorded page drag that is edited to the other direction is not played as recorded")
  func editedDirection() throws {
    let demo = try #require(Catalogue.sluice.demo("checkout"))
    let (played, recorded, edited) = (
      try StartedDemo(demo), try StartedDemo(demo), try StartedDemo(demo)
    )
    let steps = "- tap: Continue to delivery\n- drag: {page: back, to: 60%}"
    let script = try Script(yaml: steps, file: "a.yaml").resolved(on: played.session, glyphs: nil)
    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())
    try #require(yaml.contains("page: back"))

    // There is no page ahead.
    let other = yaml.replacing("page: back", with: "page: forward")

    #expect(throws: ScriptFailure.self) {
      try Script(yaml: other, file: "a.yaml").resolved(on: edited.session, glyphs: nil)
    }
    withExtendedLifetime((played, recorded, edited)) {}
  }

  @Test("A recorded page drag that is edited to pause at its end does so on the recorded stage")
  func editedPause() throws {
    let demo = try #require(Catalogue.sluice.demo("checkout"))
    let (played, recorded, edited) = (
      try StartedDemo(demo), try StartedDemo(demo), try StartedDemo(demo)
    )
    let steps = "- tap: Continue to delivery\n- drag: {page: back, to: 60%}"
    let script = try Script(yaml: steps, file: "a.yaml").resolved(on: played.session, glyphs: nil)
    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())
    try #require(yaml.contains("to: 60%, over: "))

    let other = yaml.replacing("to: 60%, ", with: "to: 60%, hold: 400ms, ")
    let inputs = try Script(yaml: other, file: "a.yaml")
      .resolved(on: edited.session, glyphs: nil).inputs

    let (move, release) = (try #require(inputs.dropLast().last), try #require(inputs.last))
    #expect(move.instant.duration(to: release.instant) == .milliseconds(400))
    withExtendedLifetime((played, recorded, edited)) {}
  }

  @Test(
    "A press that has left the slop of its device is recorded as points, any other as a tap",
    arguments: [
      (PointerDevice.mouse, 5.0, true), (PointerDevice.mouse, 7.0, false),
      (PointerDevice.touch, 9.0, true), (PointerDevice.touch, 11.0, false),
    ])
  func slop(device: PointerDevice, distance: Double, isTap: Bool) throws {
    let demo = try #require(Catalogue.sluice.demo("checkout"))
    let (played, recorded) = (try StartedDemo(demo), try StartedDemo(demo))
    let tap = try Script(yaml: "- tap: Continue to delivery", file: "a.yaml")
      .resolved(on: played.session, glyphs: nil)
    let down = try #require(tap.inputs.first)
    let middle = try #require(tap.fingers(at: down.instant).first)
    // The press ends near its start, on the button, and so opens the next screen.
    let steps: [(PointerEvent.Phase, Double)] = [(.down, 0), (.move, distance), (.up, 4)]
    let inputs = steps.enumerated().map { index, step in
      Script.TimedInput(
        instant: Instant.zero.advanced(by: .milliseconds(index * 50)),
        input: .pointer(
          step.0, device: device, finger: 0, location: Point(x: middle.x, y: middle.y - step.1)))
    }
    let script = Script(inputs: inputs, end: Instant.zero.advanced(by: .seconds(2)))

    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())

    #expect(recorded.session.topScreenName == "delivery")
    #expect(yaml.contains("  tap: ") == isTap)
    // The elements of the next screen were not scrolled into view.
    #expect(!yaml.contains("  scroll: "))
    withExtendedLifetime((played, recorded)) {}
  }

  @Test("A recording names elements by identifier, and so also plays in another language")
  func identifier() throws {
    let demo = try #require(Catalogue.sluice.demo("checkout"))
    let (played, recorded) = (try StartedDemo(demo), try StartedDemo(demo))
    let german = try StartedDemo(demo, Variant(name: "small", size: Size(width: 320, height: 568)))
    let script = try Script(yaml: "- tap: {button: More, in: Letter set}", file: "a.yaml")
      .resolved(on: played.session, glyphs: nil)
    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())
    #expect(yaml.contains("\n  tap: {id: \"letter-set.more\"}\n"))

    var preferences = Preferences()
    preferences.language = .german
    german.session.send(.prefer(preferences), at: .zero)
    _ = try Script(yaml: yaml, file: "a.yaml").resolved(on: german.session, glyphs: nil)

    let tree = german.session.accessibilityTree.all
    #expect(!tree.contains { $0.name == "More" })
    #expect(tree.first { $0.identifier == "letter-set" }?.value == "2")
    withExtendedLifetime((played, recorded, german)) {}
  }

  @Test(
    "A key that goes back is recorded as `go-back`, which also works in a right-to-left layout",
    arguments: ["Alt+Left", "X1", "Escape", "AC_BACK"])
  func backKey(key: String) throws {
    let demo = try #require(Catalogue.sluice.demo("checkout"))
    let (recorded, again) = (try StartedDemo(demo), try StartedDemo(demo))
    var mirrored = try StartedDemo(demo, Variant(name: "rtl", direction: .rightToLeft))
    let played = try StartedDemo(demo)
    let script = try Script(
      yaml: "- tap: Continue to delivery\n- wait: 1s\n- key: \(key)\n- key: \(key)", file: "a.yaml"
    ).resolved(on: played.session, glyphs: nil)

    let yaml = script.yamlByName(on: recorded.session, preferences: Preferences())

    // The second key has nowhere to go back to.
    #expect(yaml.split(separator: "\n").filter { $0 == "  go-back:" }.count == 1)
    #expect(yaml.split(separator: "\n").filter { $0.hasPrefix("  key: ") }.count == 1)
    let repeated = try Script(yaml: yaml, file: "a.yaml")
      .resolved(on: again.session, glyphs: nil)
    #expect(repeated.inputs == script.inputs)
    _ = try Script(yaml: yaml, file: "a.yaml").resolved(on: mirrored.session, glyphs: nil)
    #expect(mirrored.screens() == ["basket", "basket"])
    withExtendedLifetime((played, recorded, again)) {}
  }

  @Test("At least 95 of 100 recordings lead to the same screens on every other stage")
  func elsewhere() throws {
    var reached: [String: Int] = [:]
    var notes: [String] = []
    for seed in 0..<Self.count {
      let (yaml, screens, _) = try recording(seed)
      for variant in Variant.all {
        var run = try StartedDemo(Self.demo(seed), variant)
        do {
          _ = try Script(yaml: yaml, file: "seed \(seed)")
            .resolved(on: run.session, glyphs: nil)
          let seen = run.screens()
          if seen == screens {
            reached[variant.name, default: 0] += 1
          } else {
            notes.append(
              "\(Self.demo(seed).id) \(variant.name), seed \(seed): \(seen), not \(screens)")
          }
        } catch {
          notes.append("\(Self.demo(seed).id) \(variant.name), \(error)")
        }
      }
    }
    for variant in Variant.all {
      let count = reached[variant.name] ?? 0
      print("\(variant.name): \(count) of \(Self.count)")
      #expect(count * 100 >= Self.count * 95, "\(variant.name)")
    }
    for note in notes { print(note) }
  }
}
