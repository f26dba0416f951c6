import FlowCore
import Testing

/// Flows on top of flows: S4-23, FC-7.
@Suite struct PresentationTests {
  private func flow(_ name: String, in rig: Rig) -> NavigationController {
    NavigationController(root: PlainScreen(name), context: rig.context, isOnStage: false)
  }

  @Test("S4-23 A presented flow has the stage after its motion, and says so in order")
  func present() throws {
    let rig = Rig()
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
    let rig = Rig()
    let sheet = flow("sheet", in: rig)
    let driver = PercentDrivenTransition()
    let kind: TransitionKind =
      [.jumpCut, .standard, .custom(CrossFadeAnimator()), .interactive(driver)][index]

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
    let rig = Rig()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet, .jumpCut)
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
    let rig = Rig()
    let (one, two, three) = (flow("one", in: rig), flow("two", in: rig), flow("three", in: rig))
    try rig.controller.present(one, .jumpCut)
    try one.present(two, .jumpCut)
    try two.present(three, .jumpCut)
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
    let rig = Rig()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet, .jumpCut)

    try sheet.push(PlainScreen("deeper"))
    rig.settle()

    #expect(sheet.stack.map(\.name) == ["sheet", "deeper"])
    #expect(rig.names == ["root"])
  }

  @Test("What cannot be is refused: twice, on a covered flow, with another clock, from nowhere")
  func refused() throws {
    let rig = Rig()
    let sheet = flow("sheet", in: rig)

    #expect(throws: NavigationRefusal.notPresented) { try rig.controller.dismiss() }
    try rig.controller.present(sheet, .jumpCut)
    #expect(throws: NavigationRefusal.alreadyPresenting) {
      try rig.controller.present(flow("other", in: rig))
    }
    #expect(throws: NavigationRefusal.alreadyInStack) { try sheet.present(sheet) }
    #expect(throws: NavigationRefusal.alreadyInStack) { try sheet.present(rig.controller) }
    #expect(throws: NavigationRefusal.otherSession) {
      try sheet.present(Rig().controller)
    }
  }

  @Test("A flow that is covered moves on unseen: its screens appear when it is uncovered")
  func covered() throws {
    let rig = Rig()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet, .jumpCut)
    rig.forget()

    try rig.controller.push(PlainScreen("beneath"))
    rig.settle()
    #expect(rig.appearances.isEmpty)
    try sheet.dismiss(.jumpCut)

    #expect(
      rig.appearances == [
        "willDisappear sheet", "willAppear beneath", "didDisappear sheet", "didAppear beneath",
      ])
  }

  @Test("A flow that is covered in the middle of its own transition is covered with both pages")
  func coveredInFlight() throws {
    let rig = Rig()
    try rig.controller.push(PlainScreen("next"))
    rig.advance(milliseconds: 100)
    rig.forget()

    try rig.controller.present(flow("sheet", in: rig), .jumpCut)
    rig.settle()

    #expect(
      rig.appearances == [
        "willDisappear next", "willAppear sheet", "didDisappear root", "didDisappear next",
        "didAppear sheet",
      ])
  }

  @Test("A dismissed flow can be presented again")
  func again() throws {
    let rig = Rig()
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
    let rig = Rig()
    let sheet = flow("sheet", in: rig)
    try rig.controller.present(sheet)
    rig.advance(milliseconds: 100)
    let host = try #require(rig.controller.presentation)
    let before = host.pages.map(\.pose)

    try sheet.dismiss()

    #expect(host.pages.map(\.pose) == before)
    rig.settle()
    #expect(rig.notices.suffix(2) == ["willShow sheet", "didCancel sheet"])
  }

  @Test("The flow that presents is asked for the look")
  func look() throws {
    final class Provider: TransitionProvider {
      var asked: [NavigationOperation] = []
      var interactionController: PercentDrivenTransition? { nil }
      func animator(for operation: NavigationOperation, from: any Screen, to: any Screen)
        -> (any TransitionAnimator)?
      {
        asked.append(operation)
        return CrossFadeAnimator()
      }
    }
    let rig = Rig()
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
    let rig = try Rig("detail")
    weak let detail = rig.controller.top

    rig.controller.take(.willDisappear)
    try rig.controller.pop(.jumpCut)
    rig.controller.take(.didDisappear)
    #expect(rig.appearances == ["willDisappear detail", "didDisappear detail"])
    rig.controller.take(.willAppear)
    rig.controller.take(.didAppear)

    #expect(rig.appearances.suffix(2) == ["willAppear root", "didAppear root"])
    #expect(detail == nil)
  }
}
