import FlowCore
import FlowUI
import Foundation
import SluiceViewer
import Testing

@Suite struct OpenedScriptTests {
  private static let examples = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Examples").standardizedFileURL

  @Test("The example script checkout.yaml ends with a page that is dragged to 42 %")
  func example() throws {
    let harness = try ViewerHarness()

    harness.app.drop(Self.examples.appendingPathComponent("checkout.yaml").path)
    harness.wait(20_000)

    #expect(harness.verbs.last == "drag delivery" && harness.app.isPressed)
    #expect(harness.app.events.last?.details == "0.420000")
    #expect(!harness.tree.all.contains { $0.name.contains("hit nothing") })
  }

  @Test("A link plays the input at its very first instant, too")
  func firstInstant() throws {
    let harness = try ViewerHarness()
    try harness.key("Tab")
    try harness.key("F8")
    let link = try harness.link()
    let other = try ViewerHarness("colours")

    other.send(.text(link))
    other.wait(50)

    #expect(harness.verbs.contains("key Tab"))
    #expect(other.verbs == harness.verbs)
  }

  @Test("The label says that a script is still dragging a page, and Play releases the page")
  func pressed() throws {
    let harness = try ViewerHarness()
    harness.app.drop(Self.examples.appendingPathComponent("checkout.yaml").path)
    harness.wait(20_000)
    #expect(harness.texts.contains("Frozen at 42.0 %"))

    try harness.click(.resume)
    harness.wait(2000)

    #expect(!harness.app.isPressed && harness.verbs.contains("cancel delivery"))
    #expect(!harness.texts.contains { $0.hasPrefix("Frozen at") } && !harness.app.isPaused)
  }

  @Test("At the end of a script, a toast says how many of its presses hit nothing")
  func missed() throws {
    let harness = try ViewerHarness()

    try harness.play(
      """
      - tap: [195, 820]
      - wait: 1s
      - tap: [195, 772]
      - wait: 1s
      - drag: {from: [195, 820], to: [172, 820], release: false}
      """)
    harness.wait(2000)
    #expect(!harness.has(.missedPresses.with("2", "3")))
    harness.wait(2000)

    #expect(harness.verbs.contains("didShow delivery"))
    #expect(harness.has(.missedPresses.with("2", "3")))
  }

  @Test("A script dropped on a stage of free size plays at the size used to resolve its steps")
  func freeSize() throws {
    let harness = try ViewerHarness()
    try harness.click(.freeSize)
    harness.wait(300)

    try harness.play("- tap: Continue to delivery\n- wait: 1s")
    // A stage of free size gets its size when the window is laid out.
    _ = harness.app.session.layerTree
    harness.wait(2000)

    #expect(harness.app.stageTree.root.size == Size(width: 390, height: 844))
    #expect(harness.verbs.contains("didShow delivery"))
  }

  @Test("A step that fails is named once the steps before it have been played")
  func failure() throws {
    let harness = try ViewerHarness()
    let says = { harness.tree.all.contains { $0.name.contains("Nothing here") } }

    try harness.play(
      "- tap: Continue to delivery\n- wait: 2s\n- key: Escape\n- wait: 1s\n- tap: Nothing here")
    harness.wait(1000)
    #expect(harness.verbs.contains("didShow delivery") && !says())
    var isSaid = false
    for _ in 1...80 where !isSaid {
      harness.wait(100)
      isSaid = says()
    }

    #expect(isSaid)
  }

  @Test("The label of a paused viewer says how far the script was played")
  func paused() throws {
    let harness = try ViewerHarness("colours")
    try harness.play("- wait: 1s\n- key: Tab\n- wait: 1s\n- key: Tab")
    harness.wait(1500)

    try harness.key("F8")
    harness.wait(100)

    #expect(harness.texts.contains("Paused, script 1/2"))
  }

  @Test("A link contains a script's input and the user's mouse moves that took effect with it")
  func moves() throws {
    let harness = try ViewerHarness()
    try harness.play("- wait: 1s\n- wheel: [0, 1]\n- wait: 1s\n- wheel: [0, 1]")
    let button = try harness.stagePoint(of: "Continue to delivery")
    for x in [-20.0, 0, 20] {
      harness.mouse(.move, Point(x: button.x + x, y: button.y))
      harness.wait(200)
    }

    harness.wait(2000)

    let other = try ViewerHarness()
    other.send(.text(try harness.link()))
    #expect(harness.verbs.count { $0 == "move mouse" } == 2)
    #expect(other.app.events.map(\.description) == harness.app.events.map(\.description))
  }
}
