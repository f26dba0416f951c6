import FlowCatalogue
import FlowCore
import FlowDemos
import FlowUI
import SourceView
import Testing

@Suite struct CatalogueTests {
  private func catalogue() -> DemoHarness {
    DemoHarness { CatalogueFlowController(.sluice, context: $0) }
  }

  /// Returns a catalogue in which the first row, Colours, has been opened.
  private func opened() -> DemoHarness {
    let harness = catalogue()
    harness.tap(195, 210)
    harness.settle()
    return harness
  }

  @Test("The catalogue lists every demo, and a tap pushes it")
  func open() {
    let harness = DemoHarness(size: Size(width: 390, height: 1200)) {
      CatalogueFlowController(.sluice, context: $0)
    }
    for demo in Catalogue.sluice.demos { #expect(harness.texts.contains(demo.title)) }

    harness.tap(195, 210)

    #expect(harness.stack == ["catalogue", "demo-colours"])
    harness.settle()
    #expect(harness.texts.contains("Home Scene"))
  }

  @Test("FC-5 A demo's first screen appears when the demo does, and disappears with it")
  func lifecycle() throws {
    let harness = opened()
    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
    harness.settle()

    let events = harness.lines.map { "\($0.verb) \($0.subject)" }
    let announced = try #require(events.firstIndex(of: "willShow demo-colours"))
    let appears = try #require(events.firstIndex(of: "willAppear home"))
    #expect(announced < appears)
    for step in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      #expect(harness.count(step, "home") == 1)
    }
  }

  @Test(
    "On a stage of any size no element of a demo has a negative width or height",
    arguments: Catalogue.sluice.demos,
    [Size(width: 1, height: 1), Size(width: 734, height: 93), Size(width: 40, height: 900)])
  func frames(demo: Demo, size: Size) {
    let harness = DemoHarness(size: size) { demo.startOrExplain(in: $0, settings: DemoSettings()) }
    harness.settle()

    for node in harness.session.accessibilityTree.all {
      #expect(node.frame.size.width >= 0 && node.frame.size.height >= 0, "\(node.name)")
    }
  }

  @Test(
    "The source files of every demo are found where the catalogue was built",
    arguments: Catalogue.sluice.demos)
  func sources(demo: Demo) {
    let locator = SourceLocator(builtAt: Catalogue.sluice.file)

    for name in demo.sources { #expect(!locator.files(of: [name]).isEmpty, "\(name)") }

    #expect(!demo.sources.isEmpty)
  }

  @Test(
    "The first source file of a demo is that of its flow controller, or of its only scene",
    arguments: Catalogue.sluice.demos)
  func firstSource(demo: Demo) throws {
    let locator = SourceLocator(builtAt: Catalogue.sluice.file)

    let first = try #require(locator.files(of: demo.sources).first)

    let text = try #require(locator.text(of: first)).text
    #expect(text.contains(/final class \w+(Flow|FlowController|Scene)\b/), "\(first.name)")
  }

  @Test("The page of an error scrolls if the description is longer than the page")
  func longError() throws {
    let harness = DemoHarness(size: Size(width: 320, height: 480)) {
      FailedFlow(
        title: "Broken", message: String(repeating: "There is no tea left. ", count: 200),
        context: $0, isVisible: true)
    }
    let top = {
      try #require(harness.session.accessibilityTree.all.first { $0.name == "Broken" }).frame.minY
    }
    let before = try top()

    harness.mouse(.move, 160, 240)
    harness.session.send(.wheel(right: 0, down: 8), at: harness.now)
    harness.settle()

    #expect(try top() < before)
  }

  @Test("A row is highlighted while it is pressed, and no longer once the pointer has left it")
  func pressed() {
    let harness = catalogue()
    let idle = harness.session.layerTree

    harness.mouse(.down, 195, 210)
    harness.wait(80)
    #expect(harness.session.layerTree != idle)
    harness.mouse(.move, 389, 170)
    harness.wait(200)

    #expect(harness.session.layerTree == idle)
  }

  @Test("A tap beside the rows does nothing")
  func beside() {
    let harness = catalogue()

    harness.tap(8, 700)

    #expect(harness.stack == ["catalogue"])
  }

  @Test("An edge drag goes back inside the demo's flow, and at that flow's root out of the demo")
  func edge() {
    let harness = opened()
    harness.tap()
    harness.settle()

    harness.drag(from: 8, to: 350)
    harness.mouse(.up, 350)
    harness.settle()
    #expect(harness.stack == ["catalogue", "demo-colours"])
    #expect(harness.texts.contains("Home Scene"))

    harness.drag(from: 8, to: 350)
    harness.mouse(.up, 350)
    harness.settle()
    #expect(harness.stack == ["catalogue"])
  }

  @Test("Escape goes back inside the flow first, then out of it")
  func escape() {
    let harness = opened()
    harness.tap()
    harness.settle()

    for expected in [["catalogue", "demo-colours"], ["catalogue"], ["catalogue"]] {
      harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
      harness.settle()
      #expect(harness.stack == expected)
    }
  }

  @Test("A demo that is closed and opened again starts from its first page")
  func anew() {
    let harness = opened()
    harness.tap()
    harness.settle()
    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
    harness.settle()
    harness.session.send(.key(KeyPress("Escape")), at: harness.context.clock.now)
    harness.settle()

    harness.tap(195, 210)
    harness.settle()

    #expect(harness.texts == ["Home Scene", "Tap anywhere for Second Scene"])
  }

  @Test(
    "NF-Q13 NF-Q33 A double click on a row opens its demo once, and activates nothing in it",
    arguments: [20, 60, 100, 150])
  func doubleClick(pause: Int) {
    let harness = catalogue()
    harness.tap(195, 210)
    harness.wait(pause)
    harness.tap(195, 210)
    harness.settle()

    #expect(harness.stack == ["catalogue", "demo-colours"])
    #expect(harness.texts.contains("Home Scene"))
  }

  @Test(
    "NF-Q33 A double click while a demo slides out opens one demo, and activates nothing in it",
    arguments: [0, 60, 100])
  func doubleClickEarly(pause: Int) {
    let harness = opened()
    harness.drag(from: 8, to: 250)
    harness.mouse(.up, 250)
    harness.wait(20)

    harness.tap(195, 210)
    harness.wait(pause)
    harness.tap(195, 210)
    harness.settle()

    #expect(harness.stack == ["catalogue", "demo-colours"])
    #expect(harness.count("push", "second") == 0)
  }

  @Test("NF-I17 A tap on a demo that slides out does nothing in it")
  func leavingDemo() {
    let harness = opened()
    harness.drag(from: 8, to: 300)
    harness.mouse(.up, 300)
    harness.wait(30)

    harness.tap(385, 700)
    harness.settle()

    #expect(harness.stack == ["catalogue"])
    #expect(harness.count("push", "second") == 0)
  }

  @Test("An id that links cannot contain, or use for something else, traps")
  func ids() async {
    await #expect(processExitsWith: .failure) {
      _ = DemoParameter("a=b", title: "", kind: .number(0...1), default: "0")
    }
    await #expect(processExitsWith: .failure) {
      _ = DemoParameter("size", title: "", kind: .number(0...1), default: "0")
    }
    await #expect(processExitsWith: .failure) {
      _ = DemoParameter("language", title: "", kind: .number(0...1), default: "0")
    }
    await #expect(processExitsWith: .success) {
      _ = DemoParameter("sizes", title: "", kind: .number(0...1), default: "0")
    }
  }
}
