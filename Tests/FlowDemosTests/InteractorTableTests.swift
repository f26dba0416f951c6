import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import Testing

/// In the Colours demo, a table in the settings chooses how Second goes back.
@Suite struct InteractorTableTests {
  private nonisolated static let phone = Size(width: 390, height: 844)
  private nonisolated static let tablet = Size(width: 820, height: 1180)

  private func second(
    _ values: [String: String] = [:], on size: Size = phone
  ) throws -> DemoHarness {
    let demo = try #require(Catalogue.sluice.demo("colours"))
    let harness = try DemoHarness(size: size) {
      try demo.start(in: $0, settings: DemoSettings(values: values))
    }
    try harness.flow.go(to: "second")
    return harness
  }

  private func hint(_ harness: DemoHarness) -> ReturnInteraction? {
    let texts = harness.texts.joined(separator: " ")
    return if texts.contains("Swipe from the left edge") {
      .edge
    } else if texts.contains("Tap anywhere to return") {
      .tap
    } else if texts.contains("Double-tap, hold and zig-zag") {
      .zigZag
    } else {
      nil
    }
  }

  /// Returns whether the interaction goes back to Home, and if it does, shows Second again.
  private func goesBack(_ interaction: ReturnInteraction, in harness: DemoHarness) throws -> Bool {
    harness.goBack(by: interaction)
    let isBack = harness.stack == ["home"]
    if isBack { try harness.flow.go(to: "second") }
    return isBack
  }

  @Test(
    "S4-26 The first row of the table whose condition applies chooses the interaction",
    arguments: [
      ([:], phone, .mouse, .edge), ([:], tablet, .mouse, .edge), ([:], phone, .touch, .edge),
      (["interactor": "tap"], phone, .mouse, .tap), (["interactor": "tap"], tablet, .touch, .tap),
      (["on-tablet": "zig-zag"], tablet, .mouse, .zigZag),
      (["on-tablet": "zig-zag"], phone, .mouse, .edge),
      (["on-tablet": "zig-zag", "interactor": "tap"], phone, .mouse, .tap),
      (["by-touch": "tap"], phone, .touch, .tap), (["by-touch": "tap"], phone, .mouse, .edge),
      (["by-touch": "tap", "on-tablet": "zig-zag"], tablet, .touch, .tap),
      (["by-touch": "tap", "on-tablet": "zig-zag"], tablet, .mouse, .zigZag),
      (["arm": "B"], phone, .mouse, .zigZag),
      (["arm": "A", "in-arm-b": "tap"], phone, .mouse, .edge),
      (["arm": "B", "in-arm-b": "tap", "by-touch": "edge"], phone, .touch, .tap),
      (["arm": "B", "in-arm-b": "same", "on-tablet": "tap"], tablet, .mouse, .tap),
    ] as [([String: String], Size, PointerDevice, ReturnInteraction)])
  func rows(
    values: [String: String], size: Size, pointer: PointerDevice, expected: ReturnInteraction
  ) throws {
    let harness = try second(values, on: size)
    // A drag away from the edges starts no interaction, but determines the pointing device in use.
    for (phase, y) in [(PointerEvent.Phase.down, 300.0), (.move, 500), (.up, 500)] {
      harness.session.send(
        .pointer(phase, device: pointer, finger: 0, location: Point(x: 195, y: y)),
        at: harness.context.clock.now)
    }

    #expect(hint(harness) == expected)
    #expect(harness.stack == ["home", "second"])
  }

  @Test("S4-26 Changing phone to tablet swaps the gesture and its hint while Second is visible")
  func live() throws {
    let harness = try second(["on-tablet": "zig-zag"])
    #expect(hint(harness) == .edge)
    #expect(try !goesBack(.zigZag, in: harness))

    harness.session.send(.resize(Self.tablet), at: harness.context.clock.now)
    #expect(hint(harness) == .zigZag)
    #expect(try !goesBack(.edge, in: harness))
    #expect(try goesBack(.zigZag, in: harness))

    harness.session.send(.resize(Self.phone), at: harness.context.clock.now)
    #expect(hint(harness) == .edge)
    #expect(try goesBack(.edge, in: harness))
  }

  @Test("S4-26 Rotating a device does not change the gesture", arguments: [phone, tablet])
  func turned(size: Size) throws {
    let harness = try second(["on-tablet": "tap"], on: size)
    let before = hint(harness)

    harness.session.send(
      .resize(Size(width: size.height, height: size.width)), at: harness.context.clock.now)

    #expect(before != nil && hint(harness) == before)
  }

  @Test("S4-26 A drag that has begun goes on when the table would choose another gesture")
  func midDrag() throws {
    let harness = try second(["on-tablet": "tap"])
    harness.drag(from: 8, to: 200)

    harness.session.send(.resize(Self.tablet), at: harness.context.clock.now)
    harness.mouse(.move, 700)
    harness.wait(300)
    harness.mouse(.up, 800)
    harness.settle()

    #expect(harness.stack == ["home"])
  }
}
