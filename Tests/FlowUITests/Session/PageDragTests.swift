import FlowCore
import FlowUI
import Testing

@Suite struct PageDragTests {
  @Test(
    "A drag from the leading edge pops the page if it is released past the middle",
    arguments: [(500.0, true), (300, false)])
  func back(end: Double, pops: Bool) throws {
    let input = try InputDriver("one")

    input.drag(from: 10, to: end)
    #expect(abs(try #require(input.controller.fraction) - (end - 10) / 800) < 1e-12)
    input.mouse(.up, end)
    input.settle()

    #expect(input.names == (pops ? ["root"] : ["root", "one"]))
  }

  @Test("FC-7 A drag from the trailing edge pushes the next screen that the page provides")
  func forward() throws {
    let input = try InputDriver()
    try input.top().proposal = "next"

    input.drag(from: 790, to: 290)
    #expect(input.names == ["root"])
    #expect(input.controller.fraction == 0.625)
    input.mouse(.up, 290)

    #expect(input.names == ["root", "next"])
  }

  @Test("NF-I31 Without a next screen, a drag from the trailing edge and forward keys do nothing")
  func noNext() throws {
    let input = try InputDriver("one")

    input.drag(from: 790, to: 290)
    try input.key("Alt+Right")
    try input.key("X2")

    #expect(input.controller.fraction == nil)
    #expect(input.refusals.isEmpty)
  }

  @Test(
    "FC-7 NF-R86 Alt+Right and a mouse's forward button push the next screen",
    arguments: ["Alt+Right", "X2"])
  func forwardKey(key: String) throws {
    let input = try InputDriver()
    try input.top().proposal = "next"

    try input.key(key)
    input.settle()

    #expect(input.names == ["root", "next"])
  }

  @Test(
    "NF-K1 NF-R86 Escape, Alt+Left, the Back key and a mouse's back button go back",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1"])
  func backKey(key: String) throws {
    let input = try InputDriver("one")

    try input.key(key)
    input.settle()

    #expect(input.names == ["root"])
  }

  @Test(
    "NF-K5 An arrow key without Alt, or with other modifiers, does not navigate",
    arguments: ["Left", "Right", "Shift+Left", "Ctrl+Alt+Left"])
  func arrowAlone(key: String) throws {
    let input = try InputDriver("one")
    try input.top().proposal = "next"

    try input.key(key)
    input.settle()

    #expect(input.names == ["root", "one"])
  }

  @Test(
    "NF-K3 NF-R49 Input cannot pop a screen that does not allow going back, but code can",
    arguments: ["Escape", "Alt+Left", "AC_BACK", "X1", "drag", "wheel"])
  func closed(action: String) throws {
    let input = try InputDriver("one")
    try input.top().allowsGoingBack = false

    switch action {
    case "drag":
      input.drag(from: 10, to: 700)
      input.mouse(.up, 700)
    case "wheel":
      for _ in 0..<8 { input.wheel(-1) }
    default: try input.key(action)
    }
    input.settle()

    #expect(input.names == ["root", "one"])
    #expect(input.refusals.contains("\(NavigationRefusal.backNotAllowed)"))
    try input.controller.pop()
    #expect(input.names == ["root"])
  }

  @Test("NF-I49 A screen that disallows going back during a drag still lets that drag finish")
  func closesLate() throws {
    let input = try InputDriver("one")
    input.drag(from: 10, to: 700)

    try input.top().allowsGoingBack = false
    input.mouse(.up, 700)
    input.settle()

    #expect(input.names == ["root"])
  }

  @Test("FC-14 On a right-to-left stage edges, touchpad swipes and keys are mirrored")
  func rightToLeft() throws {
    let input = try InputDriver("one", "two", "three")
    input.session.direction = .rightToLeft

    input.drag(from: 790, to: 100)
    input.mouse(.up, 100)
    input.settle()
    #expect(input.names == ["root", "one", "two"])
    for _ in 0..<6 { input.wheel(1) }
    input.settle()
    #expect(input.names == ["root", "one"])
    try input.key("Alt+Right")

    #expect(input.names == ["root"])
  }
}
