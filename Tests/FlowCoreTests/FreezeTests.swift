import FlowCore
import FlowModel
import Testing

@Suite struct FreezeTests {
  @Test("FC-1 A frozen transition stays where it is and continues unchanged when unfrozen")
  func freezeAndUnfreeze() throws {
    let (frozen, free) = (NavigationHarness(), NavigationHarness())
    for harness in [frozen, free] {
      try harness.controller.push(PlainScreen("next"))
      harness.advance(milliseconds: 100)
    }

    try frozen.controller.freeze()
    let shift = frozen.shift("next")
    frozen.advance(milliseconds: 700)
    #expect(frozen.shift("next") == shift)
    #expect(!frozen.controller.isMoving)
    frozen.controller.unfreeze()
    frozen.advance(milliseconds: 60)
    free.advance(milliseconds: 60)

    #expect(abs(try #require(frozen.shift("next")) - #require(free.shift("next"))) < 1e-12)
    frozen.settle()
    #expect(frozen.events.last == "didShow next")
  }

  @Test(
    "FC-1 On releaseFrozen, the release rule is given the distance in points of the stage",
    arguments: [(0.2, false), (0.5, true)])
  func releaseInPoints(fraction: Double, finishes: Bool) throws {
    let harness = NavigationHarness()
    harness.controller.context.stage.size = Size(width: 390, height: 844)
    harness.controller.context.preferences.releaseRule = ReleaseRule("far") { distance, _, _ in
      distance > 100
    }
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)
    try harness.controller.freeze(at: fraction)

    harness.controller.releaseFrozen()
    harness.settle()

    #expect(harness.events.last == (finishes ? "didShow next" : "didCancel next"))
  }

  @Test(
    "FC-1 A transition can be frozen at any fraction, clamped to 0…1, and NaN changes nothing",
    arguments: [0, 0.42, 1, 7, -1])
  func scrub(fraction: Double) throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)

    try harness.controller.freeze(at: fraction)

    let clamped = min(max(fraction, 0), 1)
    #expect(harness.controller.fraction == clamped)
    #expect(harness.shift("next") == 1 - clamped)
    try harness.controller.freeze(at: .nan)
    #expect(harness.controller.fraction == clamped)
  }

  @Test("A transition moved while frozen continues from there, without velocity")
  func resumeMoved() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)
    try harness.controller.freeze(at: 0.2)

    harness.controller.unfreeze()

    #expect(harness.controller.fraction == 0.2)
    #expect(harness.controller.coordinator?.velocity == 0)
    harness.settle()
    #expect(harness.names == ["root", "next"])
  }

  @Test("FC-1 Requests while a transition is frozen are refused, and the stack is unchanged")
  func refused() throws {
    let harness = try NavigationHarness("one")
    try harness.controller.push(PlainScreen("two"))
    harness.advance(milliseconds: 100)
    try harness.controller.freeze()
    let root = harness.root
    let verbs: [(NavigationController) throws -> Void] = [
      { try $0.push(PlainScreen("new")) }, { try $0.pop() }, { try $0.pop(count: 1) },
      { try $0.pop(to: root) }, { try $0.popToRoot() }, { try $0.setStack([root]) },
      { try $0.replaceTop(with: PlainScreen("new")) },
      { try $0.pop(.interactive(PercentDrivenTransition())) }, { try $0.pop(.immediate) },
    ]

    for verb in verbs {
      #expect(throws: NavigationRefusal.frozen) { try verb(harness.controller) }
    }

    #expect(harness.names == ["root", "one", "two"])
    harness.controller.unfreeze()
    harness.settle()
    #expect(harness.notices == ["willShow two", "didShow two"])
  }

  @Test("FC-1 A frozen drag refuses its driver's updates and follows them again when unfrozen")
  func frozenDrag() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.4)
    try harness.controller.freeze()

    drag.driver.update(0.9)

    #expect(drag.driver.fraction == 0.4)
    #expect(harness.events.last == "refused root")
    harness.controller.unfreeze()
    drag.driver.update(0.9)
    #expect(harness.shift("top") == 0.9)
  }

  @Test(
    "A release while a drag is frozen takes effect when it is unfrozen", arguments: [true, false])
  func releasedWhileFrozen(finishes: Bool) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.4)
    try harness.controller.freeze()

    if finishes { drag.driver.finish(velocity: 1) } else { drag.driver.cancel() }
    #expect(harness.names == ["root", "top"])
    #expect(harness.shift("top") == 0.4)
    #expect(!drag.driver.isDriving)
    harness.controller.unfreeze()
    #expect(harness.shift("top") == 0.4)
    harness.settle()

    #expect(harness.names == (finishes ? ["root"] : ["root", "top"]))
    #expect(harness.events.last == (finishes ? "didShow root" : "didCancel root"))
  }

  @Test("Freezing a presented flow freezes its presentation, and requests are refused")
  func frozenPresentation() throws {
    let harness = NavigationHarness()
    let sheet = NavigationController(
      root: PlainScreen("sheet"), context: harness.context, isVisible: false)
    try harness.controller.present(sheet)
    harness.advance(milliseconds: 100)

    try sheet.freeze(at: 0.42)

    #expect(harness.controller.presentation.fraction == 0.42)
    #expect(throws: NavigationRefusal.frozen) { try sheet.push(PlainScreen("more")) }
    #expect(throws: NavigationRefusal.frozen) { try harness.controller.dismiss() }
    harness.controller.unfreeze()
    harness.settle()
    #expect(harness.controller.presented === sheet)
  }

  @Test("A transition that is settling back can be frozen and continues back when unfrozen")
  func frozenSettle() throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.6)
    drag.driver.cancel()
    harness.advance(milliseconds: 40)

    try harness.controller.freeze(at: 0.9)
    harness.controller.unfreeze()
    harness.settle()

    #expect(harness.events.last == "didCancel root")
  }

  @Test(
    "A flow that appears while a cancelled drag is frozen shows the page that stays",
    arguments: [true, false])
  func appearsWhileFrozen(isReleasedFirst: Bool) throws {
    let harness = NavigationHarness()
    let drag = try harness.pushAndBeginDrag()
    drag.driver.update(0.6)
    harness.controller.forward(.willDisappear)
    harness.controller.forward(.didDisappear)
    if isReleasedFirst { drag.driver.cancel() }
    try harness.controller.freeze()
    if !isReleasedFirst { drag.driver.cancel() }
    harness.clearTrace()

    harness.controller.forward(.willAppear)
    harness.controller.forward(.didAppear)
    harness.controller.unfreeze()
    harness.settle()

    #expect(harness.appearances == ["willAppear top", "didAppear top"])
  }

  @Test("Freezing a transition also freezes the transitions that it carries")
  func frozenCarried() throws {
    let harness = try NavigationHarness("one")
    let drag = try harness.pushAndBeginDrag("two")
    drag.driver.update(0.7)
    try harness.controller.push(PlainScreen("three"))
    harness.advance(milliseconds: 30)

    try harness.controller.freeze()
    let poses = harness.controller.visiblePages.map(\.pose)
    harness.advance(milliseconds: 5000)
    #expect(harness.controller.visiblePages.map(\.pose) == poses)
    harness.controller.unfreeze()

    #expect(harness.controller.visiblePages.map(\.pose) == poses)
    harness.settle()
    #expect(harness.controller.visiblePages.map(\.screen.name) == ["three"])
  }

  @Test("Freezing is refused while idle, and unfreezing does nothing")
  func settled() throws {
    let harness = NavigationHarness()

    #expect(throws: NavigationRefusal.noTransition) { try harness.controller.freeze(at: 0.5) }
    harness.controller.unfreeze()

    #expect(!harness.controller.isFrozen)
  }
}
