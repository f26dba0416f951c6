import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct AppearanceTests {
  private func harness(
    seed: UInt64 = 1, strategy: AppearanceStrategyChoice = .follow,
    ink: AppearanceInkChoice = .readable
  ) -> DemoHarness {
    let harness = DemoHarness {
      AppearanceFlowController(context: $0, seed: seed, strategy: strategy, ink: ink)
    }
    harness.session.statusBar = StatusBar()
    return harness
  }

  private func chrome(_ harness: DemoHarness) throws -> ChromeAppearance {
    try #require(harness.flow.navigationController.bars).appearance.chrome
  }

  /// Taps one of the ten rows, which are 44 points high and begin below the bar.
  private func choose(_ row: Int, _ harness: DemoHarness) {
    harness.tap(195, 88 + 44 * (Double(row) + 0.5))
    harness.settle()
  }

  @Test(
    "S3-28 The list has ten rows, each with a permanent appearance of its own; its bar is light")
  func list() throws {
    let harness = harness()
    let fills = { () -> [RGBA] in
      harness.session.layerTree.root.fills.filter { $0.height == 44 }.map(\.colour)
    }

    #expect(harness.texts.filter { $0.hasPrefix("Sample #") }.count == 10)
    #expect(harness.texts.contains("Appearances"))
    #expect(Set(fills()).count == 10)
    #expect(
      try chrome(harness).navigationBar.background
        == Appearance.lightAppearance.navigationBar.background
    )
    let before = fills()
    choose(3, harness)
    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
    harness.settle()

    #expect(fills() == before)
  }

  @Test(
    "S3-23 S3-27 S3-28 With declared ink, rows and bars have the article's random colours",
    arguments: 1...5)
  func declared(seed: Int) throws {
    let harness = harness(seed: UInt64(seed), ink: .declared)
    var random = SeededGenerator(seed: UInt64(seed))
    let appearances = (0..<10).map { _ in Appearance.random(using: &random) }

    let root = harness.session.layerTree.root
    #expect(
      root.fills.filter { $0.height == 44 }.map(\.colour)
        == appearances.map { $0.navigationBar.background.composited(over: .white) })
    #expect(root.samples == appearances.map(\.navigationBar.tint))
    #expect(try chrome(harness) == ChromeAppearance(.lightAppearance).withoutToolbar)
    choose(4, harness)
    #expect(try chrome(harness) == ChromeAppearance(appearances[4]))
  }

  @Test(
    "Texts of bars and rows have a contrast of at least 4.5:1, edited or not, with every strategy",
    arguments: AppearanceStrategyChoice.allCases)
  func readable(strategy: AppearanceStrategyChoice) throws {
    for seed in 1...3 {
      let rows = harness(seed: UInt64(seed), strategy: strategy).session.layerTree.root
      let fills = rows.fills.filter { $0.height == 44 }
      #expect(fills.count >= 10 && rows.samples.count >= 10)
      for (fill, ink) in zip(fills, rows.samples) {
        #expect(ink.contrast(with: fill.colour) >= 4.5)
      }
      for row in 0..<10 {
        let harness = harness(seed: UInt64(seed), strategy: strategy)
        choose(row, harness)
        for _ in 1...2 {
          let bar = try chrome(harness).navigationBar
          let ground = bar.background(over: .white)
          #expect(bar.title.contrast(with: ground) >= 4.5)
          #expect(bar.tint.contrast(with: ground) >= 4.5)
          harness.tap(362, 66)
          harness.settle()
        }
      }
    }
  }

  @Test("S3-18 The timed strategy changes the colours over 0.33 s when Edit is pressed")
  func timed() throws {
    let harness = harness(strategy: .timed)
    choose(2, harness)
    let before = try chrome(harness).navigationBar.background

    harness.tap(362, 66)
    harness.wait(165)
    let half = try chrome(harness).navigationBar.background
    harness.wait(166)

    #expect(half == before.interpolated(to: before.inverse, fraction: 0.5))
    #expect(try chrome(harness).navigationBar.background == before.inverse)
  }

  @Test("S3-18 With gradients, bars have a shadow and a heavier title")
  func gradient() throws {
    let harness = harness(strategy: .gradient)

    let bar = try chrome(harness).navigationBar

    #expect(bar.backgroundLayers.count == 1 && bar.titleFont.weight == .bold)
    #expect(harness.session.layerTree.root.sublayers.contains { $0.name == "shadow" })
  }

  @Test("The focus ring has the colour of the text around it, and so is visible on any background")
  func ring() throws {
    let (list, page) = (harness(), harness())
    let inks = list.session.layerTree.root.samples
    #expect(inks.count == 10)

    for (row, ink) in inks.enumerated() {
      try list.keys(row == 0 ? "Tab" : "Down")
      #expect(list.session.layerTree.root.rings == [ink.opacity(0.75)])
    }
    try page.keys("Tab", "Return", "Tab")

    let tint = try chrome(page).navigationBar.tint
    #expect(page.session.layerTree.root.rings == [tint.opacity(0.75)])
  }

  @Test("Tab moves the focus to the first row that is at least partly visible below the bar")
  func tabbing() throws {
    let harness = DemoHarness(size: Size(width: 390, height: 400)) {
      AppearanceFlowController(context: $0, seed: 1)
    }
    harness.session.statusBar = StatusBar()
    harness.session.send(.wheel(right: 0, down: 2), at: harness.context.clock.now)
    harness.settle()
    // Only the lower part of the third row is visible.
    try harness.keys("Tab", "Down", "Return")

    #expect(harness.stack.last == "sample-4")
  }

  @Test("FC-18 The same seed gives the same colours, and another seed gives other ones")
  func seeds() {
    let trees = [1, 1, 2].map { harness(seed: $0).session.layerTree }

    #expect(trees[0] == trees[1])
    #expect(trees[0] != trees[2])
  }

  @Test("S3-29 A row's page has bars in the row's colours, two toolbar items, and an edit button")
  func page() throws {
    let harness = harness()
    let row = try #require(
      harness.session.layerTree.root.fills.filter { $0.height == 44 }.dropFirst(3).first)

    choose(3, harness)

    #expect(try chrome(harness).navigationBar.background(over: .white) == row.colour)
    #expect(harness.texts.contains("Appearance Sample"))
    #expect(harness.texts.contains("Edit"))
    #expect(harness.texts.filter { $0 == "Item" }.count == 2)
  }

  @Test("S3-30 S3-31 Editing hides the toolbar and inverts the colours, and its end restores both")
  func editing() throws {
    let harness = harness()
    choose(2, harness)
    let before = try chrome(harness)

    harness.tap(362, 66)
    harness.settle()
    let edited = try chrome(harness)
    #expect(edited.toolbar.presence == 0)
    #expect(edited.navigationBar.background == before.navigationBar.background.inverse)
    #expect(harness.texts.contains("Done"))
    harness.tap(362, 66)
    harness.settle()

    #expect(try chrome(harness) == before)
    #expect(harness.texts.contains("Edit"))
  }

  @Test("S3-30 The end of editing restores the bars of every sample", arguments: 0..<20)
  func restored(seed: Int) throws {
    for row in 0..<10 {
      let harness = harness(seed: UInt64(seed))
      choose(row, harness)
      let before = try chrome(harness)

      harness.tap(362, 66)
      harness.settle()
      #expect(try chrome(harness) != before)
      harness.tap(362, 66)
      harness.settle()

      #expect(try chrome(harness) == before)
    }
  }

  @Test(
    "S3-30 Pressing Edit before the page has settled inverts the colours once it has settled",
    arguments: [false, true])
  func editingEarly(inDrag: Bool) throws {
    let harness = harness()
    choose(2, harness)
    let before = try chrome(harness)
    harness.drag(from: 5, to: 100)
    harness.wait(300)
    if !inDrag { harness.mouse(.up, 100) }

    // Tab focuses first the back control, then Edit.
    for key in ["Tab", "Tab", "Return"] {
      harness.session.send(.key(KeyPress(key)), at: harness.context.clock.now)
    }
    if inDrag { harness.mouse(.up, 100) }
    harness.settle()

    #expect(harness.texts.contains("Done"))
    #expect(try chrome(harness).toolbar.presence == 0)
    #expect(
      try chrome(harness).navigationBar.background == before.navigationBar.background.inverse)
  }

  @Test(
    "FC-16 A drag half-way back shows half-way colours, and a cancel restores all of them",
    arguments: 0..<10)
  func drag(row: Int) throws {
    let harness = harness(seed: UInt64(row))
    let list = try chrome(harness)
    choose(row, harness)
    let before = (try chrome(harness), harness.session.layerTree)

    harness.drag(from: 5, to: 200)
    let half = try chrome(harness)
    harness.wait(300)
    harness.mouse(.up, 190)
    harness.settle()

    #expect(
      half.navigationBar.background
        == before.0.navigationBar.background.interpolated(
          to: list.navigationBar.background, fraction: 0.5))
    #expect(try chrome(harness) == before.0)
    #expect(harness.session.layerTree == before.1)
  }
}

extension ChromeAppearance {
  fileprivate var withoutToolbar: ChromeAppearance {
    var chrome = self
    chrome.toolbar.presence = 0
    return chrome
  }
}

extension Layer {
  fileprivate var rings: [RGBA] {
    drawings.compactMap { drawing in
      guard case .outline(_, _, Metrics.comfortable.focusWidth, let colour) = drawing else {
        return nil
      }
      return colour
    } + sublayers.flatMap(\.rings)
  }

  fileprivate var samples: [RGBA] {
    drawings.compactMap { drawing -> RGBA? in
      guard case .text(let text, _, _, let colour) = drawing, text.hasPrefix("Sample #") else {
        return nil
      }
      return colour
    } + sublayers.flatMap(\.samples)
  }

  fileprivate var fills: [(height: Double, colour: RGBA)] {
    drawings.compactMap { drawing -> (height: Double, colour: RGBA)? in
      guard case .fill(let rect, let colour) = drawing, colour.alpha == 255 else { return nil }
      return (rect.size.height, colour)
    } + sublayers.flatMap(\.fills)
  }
}
