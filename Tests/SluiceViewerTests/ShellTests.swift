import FlowCore
import FlowDemos
import FlowSDL
import FlowUI
import Foundation
import ImageFiles
import SDLWindow
import SluiceViewer
import Testing

/// Tests of the viewer's window: panels, search, keys and sharing.
@Suite struct ShellTests {
  @Test(
    "Panels collapse by themselves in a narrow window",
    arguments: [
      (1280.0, true, true), (980.0, true, false), (720.0, false, false),
    ])
  func panels(width: Double, demos: Bool, inspector: Bool) throws {
    let harness = try ViewerHarness(size: Size(width: width, height: 560))

    #expect(harness.has(.searchDemos) == demos)
    #expect(harness.has(.events) == inspector)
  }

  @Test("F9 and F10 hide and show the panels, even without room for both")
  func fold() throws {
    let harness = try ViewerHarness(size: Size(width: 720, height: 560))

    try harness.key("F9")
    #expect(harness.has(.searchDemos))
    try harness.key("F10")
    #expect(!harness.has(.searchDemos))
    #expect(harness.has(.events))
    try harness.key("F10")
    #expect(!harness.has(.events))
  }

  @Test(
    "Without room for both, opening a panel hides the other one until the first is hidden again"
  )
  func wait() throws {
    let harness = try ViewerHarness(size: Size(width: 800, height: 560))
    #expect(harness.has(.searchDemos))

    try harness.key("F10")
    #expect(harness.has(.events) && !harness.has(.searchDemos))
    try harness.key("F9")
    #expect(!harness.has(.events) && harness.has(.searchDemos))
    try harness.key("F9")

    #expect(harness.has(.events) && !harness.has(.searchDemos))
  }

  @Test("A stage of free size fills the room available, and the whole window in full screen")
  func free() throws {
    let harness = try ViewerHarness(size: Size(width: 1280, height: 860))
    try harness.click(.freeSize)
    #expect(harness.app.session.layerTree.root.size == Size(width: 1280, height: 860))
    #expect(harness.app.stageTree.root.size == (try harness.node(.stageGroup).frame.size))

    harness.app.fillDisplay(true)
    _ = harness.app.session.layerTree

    #expect(harness.app.stageTree.root.size == Size(width: 1280, height: 860))
  }

  @Test("The right and bottom edges of a stage in a device are at whole points, whatever its scale")
  func edges() throws {
    for height in stride(from: 561.0, through: 900, by: 13) {
      let frame = try ViewerHarness(size: Size(width: 1100, height: height)).node(.stageGroup).frame

      #expect(frame.maxX == frame.maxX.rounded() && frame.maxY == frame.maxY.rounded())
    }
  }

  @Test("The search finds demos by words of their descriptions, and a click opens one")
  func search() throws {
    let harness = try ViewerHarness()

    try harness.key("Ctrl+F")
    harness.send(.text("door"))
    #expect(!harness.has("Verbs"))
    try harness.click(.gates)

    #expect(harness.verbs.contains("didShow initial"))
  }

  @Test("Return in a search field without words opens no demo", arguments: ["", " "])
  func noWords(text: String) throws {
    let harness = try ViewerHarness("gates")
    try harness.key("Ctrl+F")
    if !text.isEmpty { harness.send(.text(text)) }

    try harness.key("Return")
    harness.wait(300)

    #expect("\(harness.app.link)".hasPrefix("gates"))
  }

  @Test("A search without results shows a message")
  func nothing() throws {
    let harness = try ViewerHarness()

    try harness.key("Ctrl+F")
    harness.send(.text("xyzzy"))

    #expect(harness.has(.noDemo))
  }

  @Test("Keys go to the stage, and F6 moves the focus around the window and back to it")
  func focus() throws {
    let harness = try ViewerHarness("controls")
    try harness.key("Tab")
    #expect(harness.verbs.last == "key Tab")

    for _ in 0..<2 { try harness.key("F6") }
    #expect(try !harness.node(.stageGroup).states.contains(.focused))
    for _ in 0..<3 { try harness.key("F6") }
    try harness.key("Tab")

    #expect(harness.verbs.filter { $0 == "key Tab" }.count == 2)
  }

  @Test("F6 leads from a search field of the inspector to the next area, the demos")
  func focusFromInspector() throws {
    let harness = try ViewerHarness()
    try harness.click(.events)
    harness.wait(300)
    try harness.key("Ctrl+F")
    #expect(try !harness.node(.searchDemos).states.contains(.focused))

    try harness.key("F6")

    #expect(try harness.node(.searchDemos).states.contains(.focused))
  }

  @Test("F6 leads from a segmented control in the bar above the stage to the stage")
  func focusFromSegment() throws {
    let harness = try ViewerHarness()
    for _ in 0..<4 { try harness.key("F6") }
    let isFocused = { try harness.node(.phone).states.contains(.focused) }
    for _ in 0..<10 {
      if try !isFocused() { try harness.key("Tab") }
    }
    #expect(try isFocused())

    try harness.key("F6")

    #expect(try harness.node(.stageGroup).states.contains(.focused))
  }

  @Test("The label over the stage counts as the stage for F6")
  func focusFromLabel() throws {
    let harness = try ViewerHarness("colours")
    try harness.key("F8")
    harness.wait(50)
    try harness.key("Tab")
    #expect(harness.tree.all.contains { $0.value == "Paused" && $0.states.contains(.focused) })

    for key in ["F6", "Shift+F6"] { try harness.key(key) }

    #expect(try harness.node(.stageGroup).states.contains(.focused))
  }

  @Test(
    "Tab moves the focus through the stage and on to the controls around it, and Shift+Tab back"
  )
  func through() throws {
    let harness = try ViewerHarness("colours")
    let stage = { try harness.node(.stageGroup).states.contains(.focused) }
    #expect(try stage())

    try harness.key("Tab")
    #expect(try !stage() && harness.node(.startAgain).states.contains(.focused))
    try harness.key("Shift+Tab")

    #expect(try stage() && !harness.verbs.contains("key Tab"))
  }

  @Test("Down moves from the search field to the demos, arrows select another, and Return opens it")
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

  @Test("Escape first clears the search, then moves the focus back to the stage")
  func escape() throws {
    let harness = try ViewerHarness()
    try harness.key("Ctrl+F")
    harness.send(.text("scene"))
    #expect(!harness.has("Verbs"))

    try harness.key("Escape")
    #expect(harness.has("Verbs"))
    #expect(try harness.node(.searchDemos).states.contains(.focused))
    try harness.key("Escape")

    #expect(try harness.node(.stageGroup).states.contains(.focused))
  }

  @Test(
    "After F6 only the newly focused control has a focus ring, and nothing on the stage has one"
  )
  func ring() throws {
    let harness = try ViewerHarness("controls")
    try harness.key("Tab")
    #expect(harness.app.stageTree.rings == 1)

    for _ in 0..<2 { try harness.key("F6") }

    #expect(try harness.node(.state).states.contains(.focused))
    #expect(harness.app.session.layerTree.rings == 1)
  }

  @Test("A slash moves the focus to the search field if no text field on the stage has it")
  func slash() throws {
    let harness = try ViewerHarness()

    try harness.key("/")
    harness.send(.text("gates"))

    #expect(try harness.node(.searchDemos).value == "gates")
  }

  @Test("F1 shows a sheet with all shortcuts, and Escape closes it")
  func shortcuts() throws {
    let harness = try ViewerHarness()

    try harness.key("F1")
    harness.wait(600)
    #expect(harness.has(.keyboard))
    try harness.key("Escape")
    harness.wait(600)

    #expect(!harness.has(.keyboard))
  }

  @Test("A link to an instant shows the frame from which it was copied")
  func link() throws {
    let harness = try ViewerHarness("colours")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(130)

    let link = try harness.link()

    #expect(link.hasPrefix("colours@"))
    #expect(!link.contains { " &;'\"$()<>|*?#~".contains($0) })
    // Pasted into another viewer, the link leads to the same frame, and time is paused there.
    let other = try ViewerHarness("gates")
    other.send(.text(link))
    #expect(other.app.stageTree == harness.app.stageTree)
    #expect(other.has(.resume))
  }

  @Test("A setting takes effect at once and can be reset")
  func setting() throws {
    let harness = try ViewerHarness()
    let light = harness.app.stageTree

    try harness.click(.settings)
    harness.wait(300)
    try harness.click(.dark)
    harness.wait(300)
    #expect(harness.app.stageTree != light)
    try harness.click(.reset.with("Stage"))
    harness.wait(300)

    #expect(harness.app.stageTree == light)
  }

  @Test("Two compared stages get the same input and differ only in the chosen variant")
  func comparison() throws {
    let harness = try ViewerHarness("colours")

    try harness.click(.compare)
    harness.wait(300)
    try harness.click(.crossFade)
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
    "A dropped script is played, a dropped picture lies over the stage, other files are refused"
  )
  func drop() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = { (name: String, bytes: [UInt8]) in
      let url = folder.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      return url.path
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

  @Test("If a broken symbolic link has a picture's name, the picture is saved under another name")
  func takenName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    let glyphs = try GlyphLibrary(FontChoice())
    let app = ViewerApp(.sluice, demo: "colours", glyphs: glyphs, pictures: folder.path)
    let save = InputEvent.key(try #require(KeyPress(parsing: "Ctrl+S")))
    app.session.send(save, at: .zero)
    let name = try #require(try files().first)
    let path = folder.appendingPathComponent(name).path
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)

    app.session.send(save, at: .zero)

    #expect(try files() == ["\(name.dropLast(4))-2.png", name])
  }

  @Test("A dropped script that names elements plays up to its first failure, which a toast states")
  func dropByName() throws {
    let yaml = "- tap: Continue to delivery\n- expect: {heading: Payment}\n- tap: Continue"
    let harness = try ViewerHarness("checkout")

    try harness.play(yaml)
    harness.wait(200)
    #expect(harness.tree.all.contains { $0.name.contains("expected heading \"Payment\", but saw") })
    harness.wait(2000)

    #expect(harness.verbs.last == "didShow delivery")
  }

  @Test(
    "Ctrl+V in a field or on the stage says why a text is refused: it is too long or empty",
    arguments: [
      (String(repeating: "x", count: 1_048_577), Phrase.pasteTooLong), ("", .nothingToPaste),
    ], [("/", Language.english), ("/", .german), (nil, .english)] as [(String?, Language)])
  func refusedPaste(
    refused: (text: String, reason: Phrase), into field: (key: String?, language: Language)
  ) throws {
    let language = field.language
    let harness = try ViewerHarness(language: language)
    let window = HeadlessWindow(width: 1280, height: 860)
    let flowWindow = FlowWindow(harness.app.session, in: window, fit: .scaled(nil)) { _ in }
    harness.app.follow(flowWindow)
    window.clipboard = refused.text
    for (key, control) in [(field.key, false), ("V", true)] {
      guard let key else { continue }
      window.send(
        .key(key, alt: false, control: control, shift: false, gui: false, isRepeat: false),
        at: .milliseconds(10))
    }

    try flowWindow.run(for: .seconds(1))

    #expect(harness.has(refused.reason))
  }

  @Test("A script whose steps are only possible from the demo's start is played from there")
  func scriptFromStart() throws {
    let harness = try ViewerHarness("colours")
    harness.send(.text("checkout/payment@0ms"))
    harness.wait(300)

    try harness.play("- tap: Continue to delivery\n- tap: Continue to payment\n")
    harness.wait(6000)

    #expect(harness.verbs.contains("didShow delivery"))
    #expect(harness.verbs.last { $0.hasPrefix("didShow") } == "didShow payment")
  }
}
