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
    let rig = try ViewerHarness(size: Size(width: width, height: 560))

    #expect(rig.has("Search demos") == demos)
    #expect(rig.has("Events") == inspector)
  }

  @Test("F9 and F10 fold panels away and bring them back, also where there is no room for both")
  func fold() throws {
    let rig = try ViewerHarness(size: Size(width: 720, height: 560))

    try rig.key("F9")
    #expect(rig.has("Search demos"))
    try rig.key("F10")
    #expect(!rig.has("Search demos"))
    #expect(rig.has("Events"))
    try rig.key("F10")
    #expect(!rig.has("Events"))
  }

  @Test("Where there is no room for both, a panel waits until the other one is folded away")
  func wait() throws {
    let rig = try ViewerHarness(size: Size(width: 800, height: 560))
    #expect(rig.has("Search demos"))

    try rig.key("F10")
    #expect(rig.has("Events") && !rig.has("Search demos"))
    try rig.key("F9")
    #expect(!rig.has("Events") && rig.has("Search demos"))
    try rig.key("F9")

    #expect(rig.has("Events") && !rig.has("Search demos"))
  }

  @Test("A stage of free size is as large as there is room, also alone in full screen")
  func free() throws {
    let rig = try ViewerHarness(size: Size(width: 1280, height: 860))
    try rig.click("Free size")
    #expect(rig.app.session.layerTree.root.size == Size(width: 1280, height: 860))
    #expect(rig.app.stageTree.root.size == (try rig.node("Stage").frame.size))

    rig.app.fillDisplay(true)
    _ = rig.app.session.layerTree

    #expect(rig.app.stageTree.root.size == Size(width: 1280, height: 860))
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
    let rig = try ViewerHarness()

    try rig.key("Ctrl+F")
    rig.send(.text("door"))
    #expect(!rig.has("Verbs"))
    try rig.click("Gates")

    #expect(rig.app.events.first?.subject != "basket")
    #expect(rig.has("Stage"))
  }

  @Test("What is found by nothing says so")
  func nothing() throws {
    let rig = try ViewerHarness()

    try rig.key("Ctrl+F")
    rig.send(.text("xyzzy"))

    #expect(rig.has("Nothing is called so"))
  }

  @Test("Keys go to the stage, and F6 leads around the window and back to it")
  func focus() throws {
    let rig = try ViewerHarness("controls")
    try rig.key("Tab")
    #expect(rig.verbs.last == "key Tab")

    for _ in 0..<5 { try rig.key("F6") }
    try rig.key("Tab")

    #expect(rig.verbs.filter { $0 == "key Tab" }.count == 2)
  }

  @Test("Tab leads through the stage and then on to what is around it, and back")
  func through() throws {
    let rig = try ViewerHarness("colours")
    let stage = { try rig.node("Stage").states.contains(.focused) }
    #expect(try stage())

    try rig.key("Tab")
    #expect(try !stage() && rig.node("Start again").states.contains(.focused))
    try rig.key("Shift+Tab")

    #expect(try stage() && !rig.verbs.contains("key Tab"))
  }

  @Test(
    "From what is searched for Down leads into the list, arrows to other demos, Enter opens one")
  func list() throws {
    let rig = try ViewerHarness()
    try rig.key("Ctrl+F")
    rig.send(.text("scene"))
    #expect(try rig.node("Colours").states.contains(.focused) == false)

    try rig.key("Down")
    #expect(try rig.node("Colours").states.contains(.focused))
    for _ in 0..<3 { try rig.key("Down") }
    try rig.key("Return")

    #expect(rig.verbs.contains("didShow second"))
  }

  @Test("Escape first gives up what is searched for, then leads back to the stage")
  func escape() throws {
    let rig = try ViewerHarness()
    try rig.key("Ctrl+F")
    rig.send(.text("scene"))
    #expect(!rig.has("Verbs"))

    try rig.key("Escape")
    #expect(rig.has("Verbs"))
    #expect(try rig.node("Search demos").states.contains(.focused))
    try rig.key("Escape")

    #expect(try rig.node("Stage").states.contains(.focused))
  }

  @Test("What has the focus after F6 is marked, and nothing on the stage is then")
  func ring() throws {
    let rig = try ViewerHarness("controls")
    try rig.key("Tab")
    #expect(rig.app.stageTree.rings == 1)

    for _ in 0..<2 { try rig.key("F6") }

    #expect(try rig.node("State").states.contains(.focused))
    #expect(rig.app.session.layerTree.rings == 1)
  }

  @Test("A slash searches, unless somebody writes on the stage")
  func slash() throws {
    let rig = try ViewerHarness()

    try rig.key("/")
    rig.send(.text("gates"))

    #expect(try rig.node("Search demos").value == "gates")
  }

  @Test("All shortcuts are on a sheet, which Escape closes")
  func shortcuts() throws {
    let rig = try ViewerHarness()

    try rig.key("F1")
    rig.wait(600)
    #expect(rig.has("Keyboard"))
    try rig.key("Escape")
    rig.wait(600)

    #expect(!rig.has("Keyboard"))
  }

  @Test("A link to an instant shows the very frame from which it was copied")
  func link() throws {
    let rig = try ViewerHarness("colours")
    var copied: String?
    rig.app.session.onCopy = { copied = $0 }
    rig.click(try rig.stage(0.5, 0.5))
    rig.wait(130)

    try rig.key("Ctrl+L")

    let link = try #require(copied)
    #expect(link.hasPrefix("colours@"))
    #expect(!link.contains { " &;'\"$()<>|*?#~".contains($0) })
    // Pasted into another viewer, it leads to the same frame, and time stands still there.
    let other = try ViewerHarness("gates")
    other.send(.text(link))
    #expect(other.app.stageTree == rig.app.stageTree)
    #expect(other.has("Go on"))
  }

  @Test("A setting takes effect at once, and is reset")
  func setting() throws {
    let rig = try ViewerHarness()
    let light = rig.app.stageTree

    try rig.click("Settings")
    rig.wait(300)
    try rig.click("Dark")
    rig.wait(300)
    #expect(rig.app.stageTree != light)
    try rig.click("Reset Stage")
    rig.wait(300)

    #expect(rig.app.stageTree == light)
  }

  @Test("Two stages get the same input, and differ in what was chosen only")
  func twin() throws {
    let rig = try ViewerHarness("colours")

    try rig.click("Compare")
    rig.wait(300)
    try rig.click("Cross-fade")
    rig.wait(300)
    let start = try #require(rig.app.twinTree)
    #expect(start == rig.app.stageTree)
    rig.click(try rig.stage(0.5, 0.5))
    rig.wait(150)

    #expect(rig.app.twinTree != rig.app.stageTree)
    rig.wait(2000)
    #expect(rig.app.twinTree == rig.app.stageTree)
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
    let rig = try ViewerHarness("colours")

    rig.app.drop(try file("tap.yaml", Array("- tap: [195, 400]".utf8)))
    rig.wait(2000)
    #expect(rig.verbs.last == "didShow second")
    let grey = RGBImage(width: 2, height: 2, bytes: [UInt8](repeating: 128, count: 12))
    rig.app.drop(try file("grey.png", try PNG.encode(grey)))
    #expect("\(rig.app.session.layerTree)".contains("overlay"))
    rig.app.drop(try file("note.txt", Array("- swipe: left".utf8)))
    rig.wait(200)

    #expect(rig.tree.all.contains { $0.name.contains("'swipe' is no step") })
  }
}
