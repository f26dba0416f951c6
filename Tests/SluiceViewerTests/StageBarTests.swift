import FlowCore
import FlowUI
import SluiceViewer
import Testing

@Suite struct StageBarTests {
  @Test("Without icon files, buttons show the first letters of their labels")
  func letters() throws {
    let harness = try ViewerHarness()
    let letters = { harness.texts.filter { $0.count == 1 } }
    #expect(!letters().contains("D"))

    harness.app.session.lacksIcons = true
    harness.app.session.setNeedsLayout()
    harness.wait(100)

    #expect(letters().contains("D"), "of Demos: \(letters())")
  }

  @Test(
    "Every control of the bar is reachable in a window of any size, in the bar or in its menu",
    arguments: [
      (1280.0, nil), (980.0, "F10"), (800.0, "F10"), (720.0, nil), (720.0, "F9"), (720.0, "F10"),
    ] as [(Double, String?)],
    [false, true])
  func reach(window: (width: Double, key: String?), isRecording: Bool) throws {
    let harness = try ViewerHarness(size: Size(width: window.width, height: 560))
    #expect(harness.has(.stageGroup))
    if let key = window.key { try harness.key(key) }
    if isRecording { try harness.key("Ctrl+R") }

    var names = Set(harness.tree.all.map(\.name))
    let ends = try ["Demos", "Inspector"].map { try harness.node($0).frame }
    if harness.has(.more) {
      try harness.click(.more)
      harness.wait(300)
      names.formUnion(harness.tree.all.filter { $0.role == .menuItem }.map(\.name))
    }

    let expected = [
      "Small phone", "Phone", "Tablet", "Free size", "Rotate", "Zoom out", "Zoom in",
      "Zoom to fit", "Compare", "Copy a link", "Save a picture",
      isRecording ? "Stop recording" : "Record",
    ]
    #expect(expected.filter { !names.contains($0) } == [])
    #expect(ends[0].maxX < ends[1].minX && ends[1].maxX <= window.width)
  }

  @Test("Choosing an item of the bar's menu performs it")
  func choice() throws {
    let harness = try ViewerHarness(size: Size(width: 720, height: 560))
    try harness.key("F10")
    #expect(!harness.has(.smallPhone))

    try harness.click(.more)
    harness.wait(300)
    try harness.click(.smallPhone)
    harness.wait(300)

    #expect(harness.app.stageTree.root.size == Size(width: 320, height: 568))
  }

  @Test(
    "The text of the frame times lies within their panel, and the panel within the window",
    arguments: [(720.0, 560.0), (1024, 700), (1280, 860)], [Language.english, .german])
  func frameTimes(window: (width: Double, height: Double), language: Language) throws {
    let size = Size(width: window.width, height: window.height)
    let harness = try ViewerHarness("colours", size: size, language: language)
    let title = harness.app.session.context.strings[.frameTimes]
    try harness.key("Ctrl+Shift+P")
    harness.send(.text(title))
    try harness.key("Return")
    harness.wait(600)

    let (panel, frame) = try #require(
      harness.app.session.layerTree.root.layer("frameTimes"), "'\(title)' shows no panel")
    #expect(frame.minX > 0 && frame.maxX < size.width)
    let measuring: any TextMeasuring = harness.glyphs
    var texts = 0
    for case .text(let text, let style, let baseline, _) in panel.drawings {
      texts += 1
      #expect(text.contains("0.00 ms"))
      let end = baseline.x + measuring.width(of: text, in: style)
      #expect(baseline.x >= 8 && end <= panel.size.width - 8)
    }
    #expect(texts == 1)
  }

  @Test("The bar shows the zoom, and a click on it fits the stage to the room available")
  func zoom() throws {
    let harness = try ViewerHarness(size: Size(width: 1280, height: 860))
    let told = { try harness.node(.zoomToFit).value }
    let fitting = try harness.node(.stageGroup).frame.size.width
    #expect(try told() == "\((fitting / 3.9).fixed(0)) %")

    try harness.click(.zoomIn)
    #expect(try told() == "75 %")
    try harness.click(.zoomToFit)

    #expect(try harness.node(.stageGroup).frame.size.width == fitting)
    #expect(try told() == "\((fitting / 3.9).fixed(0)) %")
  }

  @Test("A recording shows its length in the stage's time, and does not wake an idle window")
  func recording() throws {
    let harness = try ViewerHarness("colours")
    try harness.key("Ctrl+R")
    #expect(harness.has("0:00"))

    harness.click(try harness.stage(0.5, 0.5))
    for _ in 0..<300 { harness.wait(16) }
    #expect(harness.has("0:01"))
    harness.wait(60_000)

    #expect(harness.has("0:01"))
    #expect(harness.app.session.deadline == nil && !harness.app.session.isMoving)
  }

  @Test("No control of the bar moves when a recording begins or a second stage appears")
  func still() throws {
    let harness = try ViewerHarness("colours")
    let names = ["Record", "Phone", "Zoom in", "Compare", "Inspector"]
    let before = try names.map { try harness.node($0).frame }

    try harness.key("Ctrl+R")
    try harness.click(.compare)
    harness.wait(300)
    try harness.click(.crossFade)
    harness.wait(300)

    let after = try names.map { name in
      try harness.node(name == "Record" ? "Stop recording" : name).frame
    }
    #expect(after == before)
  }

  @Test(
    "The demo's title, its zoom and its time are shown in a window of any size, in both languages",
    arguments: [(720.0, "F10"), (720, "F9"), (800, "F10"), (1024, nil), (1280, nil)]
      as [(Double, String?)], [Language.english, .german])
  func always(window: (width: Double, key: String?), language: Language) throws {
    let harness = try ViewerHarness(
      "onboarding", size: Size(width: window.width, height: 700), language: language)
    #expect(harness.has(.stageGroup))
    if let key = window.key { try harness.key(key) }
    harness.wait(1200)

    let texts = harness.app.session.layerTree.texts

    #expect(texts.contains("1.200 s"))
    #expect(texts.contains { $0.hasSuffix(" %") && $0 != "100 %" })
    // The list of demos has the title, too.
    let isListed = harness.has(.searchDemos)
    #expect(texts.count { $0 == "Onboarding" } == (isListed ? 2 : 1))
  }

  @Test("In full screen the stage is as large as fits, even larger than at 100 %")
  func fit() throws {
    let harness = try ViewerHarness(size: Size(width: 1400, height: 1400))
    #expect(try harness.node(.stageGroup).frame.size.height == 844)

    harness.app.fillDisplay(true)
    _ = harness.app.session.layerTree
    let frame = try harness.node(.stageGroup).frame
    #expect(frame.size.height > 1300 && frame.minY > 0 && frame.maxY < 1400)
    try harness.key("Ctrl+Shift+0")
    #expect(try harness.node(.stageGroup).frame.size.height == 844)
  }

  @Test("A full-screen window shows which key leaves full screen, and hides the bar")
  func fullScreen() throws {
    let harness = try ViewerHarness()

    harness.app.fillDisplay(true)
    harness.wait(200)
    #expect(harness.has(.leavesFullScreen.with("F11")) && !harness.has(.compare))
    harness.app.fillDisplay(false)
    harness.wait(200)

    #expect(!harness.has(.leavesFullScreen.with("F11")) && harness.has(.compare))
  }
}

extension Layer {
  /// The first layer with a name, and its frame in the window.
  fileprivate func layer(_ name: String, in origin: Point = .zero) -> (Layer, Rect)? {
    let origin = Point(x: origin.x + offset.x, y: origin.y + offset.y)
    if self.name == name {
      return (self, Rect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    }
    return sublayers.lazy.compactMap { $0.layer(name, in: origin) }.first
  }
}
