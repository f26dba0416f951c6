import FlowCore
import FlowScene
import FlowUI
import SluiceViewer
import Testing

/// Tests that in a window the panels are updated at intervals, and the scrubber in every frame.
@Suite struct PanelUpdateTests {
  private static let interval = Duration.milliseconds(100)

  /// Two viewers with the same input: `live` updates its panels at intervals, as in a window, and
  /// `exact` updates them in every frame.
  private struct Pair {
    let live: ViewerHarness
    let exact: ViewerHarness

    init(_ demo: String) throws {
      live = try ViewerHarness(demo)
      exact = try ViewerHarness(demo)
      live.app.panelInterval = PanelUpdateTests.interval
    }

    func wait(_ frames: Int, _ check: () -> Void = {}) {
      for _ in 0..<frames {
        for viewer in [live, exact] {
          viewer.wait(16)
          _ = viewer.app.session.layerTree
        }
        check()
      }
    }

    func send(_ phase: PointerEvent.Phase, x: Double, y: Double) throws {
      for viewer in [live, exact] {
        viewer.mouse(phase, try viewer.stage(x, y))
        _ = viewer.app.session.layerTree
      }
    }

    /// Pushes a page, from which a drag leads back, and waits until time no longer passes.
    func openDelivery() throws {
      for viewer in [live, exact] {
        viewer.click(try viewer.stagePoint(of: "Continue to delivery"))
      }
      wait(130)
      #expect(live.verbs.contains("didShow delivery"))
    }

    var isExact: Bool {
      live.app.session.layerTree == exact.app.session.layerTree && live.tree == exact.tree
    }
  }

  private func panel(_ name: String, of viewer: ViewerHarness) throws -> Layer {
    let page = try #require(viewer.app.session.layerTree.root.sublayers.first)
    return try #require(
      page.sublayers.first { $0.name == name }, "\(page.sublayers.map(\.name))")
  }

  @Test(
    "While pages turn by themselves, panels change ten times a second, and the stage in each frame")
  func interval() throws {
    let pair = try Pair("onboarding")
    pair.wait(20)
    var (panels, stages) = ([try panel("inspector", of: pair.live)], 0)
    var last = pair.live.app.stageTree
    pair.wait(60) {
      if let panel = try? panel("inspector", of: pair.live), panel != panels.last {
        panels.append(panel)
      }
      if pair.live.app.stageTree != last { stages += 1 }
      last = pair.live.app.stageTree
    }

    #expect((8...12).contains(panels.count - 1))
    #expect(stages > 50)
  }

  @Test(
    "While a page is dragged, panels change ten times a second, also the curve of the transition",
    arguments: [0.01, -0.01])
  func drag(start: Double) throws {
    let pair = try Pair("checkout")
    try pair.openDelivery()
    var (panels, exact) = (
      [try panel("inspector", of: pair.live)], [try panel("inspector", of: pair.exact)]
    )

    // The drag starts at the page's edge or, if `start` is negative, on the device's bezel.
    try pair.send(.down, x: start, y: 0.5)
    for step in 1...60 {
      try pair.send(.move, x: start + Double(step) * 0.01, y: 0.5)
      pair.wait(1)
      let (new, newExact) = (
        try panel("inspector", of: pair.live), try panel("inspector", of: pair.exact)
      )
      if new != panels.last { panels.append(new) }
      if newExact != exact.last { exact.append(newExact) }
    }

    #expect((8...13).contains(panels.count - 1))
    #expect(exact.count > 50)
  }

  @Test("Once a drag and its transition have settled, panels equal those updated in every frame")
  func settled() throws {
    let pair = try Pair("checkout")
    try pair.openDelivery()
    #expect(pair.isExact)

    var differences = 0
    try pair.send(.down, x: 0.01, y: 0.5)
    for step in 1...30 {
      try pair.send(.move, x: 0.01 + Double(step) * 0.02, y: 0.5)
      pair.wait(1)
      if !pair.isExact { differences += 1 }
      #expect(
        try pair.live.node(.transition).value == pair.exact.node(.transition).value,
        "the scrubber follows in each frame")
    }
    #expect(pair.live.verbs.contains { $0.hasPrefix("drag basket") })
    #expect(differences > 10)
    // Time passes for a second after the last move, and for a second after the transition.
    pair.wait(90)
    #expect(pair.isExact, "the pointer is still")
    try pair.send(.up, x: 0.61, y: 0.5)
    pair.wait(130)
    #expect(pair.isExact)
  }

  @Test("A click in a panel updates it immediately")
  func click() throws {
    let pair = try Pair("onboarding")
    pair.wait(21)
    for viewer in [pair.live, pair.exact] { try viewer.click(.events) }

    #expect(pair.isExact)
  }
}
