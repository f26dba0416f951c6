import FlowCore
import FlowUI
import Testing

/// The ways back and on, by input into a session.
@Suite struct HandTests {
  @Test("A drag from the leading edge goes back", arguments: [(500.0, true), (300, false)])
  func back(end: Double, pops: Bool) throws {
    let hands = try InputDriver("one")

    hands.drag(from: 10, to: end)
    #expect(abs(try #require(hands.controller.fraction) - (end - 10) / 800) < 1e-12)
    hands.mouse(.up, end)
    hands.settle()

    #expect(hands.names == (pops ? ["root"] : ["root", "one"]))
  }

  @Test("FC-7 A drag from the trailing edge goes on to the screen that is offered")
  func forward() throws {
    let hands = try InputDriver()
    try hands.top().offer = "next"

    hands.drag(from: 790, to: 290)
    #expect(hands.names == ["root"])
    #expect(hands.controller.fraction == 0.625)
    hands.mouse(.up, 290)

    #expect(hands.names == ["root", "next"])
  }

  @Test("NF-I31 Where no next screen is offered, a drag from the trailing edge means nothing")
  func noNext() throws {
    let hands = try InputDriver("one")

    hands.drag(from: 790, to: 290)
    try hands.key("Alt+Right")
    try hands.key("X2")

    #expect(hands.controller.fraction == nil)
    #expect(hands.refusals.isEmpty)
  }

  @Test("FC-7 NF-R86 Alt+Right and a mouse's forward button go on", arguments: ["Alt+Right", "X2"])
  func forwardKey(key: String) throws {
    let hands = try InputDriver()
    try hands.top().offer = "next"

    try hands.key(key)
    hands.settle()

    #expect(hands.names == ["root", "next"])
  }

  @Test(
    "NF-K1 NF-R86 Escape, Alt+Left, the Back key and a mouse's back button go back",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1"])
  func backKey(key: String) throws {
    let hands = try InputDriver("one")

    try hands.key(key)
    hands.settle()

    #expect(hands.names == ["root"])
  }

  @Test(
    "NF-K5 An arrow alone goes nowhere",
    arguments: ["Left", "Right", "Shift+Left", "Ctrl+Alt+Left"])
  func arrowAlone(key: String) throws {
    let hands = try InputDriver("one")
    try hands.top().offer = "next"

    try hands.key(key)
    hands.settle()

    #expect(hands.names == ["root", "one"])
  }

  @Test(
    "NF-K3 NF-R49 A screen that keeps its way back closed keeps all of them closed, but code's",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1", "drag", "wheel"])
  func closed(way: String) throws {
    let hands = try InputDriver("one")
    try hands.top().allowsGoingBack = false

    switch way {
    case "drag":
      hands.drag(from: 10, to: 700)
      hands.mouse(.up, 700)
    case "wheel":
      for _ in 0..<8 { hands.wheel(-1) }
    default: try hands.key(way)
    }
    hands.settle()

    #expect(hands.names == ["root", "one"])
    #expect(hands.refusals.contains("\(NavigationRefusal.wayBackClosed)"))
    try hands.controller.pop()
    #expect(hands.names == ["root"])
  }

  @Test("NF-I49 A way back that closes in the middle of a drag lets that drag finish")
  func closesLate() throws {
    let hands = try InputDriver("one")
    hands.drag(from: 10, to: 700)

    try hands.top().allowsGoingBack = false
    hands.mouse(.up, 700)
    hands.settle()

    #expect(hands.names == ["root"])
  }

  @Test("FC-14 From right to left edges, scrolls and keys change sides")
  func rightToLeft() throws {
    let hands = try InputDriver("one", "two", "three")
    hands.session.direction = .rightToLeft

    hands.drag(from: 790, to: 100)
    hands.mouse(.up, 100)
    hands.settle()
    #expect(hands.names == ["root", "one", "two"])
    for _ in 0..<6 { hands.wheel(1) }
    hands.settle()
    #expect(hands.names == ["root", "one"])
    try hands.key("Alt+Right")

    #expect(hands.names == ["root"])
  }
}
