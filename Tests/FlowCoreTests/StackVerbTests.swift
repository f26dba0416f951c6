import FlowCore
import FlowModel
import Testing

/// The cases of stack operations, NAVIGATION-FACTS 3.1.
@Suite struct StackVerbTests {
  @Test("NF-S13 NF-S35 A pop to a screen takes all above it, shows it once, and returns what goes")
  func popTo() throws {
    let rig = try NavigationHarness("one", "two", "three")

    let gone = try rig.controller.pop(to: rig.screen("one"), .immediate)

    #expect(gone.map(\.name) == ["two", "three"])
    #expect(rig.names == ["root", "one"])
    #expect(rig.notices == ["willShow one", "didShow one"])
  }

  @Test("NF-S13 NF-R7 Screens in between appear and disappear nowhere, and are let go")
  func between() throws {
    let rig = try NavigationHarness("one", "two")
    weak let middle = rig.controller.stack[1]

    try rig.controller.popToRoot()
    rig.settle()

    #expect(
      rig.appearances == [
        "willDisappear two", "willAppear root", "didDisappear two", "didAppear root",
      ])
    #expect(middle == nil)
  }

  @Test("NF-S15 A pop to a screen that is not in the stack is refused")
  func popToStranger() throws {
    let rig = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.notInStack) {
      try rig.controller.pop(to: PlainScreen("stranger"))
    }
    #expect(rig.names == ["root", "one"])
  }

  @Test("NF-R3 NF-S51 A pop to the top, or of a root that is alone, changes and says nothing")
  func popToTop() throws {
    let rig = try NavigationHarness("one")

    #expect(try rig.controller.pop(to: rig.screen("one")).isEmpty)
    try rig.controller.popToRoot(.immediate)
    rig.forget()
    #expect(try rig.controller.popToRoot().isEmpty)

    #expect(rig.lines.isEmpty)
  }

  @Test(
    "NF-S55 NF-R22 A pop by count stops at the root",
    arguments: [(0, ["root", "one", "two"]), (1, ["root", "one"]), (2, ["root"]), (5, ["root"])])
  func count(count: Int, names: [String]) throws {
    let rig = try NavigationHarness("one", "two")

    let gone = try rig.controller.pop(count: count, .immediate)

    #expect(gone.count == min(count, 2))
    #expect(rig.names == names)
  }

  @Test("A pop by a negative count is refused, and so is any of a root that is alone")
  func wrongCount() throws {
    let rig = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.invalidCount) { try rig.controller.pop(count: -1) }
    try rig.controller.pop(.immediate)
    #expect(throws: NavigationRefusal.lastScreen) { try rig.controller.pop(count: 3) }
    #expect(rig.names == ["root"])
  }

  @Test("NF-S19 Another order with another top shows that one once, and looks like a pop")
  func reorder() throws {
    let rig = try NavigationHarness("one")

    try rig.controller.setStack([rig.screen("one"), rig.screen("root")])

    #expect(rig.names == ["one", "root"])
    #expect(rig.controller.coordinator?.operation == .pop)
    rig.settle()
    #expect(rig.notices == ["willShow root", "didShow root"])
  }

  @Test("NF-R10 NF-S33 NF-S53 A new top comes as by a push, whatever comes beneath it")
  func setMany() throws {
    let rig = NavigationHarness()
    rig.forget()

    try rig.controller.setStack(
      [rig.root, PlainScreen("one"), PlainScreen("two"), PlainScreen("three")])
    #expect(rig.controller.coordinator?.operation == .push)
    rig.settle()

    #expect(rig.controller.depth == 4)
    #expect(rig.notices == ["willShow three", "didShow three"])
  }

  @Test(
    "NF-S49 A screen taken out below the top is no transition; one at the top is",
    arguments: [(0, 0), (1, 0), (2, 2)])
  func remove(index: Int, notices: Int) throws {
    let rig = try NavigationHarness("one", "two")
    var screens = rig.controller.stack
    screens.remove(at: index)

    try rig.controller.setStack(screens, .immediate)

    #expect(rig.notices.count == notices)
    #expect(rig.controller.depth == 2)
  }

  @Test("NF-S17 NF-R9 A stack is never empty: none is refused, and the same one changes nothing")
  func empty() throws {
    let rig = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.noScreens) { try rig.controller.setStack([]) }
    try rig.controller.setStack(rig.controller.stack)

    #expect(rig.names == ["root", "one"])
    #expect(rig.notices.isEmpty)
  }

  @Test("NF-S7 NF-R12 A screen twice in a new stack is refused, and is not kept")
  func twice() throws {
    let rig = NavigationHarness()
    var screen: PlainScreen? = PlainScreen("one")
    weak let weakScreen = screen

    if let one = screen {
      #expect(throws: NavigationRefusal.alreadyInStack) {
        try rig.controller.setStack([rig.root, one, one])
      }
    }
    screen = nil

    #expect(weakScreen == nil)
    #expect(rig.names == ["root"])
  }

  @Test("NF-S21 Screens that a new stack leaves out are let go")
  func leftOut() throws {
    let rig = try NavigationHarness("one", "two")
    weak let one = rig.controller.stack[1]

    try rig.controller.setStack([rig.root, PlainScreen("three")])
    #expect(one != nil || rig.controller.isMoving)
    rig.settle()

    #expect(one == nil)
    #expect(rig.names == ["root", "three"])
  }

  @Test("Replacing the top is one push to the eye, and the old top is gone")
  func replace() throws {
    let rig = try NavigationHarness("one")

    let gone = try rig.controller.replaceTop(with: PlainScreen("two"))
    #expect(rig.controller.coordinator?.operation == .push)
    rig.settle()

    #expect(gone.name == "one")
    #expect(rig.names == ["root", "two"])
    #expect(rig.notices == ["willShow two", "didShow two"])
  }

  @Test("A top is replaced by itself without a word, and by a screen further down not at all")
  func replaceByKnown() throws {
    let rig = try NavigationHarness("one")

    try rig.controller.replaceTop(with: rig.screen("one"))
    #expect(throws: NavigationRefusal.alreadyInStack) {
      try rig.controller.replaceTop(with: rig.root)
    }

    #expect(rig.notices.isEmpty)
    #expect(rig.names == ["root", "one"])
  }

  @Test("The root can be replaced, too: there is no bottom that stays")
  func replaceRoot() throws {
    let rig = NavigationHarness()

    try rig.controller.replaceTop(with: PlainScreen("new"), .immediate)

    #expect(rig.names == ["new"])
  }

  @Test("NF-S25 Each screen appears and disappears as often as it is shown")
  func counts() throws {
    let rig = NavigationHarness()
    let (one, two) = (PlainScreen("one"), PlainScreen("two"))

    try rig.controller.push(one, .immediate)
    try rig.controller.pop(.immediate)
    try rig.controller.push(two, .immediate)
    try rig.controller.setStack([two, one], .immediate)
    try rig.controller.pop(to: two, .immediate)

    for step in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      #expect(rig.events.filter { $0 == "\(step) one" }.count == 2, "\(step)")
    }
  }
}
