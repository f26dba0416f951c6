import FlowCore
import FlowUI
import Testing

/// Bars while a page comes from the leading side, as if one went back to it.
@Suite struct SlideBackTests {
  private func page(_ name: String, isLarge: Bool) -> BarPage {
    BarPage(name, NavigationItem(title: name, backTitle: "Back", isLarge: isLarge))
  }

  private func stage(isLarge: Bool) throws -> BarStage {
    let stage = BarStage(page("First", isLarge: isLarge))
    try stage.controller.push(
      page("Second", isLarge: isLarge), .custom(SlideTransitionStyle(from: .leading)))
    return stage
  }

  @Test("Titles go with their pages, and none fades", arguments: [true, false])
  func titles(isLarge: Bool) throws {
    let size = isLarge ? 34.0 : 17
    let title = { (stage: BarStage, words: String) in
      stage.texts.first { $0.text == words && $0.size == size && $0.alpha > 0 }
    }
    let stage = try stage(isLarge: isLarge)
    let start = try #require(title(stage, "First")).x

    while let coordinator = stage.controller.coordinator {
      let poses = coordinator.poses
      let (old, new) = (title(stage, "First"), title(stage, "Second"))
      #expect(abs(try #require(old).x - start - poses.lower.shift * 400) < 1e-9)
      #expect(old?.alpha == 255)
      #expect(new?.alpha == 255)
      stage.wait(20)
    }

    #expect(title(stage, "First") == nil)
    #expect(title(stage, "Second")?.alpha == 255)
  }

  @Test("What the page covers of the bar beneath it is cut off at its edge")
  func covered() throws {
    let stage = try stage(isLarge: true)

    for fraction in [0.2, 0.5, 0.8] {
      stage.wait(until: fraction)
      let presence = try #require(stage.controller.coordinator?.fraction)
      let window = try #require(stage.layer("window"))
      #expect(abs(window.offset.x - presence * 400) < 1e-9)
      #expect(abs(window.size.width - (1 - presence) * 400) < 1e-9)
    }
  }

  @Test("A page that is called back leaves the bar as it was")
  func turnedRound() throws {
    let stage = BarStage(page("First", isLarge: true))
    let before = stage.tree
    try stage.controller.push(
      page("Second", isLarge: true), .custom(SlideTransitionStyle(from: .leading)))
    stage.wait(120)
    let middle = stage.texts

    try stage.controller.pop()
    #expect(stage.texts == middle)
    stage.settle()

    #expect(stage.tree == before)
  }

  @Test("With reduced motion nothing slides, and titles fade in place")
  func reducedMotion() throws {
    let stage = BarStage(page("First", isLarge: true), reducesMotion: true)
    let start = try #require(stage.text("First")).x
    try stage.controller.push(
      page("Second", isLarge: true), .custom(SlideTransitionStyle(from: .leading)))

    stage.wait(until: 0.5)

    let old = try #require(stage.texts.first { $0.text == "First" && $0.size == 34 })
    #expect(old.x == start)
    #expect(old.alpha < 200)
  }
}
