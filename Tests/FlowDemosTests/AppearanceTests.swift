import FlowCore
import FlowDemos
import FlowUI
import Testing

@Suite struct AppearanceTests {
  private func stage(seed: UInt64 = 1) -> Stage {
    let stage = Stage { AppearanceFlowController(context: $0, seed: seed) }
    stage.session.statusBar = StatusBar()
    return stage
  }

  private func look(_ stage: Stage) throws -> ChromeAppearance {
    try #require(stage.flow.navigationController.bars).appearance.look
  }

  /// Ten rows of 44 points begin below the bar.
  private func choose(_ row: Int, _ stage: Stage) {
    stage.tap(195, 88 + 44 * (Double(row) + 0.5))
    stage.settle()
  }

  @Test(
    "S3-28 The list has ten rows, each in an appearance of its own that stays; its own bar is light"
  )
  func list() throws {
    let stage = stage()
    let fills = { () -> [RGBA] in
      stage.session.layerTree.root.fills.filter { $0.height == 44 }.map(\.colour)
    }

    #expect(stage.words.filter { $0.hasPrefix("Sample #") }.count == 10)
    #expect(stage.words.contains("Appearances"))
    #expect(Set(fills()).count == 10)
    #expect(try look(stage) == ChromeAppearance(.lightAppearance).withoutToolbar)
    let before = fills()
    choose(3, stage)
    stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
    stage.settle()

    #expect(fills() == before)
  }

  @Test("The ring of the focus has the colour of the words around it, so it is seen on any ground")
  func ring() throws {
    let stage = stage()
    let tint = RGBA.white

    try stage.keys("Tab")
    let onRow = stage.session.layerTree.root.rings
    try stage.keys("Return", "Tab")
    let onBar = stage.session.layerTree.root.rings

    #expect(onRow == [tint.opacity(0.75)])
    #expect(onBar == [tint.opacity(0.75)])
  }

  @Test("Tab gets to the first row that lies clear of the bar, and leaves the list where it is")
  func tabbing() throws {
    let stage = Stage(size: Size(width: 390, height: 400)) {
      AppearanceFlowController(context: $0, seed: 1)
    }
    stage.session.statusBar = StatusBar()
    stage.session.send(.wheel(right: 0, down: 8), at: stage.context.clock.now)
    stage.settle()
    // Of the third row the lower part is seen.
    try stage.keys("Tab", "Down", "Return")

    #expect(stage.stack.last == "sample-4")
  }

  @Test("FC-18 The same seed gives the same colours, another one others")
  func seeds() {
    let trees = [1, 1, 2].map { stage(seed: $0).session.layerTree }

    #expect(trees[0] == trees[1])
    #expect(trees[0] != trees[2])
  }

  @Test("S3-29 A row's page has bars in the row's colours, two items, and a way to edit")
  func page() throws {
    let stage = stage()
    let row = try #require(
      stage.session.layerTree.root.fills.filter { $0.height == 44 }.dropFirst(3).first)

    choose(3, stage)

    #expect(try look(stage).navigationBar.background == row.colour)
    #expect(stage.words.contains("Appearance Sample"))
    #expect(stage.words.contains("Edit"))
    #expect(stage.words.filter { $0 == "Item" }.count == 2)
  }

  @Test(
    "S3-30 S3-31 Editing hides the toolbar and turns the colours round, and its end brings both back"
  )
  func editing() throws {
    let stage = stage()
    choose(2, stage)
    let before = try look(stage)

    stage.tap(362, 66)
    stage.settle()
    let edited = try look(stage)
    #expect(edited.toolbar.presence == 0)
    #expect(edited.navigationBar.background == before.navigationBar.background.inverse)
    #expect(edited.navigationBar.tint == before.navigationBar.tint.inverse)
    #expect(stage.words.contains("Done"))
    stage.tap(362, 66)
    stage.settle()

    #expect(try look(stage) == before)
    #expect(stage.words.contains("Edit"))
  }

  @Test(
    "S3-30 Edit that is pressed before its page has settled turns the colours round once it has",
    arguments: [false, true])
  func editingEarly(inDrag: Bool) throws {
    let stage = stage()
    choose(2, stage)
    let before = try look(stage)
    stage.drag(from: 5, to: 100)
    stage.wait(300)
    if !inDrag { stage.mouse(.up, 100) }

    // By keys: the back control comes first.
    for key in ["Tab", "Tab", "Return"] {
      stage.session.send(.key(KeyPress(key)), at: stage.context.clock.now)
    }
    if inDrag { stage.mouse(.up, 100) }
    stage.settle()

    #expect(stage.words.contains("Done"))
    #expect(try look(stage).toolbar.presence == 0)
    #expect(
      try look(stage).navigationBar.background == before.navigationBar.background.inverse)
  }

  @Test(
    "FC-16 Half-way back the colours are half-way, and a cancel restores every one of them",
    arguments: 0..<10)
  func drag(row: Int) throws {
    let stage = stage(seed: UInt64(row))
    let list = try look(stage)
    choose(row, stage)
    let before = (try look(stage), stage.session.layerTree)

    stage.drag(from: 5, to: 200)
    let half = try look(stage)
    stage.wait(300)
    stage.mouse(.up, 190)
    stage.settle()

    #expect(
      half.navigationBar.background
        == before.0.navigationBar.background.interpolated(
          to: list.navigationBar.background, fraction: 0.5))
    #expect(try look(stage) == before.0)
    #expect(stage.session.layerTree == before.1)
  }
}

extension ChromeAppearance {
  fileprivate var withoutToolbar: ChromeAppearance {
    var look = self
    look.toolbar.presence = 0
    return look
  }
}

extension Layer {
  /// The colours of all rings on the layer and those above it.
  fileprivate var rings: [RGBA] {
    drawings.compactMap { drawing in
      guard case .outline(_, _, Spacing.focusWidth, let colour) = drawing else { return nil }
      return colour
    } + sublayers.flatMap(\.rings)
  }

  /// The heights and colours of all rectangles on the layer and those above it that hide what is
  /// beneath.
  fileprivate var fills: [(height: Double, colour: RGBA)] {
    drawings.compactMap { drawing -> (height: Double, colour: RGBA)? in
      guard case .fill(let rect, let colour) = drawing, colour.alpha == 255 else { return nil }
      return (rect.size.height, colour)
    } + sublayers.flatMap(\.fills)
  }
}
