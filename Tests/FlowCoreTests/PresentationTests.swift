import FlowCore
import FlowModel
import Testing

/// Flows on top of flows: S4-23, FC-7.
@Suite struct PresentationTests {
  private func flow(_ name: String, in rig: NavigationHarness) -> NavigationController {
    NavigationController(root: PlainScreen(name), context: rig.context, isOnStage: false)
  }

  @Test("S4-23 A presented flow has the stage after its motion, and says so in order")
  func present() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    rig.forget()

    try rig.controller.present(sheet)
    rig.settle()

    #expect(
      rig.events == [
        "present sheet", "willShow sheet", "willDisappear root", "willAppear sheet",
        "didDisappear root", "didAppear sheet", "didShow sheet",
      ])
    #expect(rig.controller.presented === sheet && sheet.presenting === rig.controller)
  }

  @Test("S4-22 S4-23 Present and dismiss come in every kind", arguments: [0, 1, 2, 3])
  func kinds(index: Int) throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    let driver = PercentDrivenTransition()
    let kind: TransitionMode =
      [.immediate, .standard, .custom(CrossFadeTransitionStyle()), .interactive(driver)][index]

    try rig.controller.present(sheet, kind)
    driver.update(0.5)
    driver.finish()
    rig.settle()
    #expect(rig.controller.presented === sheet)
    try sheet.dismiss(kind)
    driver.update(0.5)
    driver.finish()
    rig.settle()

    #expect(rig.controller.presented == nil)
    #expect(
      rig.notices.suffix(4)
        == ["willShow sheet", "didShow sheet", "willShow root", "didShow root"])
  }

  @Test("A dismissal that is let go back leaves the flow, and every step is balanced")
  func cancelled() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet, .immediate)
    let driver = PercentDrivenTransition()
    rig.forget()

    try sheet.dismiss(.interactive(driver))
    driver.update(0.3)
    driver.cancel()
    rig.settle()

    #expect(rig.controller.presented === sheet)
    #expect(
      rig.appearances == [
        "willDisappear sheet", "willAppear root", "willDisappear root", "didDisappear root",
        "willAppear sheet", "didAppear sheet",
      ])
  }

  @Test("Flows lie on each other; a dismissal takes all that lies on top")
  func nested() throws {
    let rig = NavigationHarness()
    let (one, two, three) = (flow("one", in: rig), flow("two", in: rig), flow("three", in: rig))
    try rig.controller.present(one, .immediate)
    try one.present(two, .immediate)
    try two.present(three, .immediate)
    rig.forget()

    try one.dismiss()
    rig.settle()

    #expect(one.presented == nil && rig.controller.presented === one)
    #expect(rig.notices == ["willShow one", "didShow one"])
    try one.dismiss()
    rig.settle()
    #expect(rig.controller.presented == nil)
  }

  @Test("Each presented flow has a stack of its own")
  func ownStack() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet, .immediate)

    try sheet.push(PlainScreen("deeper"))
    rig.settle()

    #expect(sheet.stack.map(\.name) == ["sheet", "deeper"])
    #expect(rig.names == ["root"])
  }

  @Test("What cannot be is refused: twice, on a covered flow, with another clock, from nowhere")
  func refused() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)

    #expect(throws: NavigationRefusal.notPresented) { try rig.controller.dismiss() }
    try rig.controller.present(sheet, .immediate)
    #expect(throws: NavigationRefusal.alreadyPresenting) {
      try rig.controller.present(flow("other", in: rig))
    }
    #expect(throws: NavigationRefusal.alreadyInStack) { try sheet.present(sheet) }
    #expect(throws: NavigationRefusal.alreadyInStack) { try sheet.present(rig.controller) }
    #expect(throws: NavigationRefusal.otherSession) {
      try sheet.present(NavigationHarness().controller)
    }
  }

  @Test("A flow that is covered moves on unseen: its screens appear when it is uncovered")
  func covered() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet, .immediate)
    rig.forget()

    try rig.controller.push(PlainScreen("beneath"))
    rig.settle()
    #expect(rig.appearances.isEmpty)
    try sheet.dismiss(.immediate)

    #expect(
      rig.appearances == [
        "willDisappear sheet", "willAppear beneath", "didDisappear sheet", "didAppear beneath",
      ])
  }

  @Test("A flow that is covered in the middle of its own transition is covered with both pages")
  func coveredInFlight() throws {
    let rig = NavigationHarness()
    try rig.controller.push(PlainScreen("next"))
    rig.advance(milliseconds: 100)
    rig.forget()

    try rig.controller.present(flow("sheet", in: rig), .immediate)
    rig.settle()

    #expect(
      rig.appearances == [
        "willDisappear next", "willAppear sheet", "didDisappear root", "didDisappear next",
        "didAppear sheet",
      ])
  }

  @Test("A dismissed flow can be presented again")
  func again() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    for _ in 0..<3 {
      try rig.controller.present(sheet)
      rig.settle()
      try rig.controller.dismiss()
      rig.settle()
    }

    #expect(rig.events.filter { $0 == "didAppear sheet" }.count == 3)
    #expect(rig.events.filter { $0 == "didDisappear sheet" }.count == 3)
  }

  @Test("FC-3 A dismissal in the middle of a presentation turns it round")
  func turned() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet)
    rig.advance(milliseconds: 100)
    let host = rig.controller.presentation
    let before = host.visiblePages.map(\.pose)

    try sheet.dismiss()

    #expect(host.visiblePages.map(\.pose) == before)
    rig.settle()
    #expect(rig.notices.suffix(2) == ["willShow sheet", "didCancel sheet"])
  }

  @Test("The flow that presents is asked for the look")
  func look() throws {
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
    let rig = NavigationHarness()
    let provider = Provider()
    rig.controller.transitionProvider = provider

    try rig.controller.present(flow("sheet", in: rig))
    rig.settle()
    try rig.controller.dismiss()

    #expect(provider.asked == [.present, .dismiss])
    #expect(rig.lines.last { $0.verb == "willShow" }?.details == "animated cross-fade")
  }

  @Test("A page that is popped while its flow's place goes disappears once, and is let go")
  func poppedWhileGoing() throws {
    let rig = try NavigationHarness("detail")
    weak let detail = rig.controller.top

    rig.controller.forward(.willDisappear)
    try rig.controller.pop(.immediate)
    rig.controller.forward(.didDisappear)
    #expect(rig.appearances == ["willDisappear detail", "didDisappear detail"])
    rig.controller.forward(.willAppear)
    rig.controller.forward(.didAppear)

    #expect(rig.appearances.suffix(2) == ["willAppear root", "didAppear root"])
    #expect(detail == nil)
  }

  @Test(
    "A flow presented over a page that is leaving lets that page go, balanced",
    arguments: ["pop", "replace", "set", "push"])
  func overLeaving(verb: String) throws {
    let rig = try NavigationHarness("detail")
    weak let detail = rig.controller.top
    switch verb {
    case "pop": try rig.controller.pop()
    case "replace": try rig.controller.replaceTop(with: PlainScreen("new"))
    case "set": try rig.controller.setStack([PlainScreen("new")])
    default: try rig.controller.push(PlainScreen("new"))
    }
    rig.advance(milliseconds: 100)

    try rig.controller.present(flow("sheet", in: rig))
    rig.advance(milliseconds: 100)
    try rig.controller.dismiss()
    rig.settle()

    let follows = [
      "willAppear": ["", "didDisappear", "willDisappear"], "didAppear": ["willAppear"],
      "willDisappear": ["willAppear", "didAppear"], "didDisappear": ["willDisappear"],
    ]
    for name in ["detail", "new", "root", "sheet"] {
      let steps = rig.lines.filter { $0.subject == name && follows.keys.contains($0.verb) }
      var last = name == "detail" ? "didAppear" : ""
      for step in steps.map(\.verb) {
        #expect(follows[step]?.contains(last) == true, "\(name): \(steps)")
        last = step
      }
      #expect((last == "didAppear") == (name == rig.controller.top.name), "\(name): \(steps)")
      #expect(["", "didAppear", "didDisappear"].contains(last), "\(name): \(steps)")
    }
    #expect((detail == nil) == (verb != "push"))
  }

  @Test("Whoever observes presentations hears of the first one, by its own name")
  func observed() throws {
    let rig = NavigationHarness()
    let observer = LivelyObserver()
    var operations: [NavigationOperation] = []
    observer.onWillShow = { host, _ in host.coordinator.map { operations.append($0.operation) } }
    rig.controller.presentation.add(observer)

    try rig.controller.present(flow("sheet", in: rig))
    rig.settle()
    try rig.controller.dismiss()

    #expect(operations == [.present, .dismiss])
  }

  @Test("FC-3 A flow that is presented again while it leaves comes back from where it is")
  func presentedAgain() throws {
    let rig = NavigationHarness()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet, .immediate)
    try rig.controller.dismiss()
    rig.advance(milliseconds: 100)
    let before = rig.controller.presentation.visiblePages.map(\.pose)

    try rig.controller.present(sheet)

    #expect(rig.controller.presentation.visiblePages.map(\.pose) == before)
    rig.settle()
    #expect(rig.notices.suffix(2) == ["willShow root", "didCancel root"])
  }

  @Test("A flow that was dismissed has a life of its own again")
  func afterwards() throws {
    let rig = NavigationHarness()
    let (sheet, other) = (flow("sheet", in: rig), flow("other", in: rig))
    try rig.controller.present(sheet, .immediate)
    try rig.controller.dismiss(.immediate)

    try sheet.present(other, .immediate)
    #expect(sheet.presented === other && rig.controller.presented == nil)
    try sheet.dismiss(.immediate)
    try rig.controller.present(sheet, .immediate)

    #expect(rig.controller.presented === sheet)
  }

  @Test("A flow in the place of a screen takes the flows that lie on it along")
  func contained() throws {
    let rig = NavigationHarness()
    let inner = flow("inner", in: rig)
    try rig.controller.push(FlowScreen(inner), .immediate)
    try inner.present(flow("sheet", in: rig), .immediate)
    rig.forget()

    try rig.controller.pop(.immediate)

    #expect(
      rig.appearances == [
        "willDisappear sheet", "willAppear root", "didDisappear sheet", "didAppear root",
      ])
  }

  @Test("A flow does not lie within itself")
  func within() throws {
    let rig = NavigationHarness()

    #expect(throws: NavigationRefusal.alreadyInStack) {
      try rig.controller.push(FlowScreen(rig.controller))
    }
  }

  @Test("What a screen asks for while its flow's place appears is carried out afterwards")
  func asksWhileAppearing() throws {
    let rig = NavigationHarness()
    let screen = LivelyScreen("sheet")
    let sheet = NavigationController(root: screen, context: rig.context, isOnStage: false)
    screen.onStep = { [weak sheet] in
      if $0 == .willAppear { try? sheet?.push(PlainScreen("more"), .immediate) }
    }

    try rig.controller.present(sheet, .immediate)
    rig.settle()

    #expect(sheet.stack.map(\.name) == ["sheet", "more"])
    #expect(
      rig.appearances.filter { $0.hasSuffix("sheet") || $0.hasSuffix("more") } == [
        "willAppear sheet", "willDisappear sheet", "willAppear more", "didDisappear sheet",
        "didAppear more",
      ])
  }
}
