import FlowCore
import FlowUI
import Testing

/// Bars at gate heads: screens that become the new root, so that nothing goes back beyond them.
@Suite struct GateBarTests {
  enum HeadTransition: CaseIterable {
    case slide, slideBack, fade, immediate

    var mode: TransitionMode {
      switch self {
      case .slide: .standard
      case .slideBack: .custom(SlideTransitionStyle(from: .leading))
      case .fade: .custom(CrossFadeTransitionStyle())
      case .immediate: .immediate
      }
    }
  }

  @Test(
    "S2-2 From `willShow` on, a gate head's bar has no back control in any frame",
    arguments: HeadTransition.allCases)
  func noBackControl(transition: HeadTransition) throws {
    let harness = try GateHarness("Two", "Three")
    let announced = WillShowCounter { [weak harness] in
      #expect(harness?.exposesBackControl == false)
      #expect(harness?.bar(of: "Head")?.showsBack != true)
    }
    harness.controller.add(announced)
    var alphas = [try #require(harness.base.chevron).alpha]

    try harness.controller.push(BarPage("Head"), transition.mode)
    #expect((harness.controller.coordinator == nil) == (transition == .immediate))
    while harness.controller.coordinator != nil {
      #expect(harness.bar(of: "Head")?.showsBack != true)
      #expect(!harness.exposesBackControl)
      alphas.append(harness.base.chevron?.alpha ?? 0)
      harness.base.wait(10)
    }

    // The leaving page's back control fades out with that page, and does not come back.
    #expect(alphas == alphas.sorted(by: >))
    #expect(harness.base.chevron == nil)
    #expect(harness.bar(of: "Head")?.showsBack == false)
    #expect(announced.count == 1)
  }

  @Test("NF-G3 S2-14 Every frame of a push of a gate head shows only the leaving page and the head")
  func frames() throws {
    let harness = try GateHarness("Two", "Three")

    try harness.controller.setStack([BarPage("Four"), BarPage("Five"), BarPage("Head")])
    #expect(harness.controller.coordinator != nil)
    while harness.controller.coordinator != nil {
      #expect(harness.visibleNames == ["Three", "Head"])
      #expect(Set(harness.base.texts.map(\.text)).isSubset(of: ["Two", "Three", "Head"]))
      harness.base.wait(10)
    }

    #expect(harness.visibleNames == ["Head"])
    #expect(harness.names == ["Head"])
  }

  @Test(
    "The titles of a gate head and of the leaving page never overlap",
    arguments: [HeadTransition.slide, .slideBack])
  func titles(transition: HeadTransition) throws {
    let harness = try GateHarness("Two", "Three")

    var titles: Set<String> = []
    try harness.controller.push(BarPage("Head"), transition.mode)
    while harness.controller.coordinator != nil {
      let seen = harness.base.texts.filter { $0.alpha > 0 && $0.text != "Two" }
      titles.formUnion(seen.map(\.text))
      for (left, right) in zip(seen, seen.dropFirst()) {
        #expect(left.x + Double(left.text.count) * left.size / 2 < right.x)
      }
      if transition == .slideBack { #expect(seen.map(\.text) != ["Three", "Head"]) }
      harness.base.wait(10)
    }

    #expect(titles == ["Three", "Head"])
    #expect(harness.base.texts.map(\.text) == ["Head"])
  }

  @Test("NF-G7 A gate head that replaces the root has no back control from the first frame on")
  func replacedRoot() throws {
    let harness = try GateHarness()

    try harness.controller.replaceTop(with: BarPage("Head"))
    #expect(harness.controller.coordinator != nil)
    while harness.controller.coordinator != nil {
      #expect(harness.base.chevron == nil)
      #expect(!harness.exposesBackControl)
      harness.base.wait(20)
    }

    #expect(harness.names == ["Head"])
  }

  @Test("NF-G11 A second gate head removes the first, and going back stops at the second")
  func secondHead() throws {
    let harness = try GateHarness("Head1", "a", "b")
    #expect(harness.names == ["Head1", "a", "b"])

    try harness.controller.push(BarPage("Head2"))
    harness.base.settle()
    try harness.controller.push(BarPage("c"))
    harness.base.settle()
    #expect(harness.names == ["Head2", "c"])
    for _ in 0..<2 {
      for act in BackRoute.backControl.acts + [.wait(3000)] { harness.play(act) }
    }

    #expect(harness.names == ["Head2"])
    #expect(harness.base.chevron == nil)
  }

  @Test(
    "The history above a gate head ends there, also for pages pushed while the head arrives",
    arguments: [true, false])
  func history(isSettled: Bool) throws {
    let harness = try GateHarness("Two", "Three")
    try harness.controller.push(BarPage("Head"), isSettled ? .immediate : .standard)
    for name in ["a", "b"] {
      try harness.controller.push(BarPage(name), isSettled ? .immediate : .standard)
    }
    if !isSettled {
      // The pages queued behind the head are shown next.
      harness.base.wait(until: 1)
      harness.base.settle()
    }

    for act in BackRoute.longPress.acts { harness.play(act) }
    harness.base.settle()

    #expect(harness.base.layer("menu")?.texts == ["a", "Head"])
  }

  @Test("A choice in a history menu that was opened before a gate head was pushed does nothing")
  func openHistory() throws {
    let harness = try GateHarness("Two", "Three")
    try harness.controller.push(BarPage("Four"))
    harness.base.wait(until: 0.95)
    for act in BackRoute.historyKeys.acts { harness.play(act) }
    try #require(harness.base.layer("menu") != nil)

    try harness.controller.push(BarPage("Head"))
    for act in [Act.key("Down"), .key("Return")] { harness.play(act) }
    harness.base.settle()

    #expect(harness.names == ["Head"])
    #expect(harness.base.layer("menu") == nil)
  }

  @Test(
    "NF-P13 The strip moves straight to a gate head's progress, in step with its page",
    arguments: [0.1, 1])
  func strip(goal: Double) throws {
    let harness = BarHarness(BarProgressPage("One", 0.25))
    harness.controller.headPolicy = HeadPolicy { $0.name == "Head" }
    for (name, value) in [("Two", 0.5), ("Three", 0.75)] {
      try harness.controller.push(BarProgressPage(name, value), .immediate)
    }

    try harness.controller.push(BarProgressPage("Head", goal))
    #expect(harness.controller.coordinator != nil)
    while let fraction = harness.controller.coordinator?.fraction {
      #expect(abs(harness.bars.progress.value - interpolate(0.75, goal, fraction)) < 1e-9)
      harness.wait(10)
    }
    harness.settle()

    #expect(harness.bars.progress.value == goal)
  }
}

private final class WillShowCounter: NavigationObserver {
  private let happen: () -> Void
  private(set) var count = 0
  init(_ happen: @escaping () -> Void) { self.happen = happen }

  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    count += 1
    happen()
  }
}

extension Layer {
  fileprivate var showsBack: Bool {
    allDrawings.contains { if case .icon(.back, _, _, _) = $0 { true } else { false } }
  }
}
