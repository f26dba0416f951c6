import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// The bar above the stage.
@Suite struct StageBarTests {
  @Test(
    "All of the bar can be reached by mouse in a window of any size: in it, or in its menu",
    arguments: [
      (1280.0, nil), (980.0, "F10"), (800.0, "F10"), (720.0, nil), (720.0, "F9"), (720.0, "F10"),
    ] as [(Double, String?)],
    [false, true])
  func reach(window: (width: Double, key: String?), isRecording: Bool) throws {
    let rig = try ViewerHarness(size: Size(width: window.width, height: 560))
    #expect(rig.has("Stage"))
    if let key = window.key { try rig.key(key) }
    if isRecording { try rig.key("Ctrl+R") }

    var names = Set(rig.tree.all.map(\.name))
    let ends = try ["Demos", "Inspector"].map { try rig.node($0).frame }
    if rig.has("More") {
      try rig.click("More")
      rig.wait(300)
      names.formUnion(rig.tree.all.filter { $0.role == .menuItem }.map(\.name))
    }

    let expected = [
      "Small phone", "Phone", "Tablet", "Free size", "Rotate", "Zoom out", "Zoom in",
      "Zoom to fit", "Compare", "Copy a link", "Save a picture",
      isRecording ? "End the recording" : "Record",
    ]
    #expect(expected.filter { !names.contains($0) } == [])
    #expect(ends[0].maxX < ends[1].minX && ends[1].maxX <= window.width)
  }

  @Test("What was chosen from the menu is done")
  func choice() throws {
    let rig = try ViewerHarness(size: Size(width: 720, height: 560))
    try rig.key("F10")
    #expect(!rig.has("Record"))

    try rig.click("More")
    rig.wait(300)
    try rig.click("Record")
    rig.wait(300)

    #expect(rig.has("End the recording"))
  }

  @Test("The zoom is told, and a click on it shows the stage as large as there is room")
  func zoom() throws {
    let rig = try ViewerHarness(size: Size(width: 1280, height: 860))
    let told = { try rig.node("Zoom to fit").value }
    let fitting = try rig.node("Stage").frame.size.width
    #expect(try told() == "\((fitting / 3.9).fixed(0)) %")

    try rig.click("Zoom in")
    #expect(try told() == "100 %")
    try rig.click("Zoom to fit")

    #expect(try rig.node("Stage").frame.size.width == fitting)
    #expect(try told() == "\((fitting / 3.9).fixed(0)) %")
  }

  @Test(
    "A recording tells how much of the stage's time it has, and wakes no window that is at rest")
  func recording() throws {
    let rig = try ViewerHarness("colours")
    try rig.key("Ctrl+R")
    #expect(rig.has("0:00"))

    rig.click(try rig.stage(0.5, 0.5))
    for _ in 0..<300 { rig.wait(16) }
    #expect(rig.has("0:01"))
    rig.wait(60_000)

    #expect(rig.has("0:01"))
    #expect(rig.app.session.deadline == nil && !rig.app.session.isMoving)
  }

  @Test("Nothing in the bar moves as a recording begins, or a second stage comes")
  func still() throws {
    let rig = try ViewerHarness("colours")
    let names = ["Record", "Phone", "Zoom in", "Compare", "Inspector"]
    let before = try names.map { try rig.node($0).frame }

    try rig.key("Ctrl+R")
    try rig.click("Compare")
    rig.wait(300)
    try rig.click("Cross-fade")
    rig.wait(300)

    let after = try names.map { name in
      try rig.node(name == "Record" ? "End the recording" : name).frame
    }
    #expect(after == before)
  }

  @Test("A window that fills the display says what leads back")
  func fullScreen() throws {
    let rig = try ViewerHarness()

    rig.app.fillDisplay(true)
    rig.wait(200)
    #expect(rig.has("F11 leads back") && !rig.has("Compare"))
    rig.app.fillDisplay(false)
    rig.wait(5000)

    #expect(!rig.has("F11 leads back") && rig.has("Compare"))
  }
}
