import FlowCore
import FlowModel
import Testing

/// Gates at awkward moments: what is asked for while a head arrives, is queued, or while a finger
/// holds a page.
@Suite struct GateTimingTests {
  /// Requests that would lead back behind the gate.
  enum Back: CaseIterable {
    case pop, popTwo, popTo, push, replace, setStack, interactive

    func ask(_ rig: NavigationHarness, for old: any Screen) throws {
      switch self {
      case .pop: try rig.controller.pop()
      case .popTwo: try rig.controller.pop(count: 2)
      case .popTo: try rig.controller.pop(to: old)
      case .push: try rig.controller.push(old)
      case .replace: try rig.controller.replaceTop(with: old)
      case .setStack: try rig.controller.setStack([old])
      case .interactive: try rig.controller.pop(.interactive(PercentDrivenTransition()))
      }
    }
  }

  @Test(
    "FC-13 S2-7 While a head arrives, every request that leads back is refused and changes nothing",
    arguments: Back.allCases, [0.0, 1, 90, 250, 400])
  func refused(back: Back, milliseconds: Double) throws {
    let rig = try NavigationHarness.gated("login")
    let login = try rig.screen("login")
    try rig.controller.push(HeadScreen("main"))
    rig.advance(milliseconds: milliseconds)
    let before = rig.controller.fraction

    #expect(throws: NavigationRefusal.behindGate) { try back.ask(rig, for: login) }

    #expect(rig.controller.fraction == before)
    rig.settle()
    #expect(rig.names == ["main"])
    #expect(rig.notices == ["willShow main", "didShow main"])
  }

  @Test("S2-15 A head that waits for a running transition cannot be taken back either")
  func queued() throws {
    let rig = try NavigationHarness.gated("login")
    try rig.controller.push(PlainScreen("code"))
    rig.advance(milliseconds: 40)

    try rig.controller.push(HeadScreen("main"))

    #expect(throws: NavigationRefusal.behindGate) { try rig.controller.pop() }
    rig.settle()
    #expect(rig.names == ["main"])
    #expect(rig.trims == ["main 3"])
  }

  @Test("S2-15 What is asked for while a head arrives comes after it, and upon it")
  func queuedBehind() throws {
    let rig = try NavigationHarness.gated("login")
    try rig.controller.push(HeadScreen("main"))
    rig.advance(milliseconds: 100)

    try rig.controller.push(PlainScreen("detail"))
    rig.settle()

    #expect(rig.names == ["main", "detail"])
    #expect(
      rig.notices == ["willShow main", "didShow main", "willShow detail", "didShow detail"])
    try rig.controller.pop()
    rig.settle()
    #expect(rig.names == ["main"])
  }

  @Test("A screen that takes a head's place while that arrives is behind no gate, and opens none")
  func replacedHead() throws {
    let rig = try NavigationHarness.gated("login")
    try rig.controller.push(HeadScreen("main"))
    rig.advance(milliseconds: 100)

    try rig.controller.replaceTop(with: PlainScreen("other"))

    #expect(!rig.controller.canPop)
    rig.settle()
    #expect(rig.names == ["other"])
  }

  @Test("S2-15 Two heads in a row leave the second one", arguments: [0.0, 120])
  func twoHeads(milliseconds: Double) throws {
    let rig = try NavigationHarness.gated("login")
    try rig.controller.push(HeadScreen("tutorial"))
    rig.advance(milliseconds: milliseconds)

    try rig.controller.push(HeadScreen("main"))
    rig.settle()

    #expect(rig.names == ["main"])
  }

  @Test("NF-G5 A drag is cancelled first, and then the head comes from the picture on screen")
  func duringDrag() throws {
    let rig = try NavigationHarness.gated("login")
    let hand = try rig.takeHold()
    hand.driver.update(0.4)

    try rig.controller.push(HeadScreen("main"))
    #expect(rig.notices == ["willShow root", "didCancel root", "willShow main"])
    hand.driver.finish()
    rig.settle()

    #expect(rig.names == ["main"])
    #expect(rig.trims == ["main 2"])
  }

  @Test(
    "A head that a finger draws in is a gate only when it is let go there",
    arguments: [true, false])
  func drawnIn(finishes: Bool) throws {
    let rig = try NavigationHarness.gated("login")
    let driver = PercentDrivenTransition()
    let head = HeadScreen("main")
    try rig.controller.push(head, .interactive(driver))
    driver.update(0.6)
    #expect(rig.controller.screen(beneath: head) == nil)
    #expect(rig.controller.canPop)

    if finishes { driver.finish() } else { driver.cancel() }

    #expect(rig.controller.canPop == !finishes)
    rig.settle()

    #expect(rig.names == (finishes ? ["main"] : ["root", "login"]))
  }

  @Test("FC-13 Nobody takes hold of an arriving head to send it away again")
  func takesNoHold() throws {
    let rig = try NavigationHarness.gated("login")
    let hand = HandDriver()
    rig.controller.transitionProvider = hand
    try rig.controller.push(HeadScreen("main"), .interactive(hand.driver))
    hand.driver.update(0.5)
    hand.driver.finish()
    rig.advance(milliseconds: 30)

    #expect(throws: NavigationRefusal.behindGate) { try rig.controller.pop() }

    rig.settle()
    #expect(rig.names == ["main"])
  }

  @Test("A held transition to a head stays a gate")
  func held() throws {
    let rig = try NavigationHarness.gated("login")
    try rig.controller.push(HeadScreen("main"))
    rig.advance(milliseconds: 50)
    try rig.controller.freeze(at: 0.42)

    #expect(throws: NavigationRefusal.frozen) { try rig.controller.pop() }
    rig.controller.unfreeze()
    #expect(throws: NavigationRefusal.behindGate) { try rig.controller.pop() }
    rig.settle()

    #expect(rig.names == ["main"])
  }

  @Test("NF-G9 A head drops the flows that lie on its own, and each of their screens hears it once")
  func overPresented() throws {
    let rig = try NavigationHarness.gated("settings")
    let sheet = NavigationController(
      root: PlainScreen("account"), context: rig.context, isOnStage: false)
    try rig.controller.present(sheet)
    rig.settle()
    try sheet.push(PlainScreen("sign-out"))
    rig.settle()
    rig.forget()

    try rig.controller.push(HeadScreen("welcome"))
    #expect(rig.pictured == ["welcome"])
    rig.settle()

    #expect(rig.names == ["welcome"])
    #expect(rig.controller.presented == nil)
    #expect(
      rig.appearances == [
        "willDisappear sign-out", "willAppear welcome", "didDisappear sign-out",
        "didAppear welcome",
      ])
  }

  @Test(
    "A head that a driver draws in beneath another flow drops that when it is let go there",
    arguments: [true, false], [true, false])
  func drawnInBeneath(finishes: Bool, isFrozen: Bool) throws {
    let rig = try NavigationHarness.gated("settings")
    let sheet = NavigationController(
      root: PlainScreen("account"), context: rig.context, isOnStage: false)
    try rig.controller.present(sheet, .immediate)
    let driver = PercentDrivenTransition()
    try rig.controller.push(HeadScreen("welcome"), .interactive(driver))
    driver.update(0.5)
    if isFrozen { try rig.controller.freeze() }

    if finishes { driver.finish() } else { driver.cancel() }
    if isFrozen { rig.controller.unfreeze() }
    rig.settle()

    #expect(rig.names == (finishes ? ["welcome"] : ["root", "settings"]))
    #expect((rig.controller.presented === sheet) == !finishes)
  }
}
