import FlowCore
import FlowDemos
import FlowUI
import Foundation
import ImageFiles
import SluiceViewer
import Testing

/// The viewer's window: panels, search, keys, and what is shared.
@Suite struct ShellTests {
  @Test(
    "Panels collapse by themselves where the window is narrow",
    arguments: [
      (1280.0, true, true), (980.0, true, false), (720.0, false, false),
    ])
  func panels(width: Double, demos: Bool, inspector: Bool) throws {
    let harness = try ViewerHarness(size: Size(width: width, height: 560))

    #expect(harness.has("Search demos") == demos)
    #expect(harness.has("Events") == inspector)
  }

  @Test("F9 and F10 fold panels away and bring them back, also where there is no room for both")
  func fold() throws {
    let harness = try ViewerHarness(size: Size(width: 720, height: 560))

    try harness.key("F9")
    #expect(harness.has("Search demos"))
    try harness.key("F10")
    #expect(!harness.has("Search demos"))
    #expect(harness.has("Events"))
    try harness.key("F10")
    #expect(!harness.has("Events"))
  }

  @Test("Where there is no room for both, a panel waits until the other one is folded away")
  func wait() throws {
    let harness = try ViewerHarness(size: Size(width: 800, height: 560))
    #expect(harness.has("Search demos"))

    try harness.key("F10")
    #expect(harness.has("Events") && !harness.has("Search demos"))
    try harness.key("F9")
    #expect(!harness.has("Events") && harness.has("Search demos"))
    try harness.key("F9")

    #expect(harness.has("Events") && !harness.has("Search demos"))
  }

  @Test("A stage of free size is as large as there is room, also alone in full screen")
  func free() throws {
    let harness = try ViewerHarness(size: Size(width: 1280, height: 860))
    try harness.click("Free size")
    #expect(harness.app.session.layerTree.root.size == Size(width: 1280, height: 860))
    #expect(harness.app.stageTree.root.size == (try harness.node("Stage").frame.size))

    harness.app.fillDisplay(true)
    _ = harness.app.session.layerTree

    #expect(harness.app.stageTree.root.size == Size(width: 1280, height: 860))
  }

  @Test("A stage in a device begins and ends between two points, however large it is shown")
  func edges() throws {
    for height in stride(from: 561.0, through: 900, by: 13) {
      let frame = try ViewerHarness(size: Size(width: 1100, height: height)).node("Stage").frame

      #expect(frame.maxX == frame.maxX.rounded() && frame.maxY == frame.maxY.rounded())
    }
  }

  @Test("A search finds demos by their words, and a click opens one")
  func search() throws {
    let harness = try ViewerHarness()

    try harness.key("Ctrl+F")
    harness.send(.text("door"))
    #expect(!harness.has("Verbs"))
    try harness.click("Gates")

    #expect(harness.app.events.first?.subject != "basket")
    #expect(harness.has("Stage"))
  }

  @Test("What is found by nothing says so")
  func nothing() throws {
    let harness = try ViewerHarness()

    try harness.key("Ctrl+F")
    harness.send(.text("xyzzy"))

    #expect(harness.has("Nothing is called so"))
  }

  @Test("Keys go to the stage, and F6 leads around the window and back to it")
  func focus() throws {
    let harness = try ViewerHarness("controls")
    try harness.key("Tab")
    #expect(harness.verbs.last == "key Tab")

    for _ in 0..<5 { try harness.key("F6") }
    try harness.key("Tab")

    #expect(harness.verbs.filter { $0 == "key Tab" }.count == 2)
  }

  @Test("Tab leads through the stage and then on to what is around it, and back")
  func through() throws {
    let harness = try ViewerHarness("colours")
    let stage = { try harness.node("Stage").states.contains(.focused) }
    #expect(try stage())

    try harness.key("Tab")
    #expect(try !stage() && harness.node("Start again").states.contains(.focused))
    try harness.key("Shift+Tab")

    #expect(try stage() && !harness.verbs.contains("key Tab"))
  }

  @Test(
    "From what is searched for Down leads into the list, arrows to other demos, Enter opens one")
  func list() throws {
    let harness = try ViewerHarness()
    try harness.key("Ctrl+F")
    harness.send(.text("scene"))
    #expect(try harness.node("Colours").states.contains(.focused) == false)

    try harness.key("Down")
    #expect(try harness.node("Colours").states.contains(.focused))
    for _ in 0..<3 { try harness.key("Down") }
    try harness.key("Return")

    #expect(harness.verbs.contains("didShow second"))
  }

  @Test("Escape first gives up what is searched for, then leads back to the stage")
  func escape() throws {
    let harness = try ViewerHarness()
    try harness.key("Ctrl+F")
    harness.send(.text("scene"))
    #expect(!harness.has("Verbs"))

    try harness.key("Escape")
    #expect(harness.has("Verbs"))
    #expect(try harness.node("Search demos").states.contains(.focused))
    try harness.key("Escape")

    #expect(try harness.node("Stage").states.contains(.focused))
  }

  @Test("What has the focus after F6 is marked, and nothing on the stage is then")
  func ring() throws {
    let harness = try ViewerHarness("controls")
    try harness.key("Tab")
    #expect(harness.app.stageTree.rings == 1)

    for _ in 0..<2 { try harness.key("F6") }

    #expect(try harness.node("State").states.contains(.focused))
    #expect(harness.app.session.layerTree.rings == 1)
  }

  @Test("A slash searches, unless somebody writes on the stage")
  func slash() throws {
    let harness = try ViewerHarness()

    try harness.key("/")
    harness.send(.text("gates"))

    #expect(try harness.node("Search demos").value == "gates")
  }

  @Test("All shortcuts are on a sheet, which Escape closes")
  func shortcuts() throws {
    let harness = try ViewerHarness()

    try harness.key("F1")
    harness.wait(600)
    #expect(harness.has("Keyboard"))
    try harness.key("Escape")
    harness.wait(600)

    #expect(!harness.has("Keyboard"))
  }

  @Test("A link to an instant shows the very frame from which it was copied")
  func link() throws {
    let harness = try ViewerHarness("colours")
    var copied: String?
    harness.app.session.onCopy = { copied = $0 }
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(130)

    try harness.key("Ctrl+L")

    let link = try #require(copied)
    #expect(link.hasPrefix("colours@"))
    #expect(!link.contains { " &;'\"$()<>|*?#~".contains($0) })
    // Pasted into another viewer, it leads to the same frame, and time stands still there.
    let other = try ViewerHarness("gates")
    other.send(.text(link))
    #expect(other.app.stageTree == harness.app.stageTree)
    #expect(other.has("Go on"))
  }

  @Test("A setting takes effect at once, and is reset")
  func setting() throws {
    let harness = try ViewerHarness()
    let light = harness.app.stageTree

    try harness.click("Settings")
    harness.wait(300)
    try harness.click("Dark")
    harness.wait(300)
    #expect(harness.app.stageTree != light)
    try harness.click("Reset Stage")
    harness.wait(300)

    #expect(harness.app.stageTree == light)
  }

  @Test("Two stages get the same input, and differ in what was chosen only")
  func comparison() throws {
    let harness = try ViewerHarness("colours")

    try harness.click("Compare")
    harness.wait(300)
    try harness.click("Cross-fade")
    harness.wait(300)
    let start = try #require(harness.app.comparisonTree)
    #expect(start == harness.app.stageTree)
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(150)

    #expect(harness.app.comparisonTree != harness.app.stageTree)
    harness.wait(2000)
    #expect(harness.app.comparisonTree == harness.app.stageTree)
  }

  @Test(
    "A script that is dropped is played, a picture lies over the stage, anything else is refused")
  func drop() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = { (name: String, bytes: [UInt8]) in
      let place = folder.appendingPathComponent(name)
      try Data(bytes).write(to: place)
      return place.path
    }
    let harness = try ViewerHarness("colours")

    harness.app.drop(try file("tap.yaml", Array("- tap: [195, 400]".utf8)))
    harness.wait(2000)
    #expect(harness.verbs.last == "didShow second")
    let grey = RGBImage(width: 2, height: 2, bytes: [UInt8](repeating: 128, count: 12))
    harness.app.drop(try file("grey.png", try PNG.encode(grey)))
    #expect("\(harness.app.session.layerTree)".contains("overlay"))
    harness.app.drop(try file("note.txt", Array("- swipe: left".utf8)))
    harness.wait(200)

    #expect(harness.tree.all.contains { $0.name.contains("'swipe' is no step") })
  }
}
