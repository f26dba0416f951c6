import FlowCore
import FlowModel
import Testing

@Suite struct GateTimingTests {
  enum Back: CaseIterable {
    case pop, popTwo, popTo, push, replace, setStack, interactive

    func ask(_ harness: NavigationHarness, for old: any Screen) throws {
      switch self {
      case .pop: try harness.controller.pop()
      case .popTwo: try harness.controller.pop(count: 2)
      case .popTo: try harness.controller.pop(to: old)
      case .push: try harness.controller.push(old)
      case .replace: try harness.controller.replaceTop(with: old)
      case .setStack: try harness.controller.setStack([old])
      case .interactive: try harness.controller.pop(.interactive(PercentDrivenTransition()))
      }
    }
  }

  @Test(
    "FC-13 S2-7 While a gate head arrives, every request that leads back is refused",
    arguments: Back.allCases, [0.0, 1, 90, 250, 400])
  func refused(back: Back, milliseconds: Double) throws {
    let harness = try NavigationHarness.gated("login")
    let login = try harness.screen("login")
    try harness.controller.push(HeadScreen("main"))
    harness.advance(milliseconds: milliseconds)
    let before = harness.controller.fraction

    #expect(throws: NavigationRefusal.behindGate) { try back.ask(harness, for: login) }

    #expect(harness.controller.fraction == before)
    harness.settle()
    #expect(harness.names == ["main"])
    #expect(harness.notices == ["willShow main", "didShow main"])
  }

  @Test("S2-15 A gate head that is queued behind a transition cannot be popped")
  func queued() throws {
    let harness = try NavigationHarness.gated("login")
    try harness.controller.push(PlainScreen("code"))
    harness.advance(milliseconds: 40)

    try harness.controller.push(HeadScreen("main"))

    #expect(throws: NavigationRefusal.behindGate) { try harness.controller.pop() }
    harness.settle()
    #expect(harness.names == ["main"])
    #expect(harness.trims == ["main 3"])
  }

  @Test("S2-15 A request made while a gate head arrives is carried out after it, and on top of it")
  func queuedBehind() throws {
    let harness = try NavigationHarness.gated("login")
    try harness.controller.push(HeadScreen("main"))
    harness.advance(milliseconds: 100)

    try harness.controller.push(PlainScreen("detail"))
    harness.settle()

    #expect(harness.names == ["main", "detail"])
    #expect(
      harness.notices == ["willShow main", "didShow main", "willShow detail", "didShow detail"])
    try harness.controller.pop()
    harness.settle()
    #expect(harness.names == ["main"])
  }

  @Test("A screen that replaces an arriving gate head becomes the root, and the gate stays closed")
  func replacedHead() throws {
    let harness = try NavigationHarness.gated("login")
    try harness.controller.push(HeadScreen("main"))
    harness.advance(milliseconds: 100)

    try harness.controller.replaceTop(with: PlainScreen("other"))

    #expect(!harness.controller.canPop)
    harness.settle()
    #expect(harness.names == ["other"])
  }

  @Test("S2-15 Of two gate heads in a row only the second one stays", arguments: [0.0, 120])
  func twoHeads(milliseconds: Double) throws {
    let harness = try NavigationHarness.gated("login")
    try harness.controller.push(HeadScreen("tutorial"))
    harness.advance(milliseconds: milliseconds)

    try harness.controller.push(HeadScreen("main"))
    harness.settle()

    #expect(harness.names == ["main"])
  }

  @Test(
    "NF-G5 Pushing a gate head during a drag cancels the drag and removes the pages below the head")
  func duringDrag() throws {
    let harness = try NavigationHarness.gated("login")
    let drag = try harness.beginDrag()
    drag.driver.update(0.4)
    let before = harness.controller.visiblePages.map(\.pose.shift)
    #expect(before.count == 2)

    try harness.controller.push(HeadScreen("main"))
    #expect(harness.notices == ["willShow root", "didCancel root", "willShow main"])
    #expect(harness.visibleNames == ["root", "login", "main"])
    for (page, shift) in zip(harness.controller.visiblePages, before) {
      #expect(abs(page.pose.shift - shift) < 1e-12)
    }
    drag.driver.finish()
    harness.settle()

    #expect(harness.names == ["main"])
    #expect(harness.trims == ["main 2"])
  }

  @Test(
    "An interactively pushed gate head closes the route back only when the drag finishes",
    arguments: [true, false])
  func interactivePush(finishes: Bool) throws {
    let harness = try NavigationHarness.gated("login")
    let driver = PercentDrivenTransition()
    let head = HeadScreen("main")
    try harness.controller.push(head, .interactive(driver))
    driver.update(0.6)
    #expect(harness.controller.screen(below: head) == nil)
    #expect(harness.controller.canPop)

    if finishes { driver.finish() } else { driver.cancel() }

    #expect(harness.controller.canPop == !finishes)
    harness.settle()

    #expect(harness.names == (finishes ? ["main"] : ["root", "login"]))
  }

  @Test("FC-13 An arriving gate head cannot be grabbed for a pop")
  func beginsNoDrag() throws {
    let harness = try NavigationHarness.gated("login")
    let drag = DragDriver()
    harness.controller.transitionProvider = drag
    try harness.controller.push(HeadScreen("main"), .interactive(drag.driver))
    drag.driver.update(0.5)
    drag.driver.finish()
    harness.advance(milliseconds: 30)

    #expect(throws: NavigationRefusal.behindGate) { try harness.controller.pop() }

    harness.settle()
    #expect(harness.names == ["main"])
  }

  @Test("A frozen transition to a gate head still closes the route back")
  func frozenPush() throws {
    let harness = try NavigationHarness.gated("login")
    try harness.controller.push(HeadScreen("main"))
    harness.advance(milliseconds: 50)
    try harness.controller.freeze(at: 0.42)

    #expect(throws: NavigationRefusal.frozen) { try harness.controller.pop() }
    harness.controller.unfreeze()
    #expect(throws: NavigationRefusal.behindGate) { try harness.controller.pop() }
    harness.settle()

    #expect(harness.names == ["main"])
  }

  @Test("NF-G9 A gate head dismisses the flows presented on its flow, with each callback once")
  func overPresented() throws {
    let harness = try NavigationHarness.gated("settings")
    let sheet = NavigationController(
      root: PlainScreen("account"), context: harness.context, isVisible: false)
    try harness.controller.present(sheet)
    harness.settle()
    try sheet.push(PlainScreen("sign-out"))
    harness.settle()
    harness.clearTrace()

    try harness.controller.push(HeadScreen("welcome"))
    #expect(harness.visibleNames == ["welcome"])
    harness.settle()

    #expect(harness.names == ["welcome"])
    #expect(harness.controller.presented == nil)
    #expect(
      harness.appearances == [
        "willDisappear sign-out", "willAppear welcome", "didDisappear sign-out",
        "didAppear welcome",
      ])
  }

  @Test(
    "An interactively pushed gate head dismisses the presented flow only if the drag finishes",
    arguments: [true, false], [true, false])
  func drawnInBeneath(finishes: Bool, isFrozen: Bool) throws {
    let harness = try NavigationHarness.gated("settings")
    let sheet = NavigationController(
      root: PlainScreen("account"), context: harness.context, isVisible: false)
    try harness.controller.present(sheet, .immediate)
    let driver = PercentDrivenTransition()
    try harness.controller.push(HeadScreen("welcome"), .interactive(driver))
    driver.update(0.5)
    if isFrozen { try harness.controller.freeze() }

    if finishes { driver.finish() } else { driver.cancel() }
    if isFrozen { harness.controller.unfreeze() }
    harness.settle()

    #expect(harness.names == (finishes ? ["welcome"] : ["root", "settings"]))
    #expect((harness.controller.presented === sheet) == !finishes)
  }
}
