import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the events pane, which lists the trace, one event per line.
@Suite struct EventsPaneTests {
  /// Creates a viewer that shows the events pane and passes copied text to a closure.
  private func harness(_ copied: @escaping @MainActor (String) -> Void) throws -> ViewerHarness {
    let harness = try ViewerHarness()
    harness.app.session.onCopy = copied
    try harness.click(.events)
    harness.wait(300)
    return harness
  }

  @Test("Clicking an event focuses it, and Ctrl+C copies it in the trace's format")
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

  @Test("Ctrl+F filters the events; Return goes to the next one, and Shift+Return back")
  func find() throws {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    try harness.click(.events)
    harness.wait(300)
    let ago = { try harness.node(.timeGroup).value }

    try harness.key("Ctrl+F")
    harness.send(.text("didShow"))
    harness.wait(50)
    let demo = harness.verbs
    try harness.key("Return")
    harness.wait(50)
    let first = try ago()
    try harness.key("Return")
    harness.wait(50)
    let second = try ago()
    try harness.key("Shift+Return")
    harness.wait(50)

    #expect(try harness.node(.filterEvents).value == "didShow" && first != second)
    #expect(try ago() == first && harness.has(.resume))
    #expect(harness.verbs == demo)
  }

  @Test("Only the clicked event is marked, not another event at the same instant")
  func marked() throws {
    let harness = try ViewerHarness()
    try harness.click(.events)
    harness.wait(300)
    let marks = { harness.app.session.layerTree.marks }
    let atLast = marks()

    try harness.click("willShow basket immediate")

    #expect(atLast.count == 1 && marks().count == 1)
    #expect(marks() != atLast)
  }

  @Test("The list follows new events unless the user has scrolled away")
  func follow() throws {
    let harness = try ViewerHarness("colours", size: Size(width: 1280, height: 560))
    try harness.click(.events)
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

  @Test("The button beside the filter copies all listed events")
  func all() throws {
    var copied: [String] = []
    let harness = try harness { copied.append($0) }
    try harness.click(.filterEvents)
    harness.send(.text("appear"))

    try harness.click(.copyEvents)

    #expect(copied == ["0.000000 willAppear basket\n0.000000 didAppear basket"])
  }

  @Test("A click on an event that a restart has just removed does nothing")
  func removed() throws {
    let harness = try harness { _ in }
    harness.click(try harness.stage(0.5, 0.9))
    harness.wait(2000)
    let last = try #require(harness.app.events.last)
    let row = try harness.node("\(last.verb) \(last.subject) \(last.details)").middle

    try harness.key("F5")
    #expect(harness.app.events.count < 10)
    harness.click(row)
    harness.wait(100)

    #expect(!harness.app.isInPast)
  }

  @Test("The list has only the events of the demo that is shown, also after a return to it")
  func ofDemo() throws {
    var copied: [String] = []
    let harness = try harness { copied.append($0) }
    for (demo, clicks) in [("colours", 5), ("gates", 1), ("colours", 0)] {
      try harness.open(demo)
      for _ in 0..<clicks {
        harness.click(try harness.stage(0.5, 0.5))
        harness.wait(2000)
      }
      // The mouse leaves the stage, which is an event, too.
      harness.mouse(.move, try harness.node(.copyEvents).middle)
      harness.wait(50)

      try harness.click(.copyEvents)

      #expect(copied.last == harness.app.events.map(\.description).joined(separator: "\n"))
    }
  }
}

extension LayerTree {
  /// The frames of the rows that are marked as the shown instant.
  fileprivate var marks: [Rect] { root.fills(of: Theme.light.tint) }
}

extension Layer {
  fileprivate func fills(of colour: RGBA) -> [Rect] {
    drawings.compactMap { if case .fill(let rect, colour) = $0 { rect } else { nil } }
      + sublayers.flatMap { $0.fills(of: colour) }
  }
}
