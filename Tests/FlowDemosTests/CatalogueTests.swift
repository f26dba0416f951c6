import FlowCore
import FlowDemos
import FlowUI
import SluiceViewer
import Testing

@Suite struct CatalogueTests {
  private func catalogue() -> Stage { Stage { CatalogueFlowController(.sluice, context: $0) } }

  /// Opens the first Colours row.
  private func opened() -> Stage {
    let stage = catalogue()
    stage.tap(195, 210)
    stage.settle()
    return stage
  }

  @Test("The catalogue lists every demo, and a tap pushes it")
  func open() {
    let stage = Stage(size: Size(width: 390, height: 1200)) {
      CatalogueFlowController(.sluice, context: $0)
    }
    for demo in Catalogue.sluice.demos { #expect(stage.words.contains(demo.title)) }

    stage.tap(195, 210)

    #expect(stage.stack == ["catalogue", "demo-colours"])
    stage.settle()
    #expect(stage.words.contains("Home Scene"))
  }

  @Test("FC-5 A demo's first screen appears with the demo, not before, and goes with it")
  func lifecycle() throws {
    let stage = opened()
    stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
    stage.settle()

    let events = stage.lines.map { "\($0.verb) \($0.subject)" }
    let announced = try #require(events.firstIndex(of: "willShow demo-colours"))
    let appears = try #require(events.firstIndex(of: "willAppear home"))
    #expect(announced < appears)
    for step in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      #expect(stage.count(step, "home") == 1)
    }
  }

  @Test("The code of every demo is found where it was built", arguments: Catalogue.sluice.demos)
  func sources(demo: Demo) {
    let shelf = SourceLocator(builtAt: Catalogue.sluice.file)

    for name in demo.sources { #expect(!shelf.files(of: [name]).isEmpty, "\(name)") }

    #expect(!demo.sources.isEmpty)
  }

  @Test(
    "The first file of a demo's code is that of its flow, or of its only scene",
    arguments: Catalogue.sluice.demos)
  func firstSource(demo: Demo) throws {
    let shelf = SourceLocator(builtAt: Catalogue.sluice.file)

    let first = try #require(shelf.files(of: demo.sources).first)

    let text = try #require(shelf.text(of: first)).text
    #expect(text.contains(/final class \w+(FlowController|Scene)\b/), "\(first.name)")
  }

  @Test("A row is marked while it is pressed, and not when the press wanders off")
  func pressed() {
    let stage = catalogue()
    let rest = stage.session.layerTree

    stage.mouse(.down, 195, 210)
    stage.wait(80)
    #expect(stage.session.layerTree != rest)
    stage.mouse(.move, 389, 170)
    stage.wait(200)

    #expect(stage.session.layerTree == rest)
  }

  @Test("A tap beside the rows does nothing")
  func beside() {
    let stage = catalogue()

    stage.tap(8, 700)

    #expect(stage.stack == ["catalogue"])
  }

  @Test("The flow inside gets the edge first; at its root the demo itself goes")
  func edge() {
    let stage = opened()
    stage.tap()
    stage.settle()

    stage.drag(from: 8, to: 350)
    stage.mouse(.up, 350)
    stage.settle()
    #expect(stage.stack == ["catalogue", "demo-colours"])
    #expect(stage.words.contains("Home Scene"))

    stage.drag(from: 8, to: 350)
    stage.mouse(.up, 350)
    stage.settle()
    #expect(stage.stack == ["catalogue"])
  }

  @Test("Escape goes back inside the flow first, then out of it")
  func escape() {
    let stage = opened()
    stage.tap()
    stage.settle()

    for expected in [["catalogue", "demo-colours"], ["catalogue"], ["catalogue"]] {
      stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
      stage.settle()
      #expect(stage.stack == expected)
    }
  }

  @Test("A demo that was left is gone, and starts anew when it is opened again")
  func anew() {
    let stage = opened()
    stage.tap()
    stage.settle()
    stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
    stage.settle()
    stage.session.send(.key(KeyPress("Escape")), at: stage.context.clock.now)
    stage.settle()

    stage.tap(195, 210)
    stage.settle()

    #expect(stage.words == ["Home Scene", "Tap anywhere for Second Scene"])
  }

  @Test("NF-Q13 NF-Q33 A double click on a row opens one demo, and nothing in it")
  func doubleClick() {
    for pause in [20, 60, 100, 150] {
      let stage = catalogue()
      stage.tap(195, 210)
      stage.wait(pause)
      stage.tap(195, 210)
      stage.settle()

      #expect(stage.stack == ["catalogue", "demo-colours"])
      #expect(stage.words.contains("Home Scene"), "\(pause) ms")
    }
  }

  @Test("NF-Q33 While another demo slides away a double click opens one demo, and nothing in it")
  func doubleClickEarly() {
    for pause in [0, 60, 100] {
      let stage = opened()
      stage.drag(from: 8, to: 250)
      stage.mouse(.up, 250)
      stage.wait(20)

      stage.tap(195, 210)
      stage.wait(pause)
      stage.tap(195, 210)
      stage.settle()

      #expect(stage.stack == ["catalogue", "demo-colours"])
      #expect(stage.count("push", "second") == 0, "\(pause) ms")
    }
  }

  @Test("NF-I17 A tap on a demo that slides away does nothing in it")
  func leavingDemo() {
    let stage = opened()
    stage.drag(from: 8, to: 300)
    stage.mouse(.up, 300)
    stage.wait(30)

    stage.tap(385, 700)
    stage.settle()

    #expect(stage.stack == ["catalogue"])
    #expect(stage.count("push", "second") == 0)
  }
}
