import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of comparisons in which elements are at other positions on the second stage.
@Suite struct ComparisonLayoutTests {
  private func pair(_ variant: String, _ demo: String = "colours") throws -> ViewerHarness {
    let harness = try ViewerHarness(demo)
    try harness.click(.compare)
    harness.wait(300)
    try harness.click(variant)
    harness.wait(300)
    return harness
  }

  private func second(_ harness: ViewerHarness) throws -> FlowSession {
    try #require(harness.app.comparisonSession)
  }

  private func fraction(_ session: FlowSession) throws -> Double {
    try #require(session.context.flows.compactMap(\.fraction).first)
  }

  @Test(
    "Another device shows the same flow at its own size, and a press reaches the same element",
    arguments: ["Small phone", "Tablet"])
  func device(variant: String) throws {
    let harness = try pair(variant, "checkout")
    let size = try second(harness).size
    #expect(size != harness.app.stageSession.size)

    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(2000)

    #expect(harness.app.stageSession.topScreenName == "delivery")
    #expect(try second(harness).topScreenName == "delivery")
  }

  @Test("A back gesture from the edge drags the page on both devices by the same part of its width")
  func drag() throws {
    let harness = try pair("Tablet")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)

    let start = try harness.stage(0.02, 0.5)
    harness.mouse(.down, start)
    harness.mouse(.move, Point(x: start.x + 60, y: start.y))
    harness.wait(16)

    #expect(harness.app.stageSession.dragsPage)
    #expect(try second(harness).dragsPage)
    let fraction = try fraction(harness.app.stageSession)
    #expect(fraction > 0.1)
    #expect(try abs(self.fraction(second(harness)) - fraction) < 1e-9)
  }

  @Test("From right to left, the second stage is mirrored, and a press reaches the same element")
  func mirrored() throws {
    let harness = try pair("Right to left", "verbs")
    #expect(try second(harness).direction == .rightToLeft)

    harness.click(try harness.stagePoint(of: "Push: Default"))
    harness.wait(2000)

    #expect(harness.app.stageSession.topScreenName == "page-2")
    #expect(try second(harness).topScreenName == "page-2")
  }

  @Test("From right to left, a press is marked at its mirrored position on the second stage")
  func mirroredMark() throws {
    let harness = try pair("Right to left")

    harness.mouse(.down, try harness.stage(0.25, 0.25))
    harness.wait(16)

    let marks = harness.app.session.layerTree.root.pressMarks
    try #require(marks.map(\.count) == [1, 1])
    #expect((marks[0][0] - 0.25).magnitude < 0.01)
    #expect((marks[1][0] - 0.75).magnitude < 0.01)
  }

  @Test("What was done before the comparison is played on the other device, element by element")
  func replay() throws {
    let harness = try ViewerHarness("checkout")
    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(2000)

    try harness.click(.compare)
    harness.wait(300)
    try harness.click("Small phone")
    harness.wait(300)

    #expect(harness.app.stageSession.topScreenName == "delivery")
    #expect(try second(harness).topScreenName == "delivery")
  }

  @Test("A press on the second stage, on another device, acts on both")
  func other() throws {
    let harness = try pair("Tablet")
    let stages = harness.tree.all.filter { $0.role == .stage && $0.name == "Stage" }

    harness.click(try #require(stages.last).middle)
    harness.wait(2000)

    #expect(harness.app.stageSession.topScreenName == "second")
    #expect(try second(harness).topScreenName == "second")
  }

  @Test("With “Before my change”, only the first stage gets a new setting, and the headings say so")
  func before() throws {
    let harness = try pair("Before my change")

    try harness.click(.settings)
    harness.wait(300)
    harness.click(
      try #require(harness.tree.all.first { $0.role == .switch && $0.name == "Dark" }).middle)
    harness.wait(300)

    #expect(harness.app.stageSession.preferences.isDark)
    #expect(try !second(harness).preferences.isDark)
    let heads = harness.tree.all.filter { $0.role == .heading }.map(\.name)
    #expect(heads.contains("After my change") && heads.contains("Before my change"))
  }
}

extension Layer {
  /// For each stage, the positions of the rings that mark pressed pointers, in widths of the stage
  /// from its left edge.
  fileprivate var pressMarks: [[Double]] {
    guard name == "room", let stage = sublayers.first, let above = sublayers.last else {
      return sublayers.flatMap(\.pressMarks)
    }
    let marks = above.drawings.compactMap { drawing -> Double? in
      // A mark consists of two rings, of which the outer one has a radius of 22 points.
      guard case .outline(let ring, let radius, _, _) = drawing, radius == 22 else { return nil }
      return (ring.midX - stage.offset.x) / stage.size.width
    }
    return [marks]
  }
}
