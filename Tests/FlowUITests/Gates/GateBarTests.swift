import FlowCore
import FlowUI
import Testing

/// Bars around heads.
@Suite struct GateBarTests {
  /// How a head comes.
  enum Coming: CaseIterable {
    case slide, slideBack, fade, immediate

    var kind: TransitionMode {
      switch self {
      case .slide: .standard
      case .slideBack: .custom(SlideTransitionStyle(from: .leading))
      case .fade: .custom(CrossFadeTransitionStyle())
      case .immediate: .immediate
      }
    }
  }

  @Test(
    "S2-2 From its willShow on a head's bar has no back control in any frame",
    arguments: Coming.allCases)
  func noBackControl(coming: Coming) throws {
    let stage = try GateStage("Two", "Three")
    let announced = Announced { [weak stage] in
      #expect(stage?.tellsWayBack == false)
      #expect(stage?.bar(of: "Head")?.showsBack != true)
    }
    stage.controller.add(announced)
    var alphas = [try #require(stage.stage.chevron).alpha]

    try stage.controller.push(BarPage("Head"), coming.kind)
    while stage.controller.coordinator != nil {
      #expect(stage.bar(of: "Head")?.showsBack != true)
      #expect(!stage.tellsWayBack)
      alphas.append(stage.stage.chevron?.alpha ?? 0)
      stage.stage.wait(10)
    }

    // The one of the page that goes fades with it, and never comes again.
    #expect(alphas == alphas.sorted(by: >))
    #expect(stage.stage.chevron == nil)
    #expect(announced.count == 1)
  }

  @Test("NF-G3 S2-14 Every frame shows the page that goes and the head, and no page between")
  func frames() throws {
    let stage = try GateStage("Two", "Three")

    try stage.controller.setStack([BarPage("Four"), BarPage("Five"), BarPage("Head")])
    while stage.controller.coordinator != nil {
      #expect(stage.pictured == ["Three", "Head"])
      #expect(Set(stage.stage.texts.map(\.text)).isSubset(of: ["Two", "Three", "Head"]))
      stage.stage.wait(10)
    }

    #expect(stage.pictured == ["Head"])
    #expect(stage.names == ["Head"])
  }

  @Test(
    "The title of a head and the one that it takes the place of never lie on each other",
    arguments: [Coming.slide, .slideBack])
  func titles(coming: Coming) throws {
    let stage = try GateStage("Two", "Three")

    try stage.controller.push(BarPage("Head"), coming.kind)
    while stage.controller.coordinator != nil {
      let seen = stage.stage.texts.filter { $0.alpha > 0 && $0.text != "Two" }
      for (left, right) in zip(seen, seen.dropFirst()) {
        #expect(left.x + Double(left.text.count) * left.size / 2 < right.x)
      }
      if coming == .slideBack { #expect(seen.map(\.text) != ["Three", "Head"]) }
      stage.stage.wait(10)
    }

    #expect(stage.stage.texts.map(\.text) == ["Head"])
  }

  @Test("NF-G7 A head in the place of the root has no back control from the first frame on")
  func replacedRoot() throws {
    let stage = try GateStage()

    try stage.controller.replaceTop(with: BarPage("Head"))
    while stage.controller.coordinator != nil {
      #expect(stage.stage.chevron == nil)
      #expect(!stage.tellsWayBack)
      stage.stage.wait(20)
    }

    #expect(stage.names == ["Head"])
  }

  @Test("NF-G11 A second head drops the first, and what is above it goes back to it and no further")
  func secondHead() throws {
    let stage = try GateStage("Head1", "a", "b")
    #expect(stage.names == ["Head1", "a", "b"])

    try stage.controller.push(BarPage("Head2"))
    stage.stage.settle()
    try stage.controller.push(BarPage("c"))
    stage.stage.settle()
    #expect(stage.names == ["Head2", "c"])
    for _ in 0..<2 {
      for act in WayBack.backControl.acts + [.wait(3000)] { stage.play(act) }
    }

    #expect(stage.names == ["Head2"])
    #expect(stage.stage.chevron == nil)
  }

  @Test(
    "History above a head ends at the head, also while that still comes", arguments: [true, false])
  func history(isSettled: Bool) throws {
    let stage = try GateStage("Two", "Three")
    try stage.controller.push(BarPage("Head"), isSettled ? .immediate : .standard)
    for name in ["a", "b"] {
      try stage.controller.push(BarPage(name), isSettled ? .immediate : .standard)
    }
    if !isSettled {
      // What waits behind the head is on stage next.
      stage.stage.wait(until: 1)
      stage.stage.settle()
    }

    for act in WayBack.longPress.acts { stage.play(act) }
    stage.stage.settle()

    #expect(stage.stage.layer("menu")?.words == ["a", "Head"])
  }

  @Test("A choice in a list that was open before the head was asked for leads nowhere")
  func openHistory() throws {
    let stage = try GateStage("Two", "Three")
    try stage.controller.push(BarPage("Four"))
    stage.stage.wait(until: 0.95)
    for act in WayBack.historyKeys.acts { stage.play(act) }
    try #require(stage.stage.layer("menu") != nil)

    try stage.controller.push(BarPage("Head"))
    for act in [Act.key("Down"), .key("Return")] { stage.play(act) }
    stage.stage.settle()

    #expect(stage.names == ["Head"])
    #expect(stage.stage.layer("menu") == nil)
  }

  @Test(
    "NF-P13 The strip goes straight to the new flow's value, in step with the head's page",
    arguments: [0.1, 1])
  func strip(goal: Double) throws {
    let stage = BarStage(BarProgressPage("One", 0.25))
    stage.controller.headPolicy = HeadPolicy { $0.name == "Head" }
    for (name, value) in [("Two", 0.5), ("Three", 0.75)] {
      try stage.controller.push(BarProgressPage(name, value), .immediate)
    }

    try stage.controller.push(BarProgressPage("Head", goal))
    while let fraction = stage.controller.coordinator?.fraction {
      #expect(abs(stage.bars.progress.value - interpolate(0.75, goal, fraction)) < 1e-9)
      stage.wait(10)
    }
    stage.settle()

    #expect(stage.bars.progress.value == goal)
  }
}

/// Does something when a screen is announced.
private final class Announced: NavigationObserver {
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
  /// Whether a back control's chevron is drawn on it.
  fileprivate var showsBack: Bool {
    allDrawings.contains { if case .icon(.back, _, _, _) = $0 { true } else { false } }
  }
}
