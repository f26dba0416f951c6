import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// The events pane: the trace, a line each.
@Suite struct EventsPaneTests {
  /// A viewer that shows events, and what is copied in it.
  private func harness(_ copied: @escaping (String) -> Void) throws -> ViewerHarness {
    let harness = try ViewerHarness()
    harness.app.session.onCopy = copied
    try harness.click("Events")
    harness.wait(300)
    return harness
  }

  @Test("A click on an event gives it the focus, and Ctrl+C copies it as the trace prints it")
  func line() throws {
    var copied: [String] = []
    let harness = try harness { copied.append($0) }

    try harness.click("didAppear basket ")
    try harness.key("Ctrl+C")
    try harness.key("Down")
    try harness.key("Ctrl+C")

    #expect(copied == ["0.000000 didAppear basket", "0.000000 didShow basket"])
    #expect(!harness.verbs.contains("key Ctrl+C"))
  }

  @Test("The event that was clicked is marked, not another one of the same instant")
  func marked() throws {
    let harness = try ViewerHarness()
    try harness.click("Events")
    harness.wait(300)
    let marks = { harness.app.session.layerTree.marks }
    let atLast = marks()

    try harness.click("willShow basket immediate")

    #expect(atLast.count == 1 && marks().count == 1)
    #expect(marks() != atLast)
  }

  @Test("What happens next is kept in sight, however much it is, unless somebody has scrolled away")
  func follow() throws {
    let harness = try ViewerHarness("colours", size: Size(width: 1280, height: 560))
    try harness.click("Events")
    harness.wait(300)
    for _ in 0..<6 {
      harness.click(try harness.stage(0.5, 0.5))
      harness.wait(2000)
      try harness.key("Escape")
      harness.wait(2000)
    }
    let isSeen = { harness.app.session.layerTree.marks.count == 1 }
    #expect(isSeen())

    harness.mouse(.move, Point(x: 1100, y: 400))
    harness.send(.wheel(right: 0, down: -20))
    harness.wait(1000)
    #expect(!isSeen())
    try harness.key("Escape")
    harness.wait(100)

    #expect(!isSeen())
  }

  @Test("The button beside the filter copies all events that are in the list")
  func all() throws {
    var copied: [String] = []
    let harness = try harness { copied.append($0) }
    try harness.click("Filter, as: didShow payment")
    harness.send(.text("appear"))

    try harness.click("Copy the events in this list")

    #expect(copied == ["0.000000 willAppear basket\n0.000000 didAppear basket"])
  }
}

extension LayerTree {
  /// Where rows are marked as what is shown on the stage.
  fileprivate var marks: [Rect] { root.fills(of: Theme.light.tint) }
}

extension Layer {
  fileprivate func fills(of colour: RGBA) -> [Rect] {
    drawings.compactMap { if case .fill(let rect, colour) = $0 { rect } else { nil } }
      + sublayers.flatMap { $0.fills(of: colour) }
  }
}
