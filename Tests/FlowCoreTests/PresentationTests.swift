import FlowCore
import FlowModel
import Testing

@Suite struct PresentationTests {
  private func flow(_ name: String, in harness: NavigationHarness) -> NavigationController {
    NavigationController(root: PlainScreen(name), context: harness.context, isVisible: false)
  }

  @Test("S4-23 A presentation notifies observers and screens in order")
  func present() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    harness.clearTrace()

    try harness.controller.present(sheet)
    harness.settle()

    #expect(
      harness.events == [
        "present sheet", "willShow sheet", "willDisappear root", "willAppear sheet",
        "didDisappear root", "didAppear sheet", "didShow sheet",
      ])
    #expect(harness.controller.presented === sheet && sheet.presenting === harness.controller)
  }

  @Test(
    "S4-22 S4-23 A flow can be presented and dismissed in every transition mode",
    arguments: [0, 1, 2, 3])
  func modes(index: Int) throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    let driver = PercentDrivenTransition()
    let mode: TransitionMode =
      [.immediate, .standard, .custom(CrossFadeTransitionStyle()), .interactive(driver)][index]

    try harness.controller.present(sheet, mode)
    driver.update(0.5)
    driver.finish()
    harness.settle()
    #expect(harness.controller.presented === sheet)
    try sheet.dismiss(mode)
    driver.update(0.5)
    driver.finish()
    harness.settle()

    #expect(harness.controller.presented == nil)
    #expect(
      harness.notices.suffix(4)
        == ["willShow sheet", "didShow sheet", "willShow root", "didShow root"])
  }

  @Test("A cancelled interactive dismissal keeps the flow, with balanced appearance callbacks")
  func cancelled() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    try harness.controller.present(sheet, .immediate)
    let driver = PercentDrivenTransition()
    harness.clearTrace()

    try sheet.dismiss(.interactive(driver))
    driver.update(0.3)
    driver.cancel()
    harness.settle()

    #expect(harness.controller.presented === sheet)
    #expect(
      harness.appearances == [
        "willDisappear sheet", "willAppear root", "willDisappear root", "didDisappear root",
        "willAppear sheet", "didAppear sheet",
      ])
  }

  @Test("Dismissing on a presenting flow removes all flows above it")
  func nested() throws {
    let harness = NavigationHarness()
    let (one, two, three) = (
      flow("one", in: harness), flow("two", in: harness), flow("three", in: harness)
    )
    try harness.controller.present(one, .immediate)
    try one.present(two, .immediate)
    try two.present(three, .immediate)
    harness.clearTrace()

    try one.dismiss()
    harness.settle()

    #expect(one.presented == nil && harness.controller.presented === one)
    #expect(harness.notices == ["willShow one", "didShow one"])
    try one.dismiss()
    harness.settle()
    #expect(harness.controller.presented == nil)
  }

  @Test("Each presented flow has its own stack")
  func ownStack() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    try harness.controller.present(sheet, .immediate)

    try sheet.push(PlainScreen("deeper"))
    harness.settle()

    #expect(sheet.stack.map(\.name) == ["sheet", "deeper"])
    #expect(harness.names == ["root"])
  }

  @Test("Invalid presentations and dismissals are refused with the reason")
  func refused() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)

    #expect(throws: NavigationRefusal.notPresented) { try harness.controller.dismiss() }
    try harness.controller.present(sheet, .immediate)
    #expect(throws: NavigationRefusal.alreadyPresenting) {
      try harness.controller.present(flow("other", in: harness))
    }
    #expect(throws: NavigationRefusal.alreadyInStack) { try sheet.present(sheet) }
    #expect(throws: NavigationRefusal.alreadyInStack) { try sheet.present(harness.controller) }
    #expect(throws: NavigationRefusal.otherSession) {
      try sheet.present(NavigationHarness().controller)
    }
  }

  @Test("A covered flow can change its stack, and its screens appear when it is uncovered")
  func covered() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    try harness.controller.present(sheet, .immediate)
    harness.clearTrace()

    try harness.controller.push(PlainScreen("beneath"))
    harness.settle()
    #expect(harness.appearances.isEmpty)
    try sheet.dismiss(.immediate)

    #expect(
      harness.appearances == [
        "willDisappear sheet", "willAppear beneath", "didDisappear sheet", "didAppear beneath",
      ])
  }

  @Test("Covering a flow during its own transition makes both of its pages disappear")
  func coveredInFlight() throws {
    let harness = NavigationHarness()
    try harness.controller.push(PlainScreen("next"))
    harness.advance(milliseconds: 100)
    harness.clearTrace()

    try harness.controller.present(flow("sheet", in: harness), .immediate)
    harness.settle()

    #expect(
      harness.appearances == [
        "willDisappear next", "willAppear sheet", "didDisappear root", "didDisappear next",
        "didAppear sheet",
      ])
  }

  @Test("A dismissed flow can be presented again")
  func again() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    for _ in 0..<3 {
      try harness.controller.present(sheet)
      harness.settle()
      try harness.controller.dismiss()
      harness.settle()
    }

    #expect(harness.events.filter { $0 == "didAppear sheet" }.count == 3)
    #expect(harness.events.filter { $0 == "didDisappear sheet" }.count == 3)
  }

  @Test("FC-3 A dismissal during a presentation reverses it")
  func turned() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    try harness.controller.present(sheet)
    harness.advance(milliseconds: 100)
    let host = harness.controller.presentation
    let before = host.visiblePages.map(\.pose)

    try sheet.dismiss()

    #expect(host.visiblePages.map(\.pose) == before)
    harness.settle()
    #expect(harness.notices.suffix(2) == ["willShow sheet", "didCancel sheet"])
  }

  @Test("The presenting flow's provider is asked for the style")
  func style() throws {
    final class Provider: TransitionProvider {
      var asked: [NavigationOperation] = []
      var interactionController: PercentDrivenTransition? { nil }
      func style(for operation: NavigationOperation, from: any Screen, to: any Screen)
        -> (any TransitionStyle)?
      {
        asked.append(operation)
        return CrossFadeTransitionStyle()
      }
    }
    let harness = NavigationHarness()
    let provider = Provider()
    harness.controller.transitionProvider = provider

    try harness.controller.present(flow("sheet", in: harness))
    harness.settle()
    try harness.controller.dismiss()

    #expect(provider.asked == [.present, .dismiss])
    #expect(harness.lines.last { $0.verb == "willShow" }?.details == "animated cross-fade")
  }

  @Test("A page popped during its flow's disappearance disappears only once, and is deallocated")
  func poppedWhileGoing() throws {
    let harness = try NavigationHarness("detail")
    weak let detail = harness.controller.top

    harness.controller.forward(.willDisappear)
    try harness.controller.pop(.immediate)
    harness.controller.forward(.didDisappear)
    #expect(harness.appearances == ["willDisappear detail", "didDisappear detail"])
    harness.controller.forward(.willAppear)
    harness.controller.forward(.didAppear)

    #expect(harness.appearances.suffix(2) == ["willAppear root", "didAppear root"])
    #expect(detail == nil)
  }

  @Test(
    "A flow presented during a transition keeps no removed page alive; appearances are balanced",
    arguments: ["pop", "replace", "set", "push"])
  func overLeaving(verb: String) throws {
    let harness = try NavigationHarness("detail")
    weak let detail = harness.controller.top
    switch verb {
    case "pop": try harness.controller.pop()
    case "replace": try harness.controller.replaceTop(with: PlainScreen("new"))
    case "set": try harness.controller.setStack([PlainScreen("new")])
    default: try harness.controller.push(PlainScreen("new"))
    }
    harness.advance(milliseconds: 100)

    try harness.controller.present(flow("sheet", in: harness))
    harness.advance(milliseconds: 100)
    try harness.controller.dismiss()
    harness.settle()

    let follows = [
      "willAppear": ["", "didDisappear", "willDisappear"], "didAppear": ["willAppear"],
      "willDisappear": ["willAppear", "didAppear"], "didDisappear": ["willDisappear"],
    ]
    for name in ["detail", "new", "root", "sheet"] {
      let steps = harness.lines.filter { $0.subject == name && follows.keys.contains($0.verb) }
      var last = name == "detail" ? "didAppear" : ""
      for step in steps.map(\.verb) {
        #expect(follows[step]?.contains(last) == true, "\(name): \(steps)")
        last = step
      }
      #expect((last == "didAppear") == (name == harness.controller.top.name), "\(name): \(steps)")
      #expect(["", "didAppear", "didDisappear"].contains(last), "\(name): \(steps)")
    }
    #expect((detail == nil) == (verb != "push"))
  }

  @Test("An observer of the presentations is notified from the first presentation on")
  func observed() throws {
    let harness = NavigationHarness()
    let observer = CallbackObserver()
    var operations: [NavigationOperation] = []
    observer.onWillShow = { host, _ in host.coordinator.map { operations.append($0.operation) } }
    harness.controller.presentation.add(observer)

    try harness.controller.present(flow("sheet", in: harness))
    harness.settle()
    try harness.controller.dismiss()

    #expect(operations == [.present, .dismiss])
  }

  @Test(
    "FC-3 Presenting a flow that is still being dismissed reverses the dismissal without a jump")
  func presentedAgain() throws {
    let harness = NavigationHarness()
    let sheet = flow("sheet", in: harness)
    try harness.controller.present(sheet, .immediate)
    try harness.controller.dismiss()
    harness.advance(milliseconds: 100)
    let before = harness.controller.presentation.visiblePages.map(\.pose)

    try harness.controller.present(sheet)

    #expect(harness.controller.presentation.visiblePages.map(\.pose) == before)
    harness.settle()
    #expect(harness.notices.suffix(2) == ["willShow root", "didCancel root"])
    #expect(
      harness.events.filter { $0.contains("ppear") }.suffix(4) == [
        "willDisappear root", "didDisappear root", "willAppear sheet", "didAppear sheet",
      ])
    #expect(harness.controller.presented === sheet)
  }

  @Test("A dismissed flow can present other flows and be presented again")
  func afterwards() throws {
    let harness = NavigationHarness()
    let (sheet, other) = (flow("sheet", in: harness), flow("other", in: harness))
    try harness.controller.present(sheet, .immediate)
    try harness.controller.dismiss(.immediate)

    try sheet.present(other, .immediate)
    #expect(sheet.presented === other && harness.controller.presented == nil)
    try sheet.dismiss(.immediate)
    try harness.controller.present(sheet, .immediate)

    #expect(harness.controller.presented === sheet)
  }

  @Test("Popping an embedded flow makes the flow presented on it disappear")
  func contained() throws {
    let harness = NavigationHarness()
    let inner = flow("inner", in: harness)
    try harness.controller.push(FlowScreen(inner), .immediate)
    try inner.present(flow("sheet", in: harness), .immediate)
    harness.clearTrace()

    try harness.controller.pop(.immediate)

    #expect(
      harness.appearances == [
        "willDisappear sheet", "willAppear root", "didDisappear sheet", "didAppear root",
      ])
  }

  @Test("A flow cannot be embedded in itself")
  func within() throws {
    let harness = NavigationHarness()

    #expect(throws: NavigationRefusal.alreadyInStack) {
      try harness.controller.push(FlowScreen(harness.controller))
    }
  }

  @Test("A request that a screen makes while its flow appears is carried out afterwards")
  func asksWhileAppearing() throws {
    let harness = NavigationHarness()
    let screen = CallbackScreen("sheet")
    let sheet = NavigationController(root: screen, context: harness.context, isVisible: false)
    screen.onStep = { [weak sheet] in
      if $0 == .willAppear { try? sheet?.push(PlainScreen("more"), .immediate) }
    }

    try harness.controller.present(sheet, .immediate)
    harness.settle()

    #expect(sheet.stack.map(\.name) == ["sheet", "more"])
    #expect(
      harness.appearances.filter { $0.hasSuffix("sheet") || $0.hasSuffix("more") } == [
        "willAppear sheet", "willDisappear sheet", "willAppear more", "didDisappear sheet",
        "didAppear more",
      ])
  }
}
