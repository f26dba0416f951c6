import FlowCatalogue
import FlowCore
import FlowSDL
import FlowUI
import SluiceViewer
import SourceView
import Testing

/// Tests of picking elements on the stage, and of the tree that shows them.
@Suite struct PickTests {
  private func picking() throws -> ViewerHarness {
    let harness = try ViewerHarness()
    harness.wait(300)
    try harness.key("Ctrl+Shift+C")
    return harness
  }

  private func selected(_ harness: ViewerHarness) -> String? {
    harness.tree.all.first { $0.role == .button && $0.states.contains(.selected) }?.name
  }

  @Test("While elements are picked, the one under the mouse is named, and the flow gets nothing")
  func hover() throws {
    let harness = try picking()

    harness.mouse(.move, try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(50)

    #expect(harness.texts.contains { $0.hasPrefix("button “Continue to delivery”") })
    #expect(!harness.verbs.contains { $0.hasPrefix("move") })
  }

  @Test("Above the stage, the label of an element replaces the device's caption")
  func caption() throws {
    let harness = try picking()
    #expect(harness.texts.contains("Phone, 390 × 844"))

    harness.mouse(.move, try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(50)
    #expect(harness.texts.contains("Phone, 390 × 844"))

    harness.mouse(.move, try harness.stage(0.5, 0.01))
    harness.wait(50)
    #expect(!harness.texts.contains("Phone, 390 × 844"))

    try harness.key("Escape")
    harness.wait(50)
    #expect(harness.texts.contains("Phone, 390 × 844"))
  }

  @Test("The contrast of an element is that without a mouse over it")
  func contrast() throws {
    let harness = try ViewerHarness()
    harness.wait(300)
    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(2000)
    let back = try harness.stagePoint(of: "Back to Basket")
    let contrast = { harness.texts.first { $0.contains(":1") } }

    try harness.key("Ctrl+Shift+C")
    harness.click(back)
    harness.mouse(.move, Point(x: back.x + 1, y: back.y))
    harness.wait(500)
    let hovered = contrast()
    harness.mouse(.move, try harness.stage(1.2, 0.5))
    harness.wait(500)

    #expect(contrast() != nil && hovered == contrast())
  }

  @Test("An element that is scrolled behind a bar does not get the contrast of the bar's title")
  func contrastBehindBar() throws {
    let harness = try ViewerHarness("library")
    // On its side, the device is too low for all books.
    try harness.key("Ctrl+T")
    harness.wait(300)
    let book = "The Tide Clerk"
    let frame = { (role: AccessibilityNode.Role, name: String) throws -> Rect in
      let nodes = harness.app.stageSession.accessibilityTree.all
      return try #require(nodes.first { $0.role == role && $0.name == name }).frame
    }
    try harness.key("Ctrl+Shift+C")
    harness.click(try harness.stagePoint(of: book))
    harness.wait(300)
    #expect(harness.texts.contains("Contrast"))

    // Only the lowest 4 points of the row stay in sight, which contain no text.
    let distance = try frame(.button, book).maxY - frame(.scrollArea, "").minY - 4
    harness.mouse(.move, try harness.stage(0.5, 0.5))
    harness.send(.wheel(right: 0, down: distance / 50))
    harness.wait(1000)

    let title = try frame(.heading, "Library")
    #expect(try frame(.button, book).contains(Point(x: title.midX, y: title.midY)))
    #expect(harness.texts.contains("Frame") && !harness.texts.contains("Contrast"))
  }

  @Test("The label of an element that fills the room for the stage is inside the element")
  func labelInside() throws {
    let harness = try ViewerHarness()
    try harness.click(.freeSize)
    harness.wait(300)
    try harness.click(.elements)
    harness.wait(300)

    try harness.click("screen “basket”")
    harness.wait(50)

    #expect(harness.app.session.layerTree.root.shows("screen “basket” 740 × "))
  }

  @Test("\"Inspect\" in the stage's menu selects the element there in the tree")
  func menu() throws {
    let harness = try ViewerHarness()
    harness.wait(300)

    let point = try harness.stagePoint(of: "Continue to delivery")
    #expect(harness.app.handle(.button(.secondary, isDown: true, location: point)))
    harness.wait(300)
    try harness.click("Inspect")
    harness.wait(300)

    #expect(selected(harness) == "button “Continue to delivery”")
    #expect(!harness.verbs.contains { $0.hasPrefix("down") })
  }

  @Test("Of an element that a transition moves over the edge, only the part on the stage is marked")
  func edge() throws {
    let harness = try ViewerHarness()
    harness.wait(300)
    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(100)
    try harness.key("F8")
    try harness.key("Ctrl+Shift+C")

    harness.mouse(.move, try harness.stage(0.96, 0.2))
    harness.wait(50)

    #expect(harness.texts.contains { $0.hasPrefix("radio “Standard”") })
    let frame = try harness.node(.stageGroup).frame
    let ends = harness.app.session.layerTree.root.squareOutlineEnds()
    // The frames of accessibility nodes lie on whole points.
    #expect(ends.contains { abs($0 - frame.maxX) < 0.5 }, "\(ends), not \(frame.maxX)")
  }

  @Test("After picking, arrow keys move in the tree, and the stage shows what they select")
  func keysAfterPicking() throws {
    let harness = try picking()
    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(300)
    let picked = try #require(selected(harness))
    let rows = harness.tree.all.filter { $0.role == .button && $0.value?.contains(" × ") ?? false }
    let other = try #require(rows.first { $0.name != picked })
    harness.mouse(.move, other.middle)
    harness.wait(50)

    try harness.key("Up")
    harness.wait(50)

    let above = try #require(selected(harness))
    #expect(above != picked && above != other.name)
    #expect(!harness.verbs.contains("key Up"))
    #expect(harness.texts.contains { $0.hasPrefix("\(above) ") }, "it is highlighted")
    harness.mouse(.move, Point(x: other.middle.x, y: other.middle.y + 22))
    harness.wait(50)
    #expect(!harness.texts.contains { $0.hasPrefix("\(above) ") }, "the mouse has moved")
  }

  @Test("A click selects the element, shows its facts, and ends picking")
  func click() throws {
    let harness = try picking()

    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(300)

    #expect(selected(harness) == "button “Continue to delivery”")
    let facts = ["button", "Continue to delivery", "Frame", "Contrast"]
    #expect(facts.allSatisfy(harness.texts.contains), "\(harness.texts)")
    #expect(harness.texts.contains { $0.wholeMatch(of: /\d+\.\d\d:1/) != nil })
    #expect(!harness.verbs.contains { $0.hasPrefix("down") })
    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(50)
    #expect(harness.verbs.contains("down mouse"))
  }

  @Test("The line that made the element is shown in the source, and marked")
  func source() throws {
    let harness = try picking()
    harness.click(try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(300)
    let button = try #require(
      harness.tree.all.first { $0.name.wholeMatch(of: /\w+\.swift:\d+/) != nil })
    let parts = button.name.split(separator: ":")

    harness.click(button.middle)
    harness.wait(500)

    #expect(try harness.node(.file).value?.split(separator: ",").first == parts[0])
    let line = harness.tree.all.first { $0.value == "line \(parts[1])" }
    #expect(try #require(line).name.contains("Button"))
    #expect(harness.app.session.layerTree.markedLines.isEmpty == false)
  }

  @Test("At most one element has the focus, although the Elements pane has a second Pick button")
  func focus() throws {
    let harness = try ViewerHarness()
    try harness.click(.elements)
    harness.wait(300)
    var focused: [String] = []

    for _ in 0..<40 {
      try harness.key("Tab")
      harness.wait(20)
      let nodes = harness.tree.all.filter { $0.states.contains(.focused) }
      #expect(nodes.count <= 1, "\(nodes.map(\.name))")
      focused += nodes.map(\.name)
    }

    let pick = harness.app.session.context.strings[Phrase.pick]
    #expect(focused.count { $0 == pick } == 2)
  }

  @Test("Escape ends picking without a choice, and the flow does not go back")
  func escape() throws {
    let harness = try picking()

    try harness.key("Escape")
    harness.wait(50)
    harness.mouse(.move, try harness.stagePoint(of: "Continue to delivery"))
    harness.wait(50)

    #expect(!harness.texts.contains { $0.hasPrefix("button “") })
    #expect(!harness.verbs.contains("key Escape") && harness.verbs.contains("move mouse"))
  }

  @Test("The button above the stage starts picking, and a second press on it ends picking")
  func button() throws {
    let harness = try ViewerHarness()
    harness.wait(300)

    try harness.click(.pick)
    harness.wait(50)
    #expect(harness.has(.endPicking))
    try harness.click(.endPicking)
    harness.wait(50)

    #expect(harness.has(.pick) && !harness.has(.endPicking))
  }

  @Test("Arrow keys move through the tree, fold and unfold it, and the selection follows")
  func keys() throws {
    let harness = try ViewerHarness()
    try harness.click(.elements)
    harness.wait(300)
    try harness.click("screen “basket”")
    harness.wait(50)
    let step = { (key: String) in
      try harness.key(key)
      harness.wait(50)
      return selected(harness)
    }

    #expect(selected(harness) == "screen “basket”")
    #expect(try step("Right") == "scroll area")
    #expect(try step("Down") == "text “Pocket notebook”")
    #expect(try step("Left") == "scroll area")
    #expect(harness.has("text “Pocket notebook”"))
    #expect(try step("Left") == "scroll area")
    #expect(!harness.has("text “Pocket notebook”"))
    #expect(try step("Left") == "screen “basket”")
    #expect(try step("Home") == "stage")
    #expect(try step("End") != "stage")
    try harness.click("scroll area")
    harness.wait(50)
    _ = try step("Right")
    #expect(harness.has("text “Pocket notebook”"))
  }

  @Test("The tree stays folded, and the node selected, when another panel was shown meanwhile")
  func kept() throws {
    let harness = try ViewerHarness()
    try harness.click(.elements)
    harness.wait(300)
    try harness.click("scroll area")
    harness.wait(50)
    try harness.key("Left")
    harness.wait(50)

    try harness.click(.settings)
    harness.wait(300)
    try harness.click(.elements)
    harness.wait(300)

    #expect(selected(harness) == "scroll area" && !harness.has("text “Pocket notebook”"))
  }

  @Test("The elements of a dragged page move with it")
  func dragged() throws {
    let harness = try ViewerHarness.delivery()
    try harness.drag(by: 195)
    // While time is paused, the page stays where it is released.
    try harness.key("F8")
    harness.mouse(.up, Point(x: try harness.stage(0, 0.5).x + 195, y: try harness.stage(0, 0.5).y))
    try harness.click(.elements)
    harness.wait(300)
    let screens = harness.tree.all.filter { $0.name.hasPrefix("screen “") }
    #expect(screens.count == 1)

    harness.click(try #require(screens.first).middle)
    harness.wait(50)

    #expect(harness.texts.contains { $0.hasPrefix("195.0, 0.0") })
  }
}

extension LayerTree {
  /// The frames of the marks behind lines in the source pane.
  fileprivate var markedLines: [Rect] { root.markedLines }
}

extension Layer {
  fileprivate var markedLines: [Rect] {
    let own = drawings.compactMap { drawing -> Rect? in
      guard case .fill(let rect, Theme.light.tint) = drawing, rect.size.height == 16 else {
        return nil
      }
      return rect
    }
    return own + sublayers.flatMap(\.markedLines)
  }
}

extension Layer {
  /// Whether the baseline of a text that begins in this way is within the height of its layer.
  fileprivate func shows(_ start: String) -> Bool {
    let isShown = drawings.contains { drawing in
      guard case .text(let text, _, let baseline, _) = drawing else { return false }
      return text.hasPrefix(start) && 0...size.height ~= baseline.y
    }
    return isShown || sublayers.contains { $0.shows(start) }
  }
}

extension Layer {
  /// The right edges of all outlines with square corners; the containing layer begins at `x`.
  fileprivate func squareOutlineEnds(at x: Double = 0) -> [Double] {
    let own = drawings.compactMap { drawing -> Double? in
      guard case .outline(let rect, 0, _, _) = drawing else { return nil }
      return x + offset.x + rect.maxX
    }
    return own + sublayers.flatMap { $0.squareOutlineEnds(at: x + offset.x) }
  }
}
