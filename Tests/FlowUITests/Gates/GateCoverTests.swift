import FlowCore
import FlowUI
import Testing

/// What lies over a page that a head leaves behind.
@Suite struct GateCoverTests {
  private func stage() throws -> (GateStage, CoverPage) {
    let (stage, page) = (try GateStage("Two"), CoverPage("Cover"))
    try stage.controller.push(page, .immediate)
    _ = stage.stage.tree
    return (stage, page)
  }

  @Test(
    "Alerts, menus and sheets of a page close at once when a head comes, and answer nothing",
    arguments: ["alert", "menu", "sheet"], [true, false])
  func closed(cover: String, isAnimated: Bool) throws {
    let ((stage, page), said) = (try stage(), Said())
    switch cover {
    case "alert": page.over.show(Alert("Sure?", actions: [.init("Yes", action: said("yes"))]))
    case "menu": page.over.show(Menu(from: page.button, [[.init("Copy", action: said("copy"))]]))
    default: page.over.show(Sheet("Details") { Text("All") })
    }
    stage.stage.settle()

    try stage.controller.push(BarPage("Head"), .animated(isAnimated))
    #expect(!page.over.isOpen)
    #expect(["alert", "menu", "sheet"].allSatisfy { stage.stage.layer($0) == nil })
    stage.play(.key("Return"))
    stage.stage.settle()

    #expect(said.words.isEmpty)
    #expect(stage.names == ["Head"])
    #expect(stage.session.accessibilityTree.all.allSatisfy { !$0.states.contains(.modal) })
  }

  @Test("A flow that lies on the one to which a head comes goes, with what is open over it")
  func presented() throws {
    let (stage, _) = try stage()
    let page = CoverPage("Lying")
    let flow = NavigationController(root: page, context: stage.stage.context, isOnStage: false)
    NavigationBars(around: flow)
    try stage.controller.present(flow, .immediate)
    _ = stage.stage.tree
    page.over.show(Alert("Sure?", actions: [.init("Yes")]))
    stage.stage.settle()

    try stage.controller.push(BarPage("Head"))
    #expect(!page.over.isOpen)
    while stage.controller.presentation.coordinator != nil {
      #expect(stage.names == ["Head"])
      #expect(!stage.stage.tree.root.words.contains("Sure?"))
      stage.stage.wait(20)
    }

    #expect(stage.controller.presented == nil)
    #expect(stage.names == ["Head"])
    #expect(!stage.tellsWayBack)
  }

  @Test("S2-10 A page of tabs that is a head has no bar above it from the first frame on")
  func tabs() throws {
    let stage = try GateStage("Two")
    let flow = NavigationController(
      root: BarPage("Home"), context: stage.stage.context, isOnStage: false)
    NavigationBars(around: flow)
    let tabs = TabBarScreen([Tab("Home", icon: .house, flow: flow)], name: "Head")

    try stage.controller.push(tabs)
    while let fraction = stage.controller.coordinator?.fraction {
      let told = stage.session.accessibilityTree.all.filter { $0.role == .navigationBar }
      #expect(told.map { $0.children.map(\.name) } == [["Home"]])
      #expect(!stage.tellsWayBack)
      // The bar of the page beneath ends where this one begins, as a part of that.
      let bars = stage.stage.tree.root.sublayers.filter { $0.name == "navigationBar" }
      let ends = bars.flatMap(\.drawings).compactMap { drawing -> Double? in
        if case .fill(let rect, _) = drawing { rect.maxX } else { nil }
      }
      #expect(ends.allSatisfy { $0 <= 400 * (1 - fraction) + 1e-9 })
      #expect(bars.allSatisfy { $0.opacity == 1 && $0.size.height == 88 })
      stage.stage.wait(10)
    }

    #expect(stage.names == ["Head"])
    #expect(stage.stage.tree.root.sublayers.allSatisfy { $0.name != "navigationBar" })
  }
}
