import FlowCore
import FlowUI
import SluiceViewer
import Testing

/// Tests of the status label over the stage, and of keys that go to the stage or to the viewer.
@Suite struct StageStatusTests {
  @Test("The status label counts the gestures and keys of a script that plays, a drag as one")
  func script() throws {
    let script = """
      - wait: 300ms
      - drag: {from: [20, 400], to: [60, 400], over: 500ms}
      - wait: 2s
      - key: Tab
      - wait: 2s
      - key: Tab

      """
    let harness = try ViewerHarness("colours")

    try harness.play(script)
    harness.wait(100)
    #expect(harness.texts.contains("Playing script 0/3"))
    harness.wait(1500)
    #expect(harness.texts.contains("Playing script 1/3"))
    harness.wait(2000)
    #expect(harness.texts.contains("Playing script 2/3"))
    harness.wait(5000)

    #expect(!harness.texts.contains { $0.hasPrefix("Playing") })
  }

  private func pausedByHover() throws -> ViewerHarness {
    // The window is high enough for all settings.
    let harness = try ViewerHarness("onboarding", size: Size(width: 1280, height: 1500))
    try harness.click(.settings)
    harness.wait(300)
    let popUp = harness.tree.all.first { $0.name == "On hover" && $0.value != nil }
    harness.click(try #require(popUp).middle)
    harness.wait(300)
    try harness.click("pause")
    harness.wait(300)
    harness.mouse(.move, try harness.stage(0.5, 0.4))
    harness.wait(300)
    #expect(harness.texts.contains("Paused by hover"))
    return harness
  }

  @Test("The label says that pages are paused by hover, and F8 lets them advance under the mouse")
  func hover() throws {
    let harness = try pausedByHover()

    try harness.key("F8")
    harness.wait(20_000)

    #expect(!harness.texts.contains("Paused by hover") && !harness.app.isPaused)
    #expect(harness.verbs.contains { $0.hasPrefix("page ") })
  }

  /// The Play button of the bar at the bottom, not that of the label over the stage.
  private func playButton(of harness: ViewerHarness) throws -> Point {
    let name = harness.app.session.context.strings[.resume]
    let buttons = harness.tree.all.filter { $0.name == name }
    return try #require(buttons.max { $0.frame.minY < $1.frame.minY }).middle
  }

  @Test(
    "The Play button resumes pages paused by hover if it is clicked soon after the mouse left them",
    arguments: [(800, true), (2000, false)])
  func moveToButton(milliseconds: Int, plays: Bool) throws {
    let harness = try pausedByHover()
    let button = try playButton(of: harness)

    harness.mouse(.move, button)
    harness.wait(milliseconds)
    #expect(harness.has(plays ? .resume : .pause))
    harness.click(button)
    harness.wait(300)
    #expect(harness.app.isPaused != plays)

    harness.click(button)
    harness.wait(300)
    #expect(harness.app.isPaused == plays)
  }

  @Test("The past can be paused, also soon after the mouse has left pages that it had paused")
  func pauseOfPast() throws {
    let harness = try pausedByHover()
    let past = try harness.past(0.5)
    harness.mouse(.move, past)
    harness.wait(100)
    harness.click(past)
    try harness.key("F8")
    harness.wait(100)
    #expect(harness.app.isInPast && !harness.app.isPaused)

    try harness.key("F8")

    #expect(harness.app.isPaused)
  }

  @Test("The Play button also resumes pages that the mouse paused from the second stage")
  func moveFromSecondStage() throws {
    let harness = try pausedByHover()
    try harness.click(.compare)
    harness.wait(300)
    try harness.click("Cross-fade")
    harness.wait(300)
    let second = try #require(harness.tree.all.last { $0.role == .stage && $0.name == "Stage" })
    let frame = second.frame
    harness.mouse(.move, Point(x: frame.midX, y: frame.minY + 0.4 * frame.size.height))
    harness.wait(300)
    #expect(harness.texts.contains("Paused by hover"))

    harness.mouse(.move, try playButton(of: harness))
    harness.wait(800)

    #expect(!harness.texts.contains("Paused by hover") && harness.has(.resume))
  }

  @Test("Space pauses and plays on, unless a focused control on the stage takes the key")
  func space() throws {
    let harness = try ViewerHarness("checkout")
    try harness.key("Space")
    #expect(harness.app.isPaused)
    try harness.key("Space")
    #expect(!harness.app.isPaused && !harness.verbs.contains("key Space"))

    try harness.key("Tab")
    try harness.key("Space")

    #expect(!harness.app.isPaused && harness.verbs.contains("key Space"))
  }

  @Test("What is pasted into a field on the stage stays there, even if it is a link")
  func paste() throws {
    let harness = try ViewerHarness("controls")
    let (stage, link) = (harness.app.stageSession, "colours@0ms")
    for _ in 1...60 where stage.textInput == nil { try harness.key("Tab") }
    try #require(stage.textInput != nil)

    harness.send(.text(link))

    #expect(harness.app.link.description.hasPrefix("controls"))
    #expect(stage.accessibilityTree.all.contains { $0.value?.contains(link) == true })
  }
}
