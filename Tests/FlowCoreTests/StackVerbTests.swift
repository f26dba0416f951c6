import FlowCore
import FlowModel
import Testing

@Suite struct StackVerbTests {
  @Test("NF-S13 NF-S35 A pop to a screen shows it once and returns the screens removed above it")
  func popTo() throws {
    let harness = try NavigationHarness("one", "two", "three")

    let gone = try harness.controller.pop(to: harness.screen("one"), .immediate)

    #expect(gone.map(\.name) == ["two", "three"])
    #expect(harness.names == ["root", "one"])
    #expect(harness.notices == ["willShow one", "didShow one"])
  }

  @Test("NF-S13 NF-R7 Screens that a pop skips get no appearance callbacks and are deallocated")
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

  @Test("NF-R3 NF-S51 A pop to the top, or to the root if it is alone, changes and reports nothing")
  func popToTop() throws {
    let harness = try NavigationHarness("one")

    #expect(try harness.controller.pop(to: harness.screen("one")).isEmpty)
    #expect(harness.lines.isEmpty)
    try harness.controller.popToRoot(.immediate)
    harness.clearTrace()
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

  @Test("A pop by a negative count is refused, and so is a pop with only the root left")
  func wrongCount() throws {
    let harness = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.invalidCount) { try harness.controller.pop(count: -1) }
    try harness.controller.pop(.immediate)
    #expect(throws: NavigationRefusal.lastScreen) { try harness.controller.pop(count: 3) }
    #expect(harness.names == ["root"])
  }

  @Test("NF-S19 Reordering the stack so that another screen is on top shows it once, as a pop")
  func reorder() throws {
    let harness = try NavigationHarness("one")

    try harness.controller.setStack([harness.screen("one"), harness.screen("root")])

    #expect(harness.names == ["one", "root"])
    #expect(harness.controller.coordinator?.operation == .pop)
    harness.settle()
    #expect(harness.notices == ["willShow root", "didShow root"])
  }

  @Test("NF-R10 NF-S33 NF-S53 Setting a stack with a new top screen shows it once, as a push")
  func setMany() throws {
    let harness = NavigationHarness()
    harness.clearTrace()

    try harness.controller.setStack(
      [harness.root, PlainScreen("one"), PlainScreen("two"), PlainScreen("three")])
    #expect(harness.controller.coordinator?.operation == .push)
    harness.settle()

    #expect(harness.controller.depth == 4)
    #expect(harness.notices == ["willShow three", "didShow three"])
  }

  @Test(
    "NF-S49 Removing a screen below the top causes no transition; removing the top does",
    arguments: [(0, 0), (1, 0), (2, 2)])
  func remove(index: Int, notices: Int) throws {
    let harness = try NavigationHarness("one", "two")
    var screens = harness.controller.stack
    screens.remove(at: index)

    try harness.controller.setStack(screens, .immediate)

    #expect(harness.notices.count == notices)
    #expect(harness.controller.depth == 2)
  }

  @Test(
    "NF-S17 NF-R9 Setting an empty stack is refused, and setting the same stack changes nothing")
  func empty() throws {
    let harness = try NavigationHarness("one")

    #expect(throws: NavigationRefusal.noScreens) { try harness.controller.setStack([]) }
    try harness.controller.setStack(harness.controller.stack)

    #expect(harness.names == ["root", "one"])
    #expect(harness.notices.isEmpty)
  }

  @Test("NF-S7 NF-R12 A stack that contains a screen twice is refused, and the screen is not kept")
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

  @Test("NF-S21 Screens that a new stack leaves out are deallocated")
  func leftOut() throws {
    let harness = try NavigationHarness("one", "two")
    weak let one = harness.controller.stack[1]

    try harness.controller.setStack([harness.root, PlainScreen("three")])
    #expect(harness.controller.isMoving)
    harness.settle()

    #expect(one == nil)
    #expect(harness.names == ["root", "three"])
  }

  @Test("Replacing the top animates as one push and removes the old top")
  func replace() throws {
    let harness = try NavigationHarness("one")

    let gone = try harness.controller.replaceTop(with: PlainScreen("two"))
    #expect(harness.controller.coordinator?.operation == .push)
    harness.settle()

    #expect(gone.name == "one")
    #expect(harness.names == ["root", "two"])
    #expect(harness.notices == ["willShow two", "didShow two"])
  }

  @Test("Replacing the top with itself does nothing; a screen further down is refused")
  func replaceByKnown() throws {
    let harness = try NavigationHarness("one")

    try harness.controller.replaceTop(with: harness.screen("one"))
    #expect(throws: NavigationRefusal.alreadyInStack) {
      try harness.controller.replaceTop(with: harness.root)
    }

    #expect(harness.notices.isEmpty)
    #expect(harness.names == ["root", "one"])
  }

  @Test("The root can be replaced")
  func replaceRoot() throws {
    let harness = NavigationHarness()

    try harness.controller.replaceTop(with: PlainScreen("new"), .immediate)

    #expect(harness.names == ["new"])
  }

  @Test("NF-S25 Each screen gets its appearance callbacks as often as it is shown")
  func counts() throws {
    let harness = NavigationHarness()
    let (one, two) = (PlainScreen("one"), PlainScreen("two"))
    let count = { (step: String, name: String) in
      harness.events.count { $0 == "\(step) \(name)" }
    }

    try harness.controller.setStack([one], .immediate)
    try harness.controller.push(two, .immediate)
    try harness.controller.pop(.immediate)
    try harness.controller.setStack([two], .immediate)
    try harness.controller.push(one, .immediate)
    try harness.controller.pop(.immediate)
    // From here on, screen "one" is never on top.
    try harness.controller.setStack([two, one, PlainScreen("three")], .immediate)
    try harness.controller.pop(to: two, .immediate)

    for (name, shown, hidden) in [("one", 3, 3), ("two", 4, 3), ("three", 1, 1)] {
      for step in ["willAppear", "didAppear"] {
        #expect(count(step, name) == shown, "\(step) \(name)")
      }
      for step in ["willDisappear", "didDisappear"] {
        #expect(count(step, name) == hidden, "\(step) \(name)")
      }
    }
  }
}
