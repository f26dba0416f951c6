import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the state pane, which shows the state of the flow on the stage.
@Suite struct StatePaneTests {
  private func says(_ harness: ViewerHarness, _ name: String, _ value: String) -> Bool {
    harness.tree.all.contains { $0.name == name && $0.value == value }
  }

  @Test(
    "During a drag the pane shows the stack with its top, the phase, the distance and the verdict"
  )
  func drag() throws {
    let harness = try ViewerHarness.delivery()

    try harness.drag(by: 294)

    #expect(says(harness, "delivery", "top") && says(harness, "basket", ""))
    #expect(says(harness, "Phase", "dragging"))
    #expect(says(harness, "From", "delivery") && says(harness, "To", "basket"))
    #expect(
      says(harness, "Distance", "294 of 700 pt") && says(harness, "Finishes beyond", "350 pt"))
    #expect(says(harness, "Verdict", "would cancel"))
  }

  @Test("No line moves when a transition begins")
  func places() throws {
    let harness = try ViewerHarness.delivery()
    let before = try ["Phase", "Verdict", "Progress", "Next deadline"].map {
      try harness.node($0).frame
    }

    try harness.drag(by: 294)

    let after = try ["Phase", "Verdict", "Progress", "Next deadline"].map {
      try harness.node($0).frame
    }
    #expect(before == after)
  }

  @Test("Names and values can be selected and copied")
  func selecting() throws {
    let harness = try ViewerHarness.delivery()
    var copied: [String] = []
    harness.app.session.onCopy = { copied.append($0) }
    let (name, value) = (try harness.node("basket").frame, try harness.node(.releaseRule).frame)

    for place in [Point(x: name.minX + 20, y: name.midY), Point(x: value.maxX - 9, y: value.midY)] {
      for _ in 0..<2 { harness.click(place) }
      try harness.key("Ctrl+C")
      harness.wait(1000)
    }

    #expect(copied == ["basket", "Projection"])
  }

  @Test("Ctrl+C goes to the demo while the stage has the focus")
  func demoKeys() throws {
    let harness = try ViewerHarness()

    try harness.key("Ctrl+C")

    #expect(harness.verbs.contains("key Ctrl+C"))
  }

  @Test("The flow's place can be copied as a deep link")
  func place() throws {
    let harness = try ViewerHarness.delivery()
    var copied: [String] = []
    harness.app.session.onCopy = { copied.append($0) }

    try harness.click(.copyPlace)

    #expect(copied == ["checkout/delivery"])
    #expect(harness.has("checkout/delivery"))
  }
}
