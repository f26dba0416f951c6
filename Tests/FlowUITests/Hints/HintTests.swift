import FlowCore
import FlowUI
import Testing

/// Hints are seen when somebody stays with what they are about.
@Suite struct HintTests {
  private let pause = Control()
  private let next = Control()
  private let plain = Control()

  /// Two buttons of 44 points beside each other in the upper left corner, and a plain one below.
  private func hands(reducesMotion: Bool = false) -> InputDriver {
    let hands = InputDriver(
      on: TestScreen {
        Column {
          Row(spacing: 0) {
            IconButton(.pause, name: "Pause", control: pause, shortcut: "Ctrl+Space")
            IconButton(.stepForward, name: "Next", control: next)
            Spacer()
          }
          Button("Plain", control: plain)
        }
      }, reducesMotion: reducesMotion)
    _ = hands.session.layerTree
    return hands
  }

  private func hint(_ hands: InputDriver) -> Layer? { hands.session.layerTree.root.named("hint") }

  @Test("A hint is seen when a mouse has rested for 600 ms, and has faded in 150 ms later")
  func rest() throws {
    let hands = hands()

    hands.mouse(.move, 20, 20)
    hands.wait(599)
    #expect(hint(hands) == nil)
    hands.wait(1)
    hands.wait(75)
    #expect(try #require(hint(hands)).opacity == 0.5)
    hands.wait(75)

    let layer = try #require(hint(hands))
    #expect(layer.words == ["Pause", "Ctrl+Space"])
    #expect(layer.opacity == 1)
  }

  @Test("While somebody has to wait for a hint nothing moves")
  func waiting() {
    let hands = hands()

    hands.mouse(.move, 20, 20)

    #expect(!hands.session.isMoving)
    #expect(hands.session.deadline == hands.now.advanced(by: .milliseconds(600)))
  }

  /// What takes a hint away.
  enum End: CaseIterable {
    case press, key, wheel, leaving, window
  }

  @Test("A press, a key, a wheel and leaving take a hint away", arguments: End.allCases)
  func ends(end: End) throws {
    let hands = hands()
    hands.mouse(.move, 20, 20)
    hands.wait(1000)
    try #require(hint(hands) != nil)

    switch end {
    case .press: hands.mouse(.down, 20, 20)
    case .key: try hands.key("F1")
    case .wheel: hands.wheel(0, 10)
    case .leaving: hands.mouse(.move, 400, 400)
    case .window: hands.session.send(.focus(false), at: hands.now)
    }
    hands.wait(75)
    #expect(try #require(hint(hands)).opacity == 0.5)
    hands.wait(75)

    #expect(hint(hands) == nil)
  }

  @Test("Each of them keeps a hint away that is not seen yet", arguments: End.allCases)
  func prevented(end: End) throws {
    let hands = hands()
    hands.mouse(.move, 20, 20)
    hands.wait(300)

    switch end {
    case .press: hands.mouse(.down, 20, 20)
    case .key: try hands.key("F1")
    case .wheel: hands.wheel(0, 10)
    case .leaving: hands.mouse(.move, 400, 400)
    case .window: hands.session.send(.focus(false), at: hands.now)
    }
    hands.wait(2000)

    #expect(hint(hands) == nil)
  }

  @Test("After a click it stays away until the mouse comes anew")
  func afterClick() {
    let hands = hands()
    hands.mouse(.move, 20, 20)
    hands.click(20, 20)

    hands.wait(2000)
    #expect(hint(hands) == nil)
    hands.mouse(.move, 400, 400)
    hands.mouse(.move, 20, 20)
    hands.wait(600)
    hands.wait(150)

    #expect(hint(hands)?.words.first == "Pause")
  }

  @Test("Once one is seen, that of a neighbour is seen at once")
  func neighbour() {
    let hands = hands()
    hands.mouse(.move, 20, 20)
    hands.wait(1000)

    hands.mouse(.move, 60, 20)

    #expect(hint(hands)?.words == ["Next"])
  }

  @Test("The keyboard's focus brings it, too, and takes it along")
  func focus() throws {
    let hands = hands()

    try hands.key("Tab")
    hands.wait(600)
    hands.wait(150)
    #expect(hint(hands)?.words.first == "Pause")
    try hands.key("Tab")
    #expect(hint(hands)?.words == ["Next"])
    try hands.key("Tab")
    hands.wait(1000)

    #expect(hint(hands) == nil)
  }

  @Test("It lies below what it is about, but inside the stage", arguments: [false, true])
  func places(isAtFoot: Bool) throws {
    let control = Control()
    let hands = InputDriver(
      on: TestScreen {
        Column {
          if isAtFoot { Spacer() }
          Row {
            Spacer()
            IconButton(.gear, name: "Everything that can be set", control: control)
          }
          if !isAtFoot { Spacer() }
        }
      })
    _ = hands.session.layerTree

    hands.mouse(.move, 790, isAtFoot ? 590 : 10)
    hands.wait(1000)

    let card = try #require(
      hint(hands)?.drawings.compactMap { drawing in
        if case .roundedRectangle(let rect, _, _) = drawing { rect } else { nil }
      }.first)
    #expect(card.maxX == 796)
    #expect(isAtFoot ? card.maxY == 600 - 44 - 6 : card.minY == 44 + 6)
  }

  @Test("On a stage that reads from right to left it lies there where the button is")
  func rightToLeft() throws {
    let hands = hands()
    hands.session.direction = .rightToLeft
    _ = hands.session.layerTree

    hands.mouse(.move, 780, 20)
    hands.wait(1000)

    #expect(hint(hands)?.words.first == "Pause")
    let card = try #require(
      hint(hands)?.drawings.compactMap { drawing in
        if case .roundedRectangle(let rect, _, _) = drawing { rect } else { nil }
      }.first)
    #expect(card.maxX == 796)
  }

  @Test("What scrolls and what is dense has hints as well")
  func within() {
    let (scroll, control) = (ScrollState(), Control())
    let hands = InputDriver(
      on: TestScreen {
        ScrollArea(scroll) {
          CompactDensity { Row { IconButton(.gear, name: "Set", control: control) } }
        }
      })
    _ = hands.session.layerTree

    hands.mouse(.move, 10, 10)
    hands.wait(1000)

    #expect(hint(hands)?.words == ["Set"])
  }

  @Test("Words of a hint can be read, on light and on dark stages", arguments: Scheme.all)
  func contrast(scheme: Scheme) throws {
    let hands = hands()
    hands.session.theme = scheme.theme
    hands.mouse(.move, 20, 20)
    hands.wait(1000)

    let drawings = try #require(hint(hands)).allDrawings
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
