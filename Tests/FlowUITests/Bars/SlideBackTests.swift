import FlowCore
import FlowUI
import Testing

/// Bars during a push that slides in from the leading side, like a pop.
@Suite struct SlideBackTests {
  private func page(_ name: String, isLarge: Bool) -> BarPage {
    BarPage(name, NavigationItem(title: name, backTitle: "Back", isLarge: isLarge))
  }

  private func harness(isLarge: Bool) throws -> BarHarness {
    let harness = BarHarness(page("First", isLarge: isLarge))
    try harness.controller.push(
      page("Second", isLarge: isLarge), .custom(SlideTransitionStyle(from: .leading)))
    return harness
  }

  @Test("Titles slide with their pages and do not fade", arguments: [true, false])
  func titles(isLarge: Bool) throws {
    let size = isLarge ? 34.0 : 17
    let title = { (harness: BarHarness, content: String) in
      harness.texts.first { $0.text == content && $0.size == size && $0.alpha > 0 }
    }
    let harness = try harness(isLarge: isLarge)
    let start = try #require(title(harness, "First")).x
    var arrivals: [(x: Double, offset: Double)] = []

    #expect(harness.controller.coordinator != nil)
    while let coordinator = harness.controller.coordinator {
      let poses = coordinator.poses
      let (old, new) = (title(harness, "First"), title(harness, "Second"))
      try arrivals.append((#require(new).x, poses.upper.shift * 400))
      #expect(abs(try #require(old).x - start - poses.lower.shift * 400) < 1e-9)
      #expect(old?.alpha == 255)
      #expect(new?.alpha == 255)
      harness.wait(20)
    }

    #expect(title(harness, "First") == nil)
    let end = try #require(title(harness, "Second"))
    #expect(end.alpha == 255)
    #expect(arrivals.allSatisfy { abs($0.x - end.x - $0.offset) < 1e-9 })
  }

  @Test("The bar of the lower page is clipped at the edge of the page that slides over it")
  func covered() throws {
    let harness = try harness(isLarge: true)

    for fraction in [0.2, 0.5, 0.8] {
      harness.wait(until: fraction)
      let presence = try #require(harness.controller.coordinator?.fraction)
      let window = try #require(harness.layer("window"))
      #expect(abs(window.offset.x - presence * 400) < 1e-9)
      #expect(abs(window.size.width - (1 - presence) * 400) < 1e-9)
    }
  }

  @Test("A pop during the push changes no text at that instant, and restores the bar")
  func turnedRound() throws {
    let harness = BarHarness(page("First", isLarge: true))
    let before = harness.tree
    try harness.controller.push(
      page("Second", isLarge: true), .custom(SlideTransitionStyle(from: .leading)))
    harness.wait(120)
    let middle = harness.texts

    try harness.controller.pop()
    #expect(harness.texts == middle)
    harness.settle()

    #expect(harness.tree == before)
  }

  @Test("With reduced motion the old title fades in place instead of sliding")
  func reducedMotion() throws {
    let harness = BarHarness(page("First", isLarge: true), reducesMotion: true)
    let start = try #require(harness.text("First")).x
    try harness.controller.push(
      page("Second", isLarge: true), .custom(SlideTransitionStyle(from: .leading)))

    harness.wait(until: 0.5)

    let old = try #require(harness.texts.first { $0.text == "First" && $0.size == 34 })
    #expect(old.x == start)
    #expect(old.alpha < 200)
  }
}
