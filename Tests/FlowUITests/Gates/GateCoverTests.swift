import FlowCore
import FlowUI
import Testing

/// Overlays and presented flows above a page that is replaced by a gate head.
@Suite struct GateCoverTests {
  private func harness() throws -> (GateHarness, OverlayPage) {
    let (harness, page) = (try GateHarness("Two"), OverlayPage("Three"))
    try harness.controller.push(page, .immediate)
    _ = harness.base.tree
    return (harness, page)
  }

  @Test(
    "Pushing a gate head closes the page's alert, menu or sheet at once, without calling an action",
    arguments: ["alert", "menu", "sheet"], [true, false])
  func closed(overlay: String, isAnimated: Bool) throws {
    let ((harness, page), calls) = (try harness(), CallLog())
    switch overlay {
    case "alert":
      page.overlayStack.show(Alert("Sure?", actions: [.init("Yes", action: calls.logging("yes"))]))
    case "menu":
      page.overlayStack.show(
        Menu(from: page.button, [[.init("Copy", action: calls.logging("copy"))]]))
    default: page.overlayStack.show(Sheet("Details") { Text("All") })
    }
    harness.base.settle()

    try harness.controller.push(BarPage("Head"), .animated(isAnimated))
    #expect(!page.overlayStack.isOpen)
    #expect(["alert", "menu", "sheet"].allSatisfy { harness.base.layer($0) == nil })
    harness.play(.key("Return"))
    harness.base.settle()

    #expect(calls.entries.isEmpty)
    #expect(harness.names == ["Head"])
    #expect(harness.session.accessibilityTree.all.allSatisfy { !$0.states.contains(.modal) })
  }

  @Test("Pushing a gate head dismisses the presented flow and closes the alert over it")
  func presented() throws {
    let (harness, _) = try harness()
    let page = OverlayPage("Presented")
    let flow = NavigationController(root: page, context: harness.base.context, isVisible: false)
    NavigationBars(around: flow)
    try harness.controller.present(flow, .immediate)
    _ = harness.base.tree
    page.overlayStack.show(Alert("Sure?", actions: [.init("Yes")]))
    harness.base.settle()

    try harness.controller.push(BarPage("Head"))
    #expect(!page.overlayStack.isOpen)
    #expect(harness.controller.presentation.coordinator != nil)
    while harness.controller.presentation.coordinator != nil {
      #expect(harness.names == ["Head"])
      #expect(!harness.base.tree.root.texts.contains("Sure?"))
      harness.base.wait(20)
    }

    #expect(harness.controller.presented == nil)
    #expect(harness.names == ["Head"])
    #expect(!harness.exposesBackControl)
  }

  @Test(
    "S2-10 A tab bar screen that is a gate head has no outer bar above it from the first frame on")
  func tabs() throws {
    let harness = try GateHarness("Two")
    let flow = NavigationController(
      root: BarPage("Home"), context: harness.base.context, isVisible: false)
    NavigationBars(around: flow)
    let tabs = TabBarScreen([Tab("Home", icon: .house, flow: flow)], name: "Head")

    var frames = 0
    try harness.controller.push(tabs)
    while let fraction = harness.controller.coordinator?.fraction {
      let told = harness.session.accessibilityTree.all.filter { $0.role == .navigationBar }
      #expect(told.map { $0.children.map(\.name) } == [["Home"]])
      #expect(!harness.exposesBackControl)
      // The outer bar is part of the page below, and ends where the arriving page begins.
      let bars = harness.base.tree.root.sublayers.filter { $0.name == "navigationBar" }
      let ends = bars.flatMap(\.drawings).compactMap { drawing -> Double? in
        if case .fill(let rect, _) = drawing { rect.maxX } else { nil }
      }
      #expect(ends.allSatisfy { $0 <= 400 * (1 - fraction) + 1e-9 })
      #expect(bars.allSatisfy { $0.opacity == 1 && $0.size.height == 88 })
      if !ends.isEmpty { frames += 1 }
      harness.base.wait(10)
    }

    #expect(frames > 10)
    #expect(harness.names == ["Head"])
    #expect(harness.base.tree.root.sublayers.allSatisfy { $0.name != "navigationBar" })
  }
}
