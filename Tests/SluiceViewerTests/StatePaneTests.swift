import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// The state pane: all that is known of the flow on the stage.
@Suite struct StatePaneTests {
  private func says(_ rig: ViewerHarness, _ name: String, _ value: String) -> Bool {
    rig.tree.all.contains { $0.name == name && $0.value == value }
  }

  @Test("While a finger drags, it names the stack, its top, the phase and the verdict")
  func drag() throws {
    let rig = try ViewerHarness.delivery()

    try rig.drag(by: 294)

    #expect(says(rig, "delivery", "top") && says(rig, "basket", ""))
    #expect(says(rig, "Phase", "dragging"))
    #expect(says(rig, "From", "delivery") && says(rig, "To", "basket"))
    #expect(says(rig, "Distance", "294 of 700 pt") && says(rig, "Finishes beyond", "350 pt"))
    #expect(says(rig, "Verdict", "would cancel"))
  }

  @Test("No line moves when a transition begins")
  func places() throws {
    let rig = try ViewerHarness.delivery()
    let before = try ["Phase", "Verdict", "Progress", "Next deadline"].map {
      try rig.node($0).frame
    }

    try rig.drag(by: 294)

    let after = try ["Phase", "Verdict", "Progress", "Next deadline"].map { try rig.node($0).frame }
    #expect(before == after)
  }

  @Test("Names and values can be selected and copied")
  func selecting() throws {
    let rig = try ViewerHarness.delivery()
    var copied: [String] = []
    rig.app.session.onCopy = { copied.append($0) }
    let (name, value) = (try rig.node("basket").frame, try rig.node("Release rule").frame)

    for place in [Point(x: name.minX + 20, y: name.midY), Point(x: value.maxX - 9, y: value.midY)] {
      for _ in 0..<2 { rig.click(place) }
      try rig.key("Ctrl+C")
      rig.wait(1000)
    }

    #expect(copied == ["basket", "Projection"])
  }

  @Test("Ctrl+C is the demo's as long as the stage has the focus")
  func demoKeys() throws {
    let rig = try ViewerHarness()

    try rig.key("Ctrl+C")

    #expect(rig.verbs.contains("key Ctrl+C"))
  }

  @Test("The place is a link that can be copied")
  func place() throws {
    let rig = try ViewerHarness.delivery()
    var copied: [String] = []
    rig.app.session.onCopy = { copied.append($0) }

    try rig.click("Copy the place")

    #expect(copied == ["checkout/delivery"])
    #expect(rig.has("checkout/delivery"))
  }
}
