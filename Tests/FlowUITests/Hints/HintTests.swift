import FlowCore
import FlowUI
import Testing

@Suite struct HintTests {
  private let pause = Control()
  private let next = Control()
  private let plain = Control()

  /// Two icon buttons of 44 points side by side at the top left, and below them a button without a
  /// hint.
  private func input(reducesMotion: Bool = false) -> InputDriver {
    let input = InputDriver(
      on: TestScreen {
        Column {
          Row(spacing: 0) {
            IconButton(.pause, accessibilityLabel: "Pause", control: pause, shortcut: "Ctrl+Space")
            IconButton(.stepForward, accessibilityLabel: "Next", control: next)
            Spacer()
          }
          Button("Plain", control: plain)
        }
      }, reducesMotion: reducesMotion)
    _ = input.session.layerTree
    return input
  }

  private func hint(_ input: InputDriver) -> Layer? { input.session.layerTree.root.named("hint") }

  @Test("A hint appears when the mouse has rested for 600 ms, and fades in within 150 ms")
  func delay() throws {
    let input = input()

    input.mouse(.move, 20, 20)
    input.wait(599)
    #expect(hint(input) == nil)
    input.wait(1)
    input.wait(75)
    #expect(try #require(hint(input)).opacity == 0.5)
    input.wait(75)

    let layer = try #require(hint(input))
    #expect(layer.texts == ["Pause", "Ctrl+Space"])
    #expect(layer.opacity == 1)
  }

  @Test("A session that waits to show a hint has a deadline, and does not count as moving")
  func waiting() {
    let input = input()

    input.mouse(.move, 20, 20)

    #expect(!input.session.isMoving)
    #expect(input.session.deadline == input.now.advanced(by: .milliseconds(600)))
  }

  @Test("A hint that follows the pointer moves with the mouse over an ordinary control")
  func following() throws {
    let input = InputDriver(
      on: TestScreen {
        Hint("Wide", followsPointer: true) { Button("Plain", control: self.plain) }
      })
    let bubble = {
      self.hint(input)?.drawings.lazy.compactMap { drawing in
        if case .roundedRectangle(let frame, _, _) = drawing { frame } else { nil }
      }.first
    }
    input.mouse(.move, 150, 20)
    input.wait(800)
    let before = try #require(bubble())

    input.mouse(.move, 200, 20)

    #expect(bubble() == before.moved(by: Vector(dx: 50, dy: 0)))
  }

  enum HintEnd: CaseIterable {
    case press, key, wheel, leaving, window
  }

  private func perform(_ end: HintEnd, on input: InputDriver) throws {
    switch end {
    case .press: input.mouse(.down, 20, 20)
    case .key: try input.key("F1")
    case .wheel: input.wheel(0, 10)
    case .leaving: input.mouse(.move, 400, 400)
    case .window: input.session.send(.focus(false), at: input.now)
    }
  }

  @Test(
    "A press, a key, the wheel, leaving and the window's loss of focus fade out a hint",
    arguments: HintEnd.allCases)
  func ends(end: HintEnd) throws {
    let input = input()
    input.mouse(.move, 20, 20)
    input.wait(1000)
    try #require(hint(input) != nil)

    try perform(end, on: input)
    input.wait(75)
    #expect(try #require(hint(input)).opacity == 0.5)
    input.wait(75)

    #expect(hint(input) == nil)
  }

  @Test(
    "A press, a key, the wheel, leaving and the window's loss of focus prevent a pending hint",
    arguments: HintEnd.allCases)
  func prevented(end: HintEnd) throws {
    let input = input()
    input.mouse(.move, 20, 20)
    input.wait(300)

    try perform(end, on: input)
    input.wait(2000)

    #expect(hint(input) == nil)
  }

  @Test("After a click no hint appears until the mouse has left the control and returned")
  func afterClick() {
    let input = input()
    input.mouse(.move, 20, 20)
    input.click(20, 20)

    input.wait(2000)
    #expect(hint(input) == nil)
    input.mouse(.move, 400, 400)
    input.mouse(.move, 20, 20)
    input.wait(600)
    input.wait(150)

    #expect(hint(input)?.texts.first == "Pause")
  }

  @Test("While a hint is visible, moving the mouse to another control shows its hint at once")
  func neighbour() {
    let input = input()
    input.mouse(.move, 20, 20)
    input.wait(1000)

    input.mouse(.move, 60, 20)

    #expect(hint(input)?.texts == ["Next"])
  }

  @Test(
    "When a control is removed, so is its hint, and the next hint has the usual delay",
    arguments: [true, false])
  func vanishedControl(leaves: Bool) {
    var isThere = true
    let input = InputDriver(
      on: TestScreen { [pause, next, plain] in
        Column {
          Row(spacing: 0) {
            if isThere {
              IconButton(.pause, accessibilityLabel: "Pause", control: pause)
            } else {
              Spacer(44)
            }
            IconButton(.stepForward, accessibilityLabel: "Next", control: next)
            Spacer()
          }
          Button("Plain", control: plain)
        }
      })
    _ = input.session.layerTree
    input.mouse(.move, 20, 20)
    input.wait(1000)
    #expect(hint(input)?.texts == ["Pause"])

    isThere = false
    input.session.setNeedsLayout()
    #expect(hint(input) == nil)
    if leaves { input.mouse(.move, 400, 400) }
    #expect(hint(input) == nil)
    input.mouse(.move, 60, 20)
    input.wait(599)
    #expect(hint(input) == nil)
    input.wait(151)

    #expect(hint(input)?.texts == ["Next"])
  }

  @Test("Keyboard focus shows a hint too, and moving the focus shows the next one at once")
  func focus() throws {
    let input = input()

    try input.key("Tab")
    input.wait(600)
    input.wait(150)
    #expect(hint(input)?.texts.first == "Pause")
    try input.key("Tab")
    #expect(hint(input)?.texts == ["Next"])
    try input.key("Tab")
    input.wait(1000)

    #expect(hint(input) == nil)
  }

  @Test("A control shows its hint again when the keyboard focus returns from one without a hint")
  func returningFocus() throws {
    let input = input()
    for _ in 0..<2 { try input.key("Tab") }
    input.wait(1000)
    #expect(hint(input)?.texts == ["Next"])
    try input.key("Tab")
    input.wait(1000)
    #expect(hint(input) == nil)

    try input.key("Shift+Tab")
    input.wait(600)
    input.wait(150)

    #expect(hint(input)?.texts == ["Next"])
  }

  @Test(
    "A hint is below its control, or above it at the stage's bottom, and within the stage",
    arguments: [false, true])
  func position(isAtBottom: Bool) throws {
    let control = Control()
    let input = InputDriver(
      on: TestScreen {
        Column {
          if isAtBottom { Spacer() }
          Row {
            Spacer()
            IconButton(.gear, accessibilityLabel: "Everything that can be set", control: control)
          }
          if !isAtBottom { Spacer() }
        }
      })
    _ = input.session.layerTree

    input.mouse(.move, 790, isAtBottom ? 590 : 10)
    input.wait(1000)

    let card = try #require(
      hint(input)?.drawings.compactMap { drawing in
        if case .roundedRectangle(let rect, _, _) = drawing { rect } else { nil }
      }.first)
    #expect(card.maxX == 796)
    #expect(isAtBottom ? card.maxY == 600 - 44 - 6 : card.minY == 44 + 6)
  }

  @Test("On a right-to-left stage a hint is next to the mirrored control")
  func rightToLeft() throws {
    let input = input()
    input.session.direction = .rightToLeft
    _ = input.session.layerTree

    input.mouse(.move, 780, 20)
    input.wait(1000)

    #expect(hint(input)?.texts.first == "Pause")
    let card = try #require(
      hint(input)?.drawings.compactMap { drawing in
        if case .roundedRectangle(let rect, _, _) = drawing { rect } else { nil }
      }.first)
    #expect(card.maxX == 796)
  }

  @Test("A compact control in a scroll area has a hint")
  func within() {
    let (scroll, control) = (ScrollState(), Control())
    let input = InputDriver(
      on: TestScreen {
        ScrollArea(state: scroll) {
          CompactDensity { Row { IconButton(.gear, accessibilityLabel: "Set", control: control) } }
        }
      })
    _ = input.session.layerTree

    input.mouse(.move, 10, 10)
    input.wait(1000)

    #expect(hint(input)?.texts == ["Set"])
  }

  @Test(
    "The text of a hint has at least the contrast that its theme requires", arguments: Scheme.all)
  func contrast(scheme: Scheme) throws {
    let input = input()
    input.session.theme = scheme.theme
    input.mouse(.move, 20, 20)
    input.wait(1000)

    let drawings = try #require(hint(input)).allDrawings
    let ground = try #require(
      drawings.compactMap {
        if case .roundedRectangle(_, _, let ground) = $0 { ground } else { nil }
      }
      .first)
    let inks = drawings.compactMap { if case .text(_, _, _, let ink) = $0 { ink } else { nil } }

    #expect(inks.count == 2)
    #expect(
      inks.allSatisfy { $0.composited(over: ground).contrast(with: ground) >= scheme.text })
  }
}
