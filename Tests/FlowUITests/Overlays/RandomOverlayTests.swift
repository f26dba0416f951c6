import FlowCore
import FlowUI
import Testing

@Suite struct RandomOverlayTests {
  private static let keys = [
    "Tab", "Shift+Tab", "Return", "Space", "Escape", "Alt+Left", "Alt+Right", "Down", "Up", "Left",
    "Right", "Home", "End", "PageUp", "PageDown", "A", "I",
  ]

  @Test(
    "After random overlays and input, all overlays can be closed, and then nothing moves",
    arguments: [1, 2, 3, 4] as [UInt64])
  func anything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    print("random overlays of seed \(seed)")
    // If the page could be popped, no overlay would be shown for the rest of the test.
    let harness = try OverlayHarness(reducesMotion: seed % 2 == 0, allowsGoingBack: false)
    let inside = Control()

    for step in 0..<100 {
      // Nesting more overlays would only make the test slower.
      if step % 20 == 0 {
        while harness.page.overlayStack.isOpen { harness.page.overlayStack.close() }
      }
      switch Int.random(in: 0..<9, using: &random) {
      case 0: harness.page.overlayStack.show(menu(from: inside, using: &random))
      case 1: harness.page.overlayStack.show(alert(using: &random))
      case 2: harness.page.overlayStack.show(sheet(inside, using: &random))
      case 3: try harness.key(Self.keys.randomElement(using: &random) ?? "Tab")
      case 4: press(harness, using: &random)
      case 5: if Bool.random(using: &random) { harness.page.overlayStack.close() }
      case 6: resize(harness, using: &random)
      default: harness.base.wait(.random(in: 0...200, using: &random))
      }
      let tree = harness.base.tree
      #expect(tree.root.all.allSatisfy { $0.offset.x.isFinite && $0.offset.y.isFinite })
    }
    while harness.page.overlayStack.isOpen { harness.page.overlayStack.close() }
    harness.base.settle()

    #expect(harness.layer("menu") == nil && harness.layer("alert") == nil)
    #expect(harness.layer("sheet") == nil && !harness.session.isMoving)
    #expect(harness.names == ["first", "second"])
  }

  private func menu(from control: Control, using random: inout SeededGenerator) -> Menu {
    let groups = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      (0..<Int.random(in: 0...20, using: &random)).map { number in
        Menu.Item(
          "Item \(number)", isChecked: number == 3 ? true : nil,
          isEnabled: Bool.random(using: &random)
        ) {}
      }
    }
    return Menu(from: Bool.random(using: &random) ? control : nil, groups)
  }

  private func alert(using random: inout SeededGenerator) -> Alert {
    let actions = (0..<Int.random(in: 0...4, using: &random)).map { number in
      Alert.Action(
        "Answer \(number)", role: Alert.Action.Role.allCases.randomElement(using: &random) ?? .other
      )
    }
    return Alert(
      "Title", message: String(repeating: "word ", count: .random(in: 0...60, using: &random)),
      actions: actions)
  }

  private func sheet(_ control: Control, using random: inout SeededGenerator) -> Sheet {
    let rows = Int.random(in: 0...40, using: &random)
    let field = TextFieldState()
    return Sheet(
      Bool.random(using: &random) ? "Title" : nil, mustBeAnswered: Bool.random(using: &random)
    ) {
      TextField("Field", state: field)
      Button("Inside", control: control)
      for row in 0..<rows { ListRow("Row \(row)") }
    }
  }

  private func press(_ harness: OverlayHarness, using random: inout SeededGenerator) {
    var point = Point(
      x: .random(in: 80...400, using: &random), y: .random(in: 100...800, using: &random))
    harness.base.mouse(.down, point.x, point.y)
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      harness.base.wait(16)
      point.y += .random(in: -60...60, using: &random)
      harness.base.mouse(.move, point.x, point.y)
    }
    if Int.random(in: 0..<4, using: &random) > 0 { harness.base.mouse(.up, point.x, point.y) }
  }

  private func resize(_ harness: OverlayHarness, using random: inout SeededGenerator) {
    let size = Size(
      width: .random(in: 160...1000, using: &random),
      height: .random(in: 160...1000, using: &random))
    harness.session.send(.resize(size), at: harness.base.context.clock.now)
    harness.session.textSize = Double.random(in: 1...2, using: &random)
  }
}
