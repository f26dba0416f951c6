import FlowCore
import FlowModel
import Testing

/// The cases of stack operations, NAVIGATION-FACTS 3.1.
@Suite struct StackVerbTests {
  @Test("NF-S13 NF-S35 A pop to a screen takes all above it, shows it once, and returns what goes")
  func popTo() throws {
    let harness = try NavigationHarness("one", "two", "three")

    let gone = try harness.controller.pop(to: harness.screen("one"), .immediate)

    #expect(gone.map(\.name) == ["two", "three"])
    #expect(harness.names == ["root", "one"])
    #expect(harness.notices == ["willShow one", "didShow one"])
  }

  @Test("NF-S13 NF-R7 Screens in between appear and disappear nowhere, and are let go")
  func between() throws {
    let harness = try NavigationHarness("one", "two")
    weak let middle = harness.controller.stack[1]

    try harness.controller.popToRoot()
    harness.settle()

    #expect(
      harness.appearances == [
        "willDisappear two", "willAppear root", "didDisappear two", "didAppear root",
      ])
    #expect(middle == nil)
  }

  @Test("NF-S15 A pop to a screen that is not in the stack is refused")
  func popToStranger() throws {
    let harness = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.notInStack) {
      try harness.controller.pop(to: PlainScreen("stranger"))
    }
    #expect(harness.names == ["root", "one"])
  }

  @Test("NF-R3 NF-S51 A pop to the top, or of a root that is alone, changes and says nothing")
  func popToTop() throws {
    let harness = try NavigationHarness("one")

    #expect(try harness.controller.pop(to: harness.screen("one")).isEmpty)
    try harness.controller.popToRoot(.immediate)
    harness.forget()
    #expect(try harness.controller.popToRoot().isEmpty)

    #expect(harness.lines.isEmpty)
  }

  @Test(
    "NF-S55 NF-R22 A pop by count stops at the root",
    arguments: [(0, ["root", "one", "two"]), (1, ["root", "one"]), (2, ["root"]), (5, ["root"])])
  func count(count: Int, names: [String]) throws {
    let harness = try NavigationHarness("one", "two")

    let gone = try harness.controller.pop(count: count, .immediate)

    #expect(gone.count == min(count, 2))
    #expect(harness.names == names)
  }

  @Test("A pop by a negative count is refused, and so is any of a root that is alone")
  func wrongCount() throws {
    let harness = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.invalidCount) { try harness.controller.pop(count: -1) }
    try harness.controller.pop(.immediate)
    #expect(throws: NavigationRefusal.lastScreen) { try harness.controller.pop(count: 3) }
    #expect(harness.names == ["root"])
  }

  @Test("NF-S19 Another order with another top shows that one once, and looks like a pop")
  func reorder() throws {
    let harness = try NavigationHarness("one")

    try harness.controller.setStack([harness.screen("one"), harness.screen("root")])

    #expect(harness.names == ["one", "root"])
    #expect(harness.controller.coordinator?.operation == .pop)
    harness.settle()
    #expect(harness.notices == ["willShow root", "didShow root"])
  }

  @Test("NF-R10 NF-S33 NF-S53 A new top comes as by a push, whatever comes beneath it")
  func setMany() throws {
    let harness = NavigationHarness()
    harness.forget()

    try harness.controller.setStack(
      [harness.root, PlainScreen("one"), PlainScreen("two"), PlainScreen("three")])
    #expect(harness.controller.coordinator?.operation == .push)
    harness.settle()

    #expect(harness.controller.depth == 4)
    #expect(harness.notices == ["willShow three", "didShow three"])
  }

  @Test(
    "NF-S49 A screen taken out below the top is no transition; one at the top is",
    arguments: [(0, 0), (1, 0), (2, 2)])
  func remove(index: Int, notices: Int) throws {
    let harness = try NavigationHarness("one", "two")
    var screens = harness.controller.stack
    screens.remove(at: index)

    try harness.controller.setStack(screens, .immediate)

    #expect(harness.notices.count == notices)
    #expect(harness.controller.depth == 2)
  }

  @Test("NF-S17 NF-R9 A stack is never empty: none is refused, and the same one changes nothing")
  func empty() throws {
    let harness = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.noScreens) { try harness.controller.setStack([]) }
    try harness.controller.setStack(harness.controller.stack)

    #expect(harness.names == ["root", "one"])
    #expect(harness.notices.isEmpty)
  }

  @Test("NF-S7 NF-R12 A screen twice in a new stack is refused, and is not kept")
  func twice() throws {
    let harness = NavigationHarness()
    var screen: PlainScreen? = PlainScreen("one")
    weak let weakScreen = screen

    if let one = screen {
      #expect(throws: NavigationRefusal.alreadyInStack) {
        try harness.controller.setStack([harness.root, one, one])
      }
    }
    screen = nil

    #expect(weakScreen == nil)
    #expect(harness.names == ["root"])
  }

  @Test("NF-S21 Screens that a new stack leaves out are let go")
  func leftOut() throws {
    let harness = try NavigationHarness("one", "two")
    weak let one = harness.controller.stack[1]

    try harness.controller.setStack([harness.root, PlainScreen("three")])
    #expect(one != nil || harness.controller.isMoving)
    harness.settle()

    #expect(one == nil)
    #expect(harness.names == ["root", "three"])
  }

  @Test("Replacing the top is one push to the eye, and the old top is gone")
  func replace() throws {
    let harness = try NavigationHarness("one")

    let gone = try harness.controller.replaceTop(with: PlainScreen("two"))
    #expect(harness.controller.coordinator?.operation == .push)
    harness.settle()

    #expect(gone.name == "one")
    #expect(harness.names == ["root", "two"])
    #expect(harness.notices == ["willShow two", "didShow two"])
  }

  @Test("A top is replaced by itself without a word, and by a screen further down not at all")
  func replaceByKnown() throws {
    let harness = try NavigationHarness("one")

    try harness.controller.replaceTop(with: harness.screen("one"))
    #expect(throws: NavigationRefusal.alreadyInStack) {
      try harness.controller.replaceTop(with: harness.root)
    }

    #expect(harness.notices.isEmpty)
    #expect(harness.names == ["root", "one"])
  }

  @Test("The root can be replaced, too: there is no bottom that stays")
  func replaceRoot() throws {
    let harness = NavigationHarness()

    try harness.controller.replaceTop(with: PlainScreen("new"), .immediate)

    #expect(harness.names == ["new"])
  }

  @Test("NF-S25 Each screen appears and disappears as often as it is shown")
  func counts() throws {
    let harness = NavigationHarness()
    let (one, two) = (PlainScreen("one"), PlainScreen("two"))

    try harness.controller.push(one, .immediate)
    try harness.controller.pop(.immediate)
    try harness.controller.push(two, .immediate)
    try harness.controller.setStack([two, one], .immediate)
    try harness.controller.pop(to: two, .immediate)

    for step in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      #expect(harness.events.filter { $0 == "\(step) one" }.count == 2, "\(step)")
    }
  }
}
