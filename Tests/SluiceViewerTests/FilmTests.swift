import FlowCatalogue
import FlowCore
import FlowDemos
import FlowSnapshot
import FlowUI
import Foundation
import ImageFiles
import SluiceCommandLine
import SluiceViewer
import Testing

/// Tests of films, recordings and pictures that are saved or copied.
@Suite struct FilmTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func harness() throws -> ViewerHarness {
    let harness = try ViewerHarness("colours", pictures: folder.path)
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(2000)
    return harness
  }

  private func save(_ format: String, _ harness: ViewerHarness, of content: String) throws {
    try harness.key("Ctrl+Shift+S")
    harness.wait(600)
    try harness.click(content)
    harness.click(try #require(harness.tree.all.first { $0.name == "Format" }).middle)
    harness.wait(300)
    try harness.click(format)
    harness.wait(300)
    try harness.click("Save")
    for _ in 0..<200 where !harness.texts.contains(where: { $0.hasPrefix("Saved ") }) {
      harness.wait(16)
    }
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }

  @Test(
    "A film of the time line is saved in each of the formats that need no other program",
    arguments: [
      ("Contact sheet, PNG", "png"), ("Animated PNG, lossless", "apng"),
      ("Animated WebP, lossless", "webp"), ("Animated GIF, 256 colours", "gif"),
    ])
  func formats(title: String, ending: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try harness()

    try save(title, harness, of: "Time line")

    let name = try #require(try files.first)
    #expect(try files.count == 1 && name.hasSuffix(".\(ending)"))
  }

  @Test("A film of the last transition has only its frames, and a folder has one file for each")
  func transition() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try harness()

    try save("Folder of pictures, PNG", harness, of: "Last transition")

    let film = folder.appendingPathComponent(try #require(try files.first))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: film.path).sorted()
    // The spring of a push settles in less than a second, and a second has 30 pictures.
    #expect((10...31).contains(pictures.count))
    let first = try PNG.decode([UInt8](Data(contentsOf: film.appendingPathComponent(pictures[0]))))
    #expect((first.width, first.height) == (390, 844))
  }

  @Test("After a resize of the stage, all pictures of a film of the time line have the new size")
  func resized() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try harness()
    try harness.key("Ctrl+T")
    harness.wait(1000)
    #expect(harness.verbs.contains { $0.hasPrefix("resize") })

    try save("Folder of pictures, PNG", harness, of: "Time line")

    let film = folder.appendingPathComponent(try #require(try files.first))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: film.path)
    for name in pictures {
      let picture = try PNG.decode([UInt8](Data(contentsOf: film.appendingPathComponent(name))))
      #expect((picture.width, picture.height) == (844, 390))
    }
    #expect(pictures.count > 10)
  }

  @Test("Choosing the size that the stage has already does not shorten a film of the time line")
  func sameSize() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours", pictures: folder.path)
    try harness.play("- tap: [195, 400]\n- wait: 2s\n- resize: [390, 844]\n")
    harness.wait(4000)
    #expect(harness.verbs.contains("resize stage"))

    try save("Folder of pictures, PNG", harness, of: "Time line")

    let film = folder.appendingPathComponent(try #require(try files.first))
    let pictures = try FileManager.default.contentsOfDirectory(atPath: film.path)
    // At least the two seconds before the resize, and a second has 30 pictures.
    #expect(pictures.count > 60)
  }

  @Test("A resize that a script has yet to make does not count in a film of the time line")
  func resizeToCome() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours", pictures: folder.path)
    try harness.play("- tap: [195, 400]\n- wait: 60s\n- resize: [844, 390]\n")
    harness.wait(1500)
    try harness.key("F8")

    try save("Folder of pictures, PNG", harness, of: "Time line")

    let film = folder.appendingPathComponent(try #require(try files.first))
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: film.path).max())
    let last = try PNG.decode([UInt8](Data(contentsOf: film.appendingPathComponent(name))))
    #expect((last.width, last.height) == (390, 844))
  }

  @Test("For a contact sheet of a later period, the input before it is played once")
  func laterSheet() throws {
    let script = try Script(yaml: "- tap: [195, 400]\n- wait: 2s", file: "a.yaml")
    let glyphs = try GlyphLibrary(try FontChoice())
    let flow = try #require(Catalogue.sluice.demo("colours")).start(in: FlowContext())
    let session = FlowSession(
      navigation: flow.navigationController, size: Size(width: 390, height: 844),
      measuring: glyphs)
    var inputs: [InputEvent] = []
    session.onInput = { input, _ in inputs.append(input) }
    let export = FilmExport(
      .sheet, of: script, session: session, in: Instant.zero.advanced(by: .seconds(1))...script.end,
      glyphs: glyphs)

    #expect(try !export.step())

    #expect(inputs == script.inputs.map(\.input))
    withExtendedLifetime(flow) {}
  }

  @Test("A contact sheet of a period that ends during a transition has 25 pictures")
  func sheetOfMotion() throws {
    let file = folder.appendingPathExtension("png")
    defer { try? FileManager.default.removeItem(at: file) }
    let script = try Script(yaml: "- wait: 1s\n- tap: [280, 400]\n- wait: 1s", file: "a.yaml")
    let glyphs = try GlyphLibrary(try FontChoice())
    let flow = try #require(Catalogue.sluice.demo("colours")).start(in: FlowContext())
    let session = FlowSession(
      navigation: flow.navigationController, size: Size(width: 560, height: 844),
      measuring: glyphs)
    // The length in nanoseconds is not divisible by 24.
    let export = FilmExport(
      .sheet, of: script, session: session, in: Instant.zero...Instant(nanoseconds: 1_300_000_000),
      glyphs: glyphs)

    #expect(try !export.step())
    try export.finish(at: file.path)

    // Five pictures in each row; a row has a caption of 24 pixels, the stage and a gap of 16.
    let sheet = try PNG.decode([UInt8](Data(contentsOf: file)))
    #expect(sheet.height == 5 * (24 + 422 + 16) + 16)
    withExtendedLifetime(flow) {}
  }

  @Test("If ffmpeg is not installed, the sheet says why there are no videos, and saves none")
  func videos() throws {
    let harness = try harness()
    let reason = "Videos are made by ffmpeg, which is not installed"
    try harness.key("Ctrl+Shift+S")
    harness.wait(600)

    for (title, isMade) in [
      ("MP4 video, by ffmpeg", SearchPath.has("ffmpeg")), ("Animated PNG, lossless", true),
    ] {
      harness.click(try #require(harness.tree.all.first { $0.name == "Format" }).middle)
      harness.wait(300)
      try harness.click(title)
      harness.wait(300)

      #expect(harness.texts.contains(reason) != isMade)
      let save = try #require(harness.tree.all.first { $0.name == "Save" })
      #expect(save.states.contains(.disabled) != isMade)
    }
  }

  @Test("A film that is stopped leaves no file")
  func cancel() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try harness()
    try harness.key("Ctrl+Shift+S")
    harness.wait(600)
    try harness.click("Save")
    harness.wait(16)

    try harness.key("Ctrl+Shift+S")
    harness.wait(300)
    #expect(harness.texts.contains("No film was saved"))
    harness.wait(5000)

    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("A recording that ends while the past is shown contains all input up to the present")
  func recordingInPast() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours", pictures: folder.path)
    try harness.key("Ctrl+R")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(1500)
    try harness.key("Alt+Left")
    harness.wait(1500)
    try harness.key("F8")
    harness.click(try harness.past(2.5))
    harness.wait(300)
    #expect(harness.app.isInPast)

    try harness.key("Ctrl+R")
    harness.wait(300)

    let name = try #require(try files.first { $0.hasSuffix(".yaml") })
    let script = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    #expect(script.contains("go-back"))
  }

  @Test(
    "Whatever ends a recording, the window names the saved file and no longer says “Recording”",
    arguments: ["F5", "another demo", "a link", "a script"])
  func recordingEnds(how: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours", pictures: folder.path)
    try harness.key("Ctrl+R")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(1500)

    switch how {
    case "F5": try harness.key("F5")
    case "another demo": try harness.open("verbs")
    case "a link": harness.send(.text("verbs@0ms"))
    default: try harness.play("- wait: 1s\n")
    }
    harness.wait(300)

    let name = try #require(try files.first { $0.hasSuffix(".yaml") })
    #expect(harness.tree.all.contains { $0.name == "Saved \(folder.path)/\(name)" })
    #expect(!harness.tree.all.contains { $0.name.hasPrefix("Recording") })
  }

  @Test(
    "A recording that cannot be saved when its time line is left ends, and a message says so",
    arguments: ["another demo", "a script"])
  func recordingNotSaved(how: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file where the folder should be.
    try Data("x".utf8).write(to: folder)
    let harness = try ViewerHarness("colours", pictures: folder.path)
    try harness.key("Ctrl+R")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(1500)

    if how == "a script" { try harness.play("- wait: 1s\n") } else { try harness.open("verbs") }
    harness.wait(300)

    let names = harness.tree.all.map(\.name)
    #expect(
      names.contains {
        $0.hasPrefix("Cannot save") && $0.hasSuffix("played on the time line that was left")
      }, "\(names)")
    #expect(!names.contains { $0.hasPrefix("Recording") })
  }

  @Test(
    "The message on a recording that undo ends stays, whether or not it was saved",
    arguments: [true, false])
  func recordingUndone(isSaved: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file where the folder should be.
    if !isSaved { try Data("x".utf8).write(to: folder) }
    let harness = try harness()
    try harness.key("F5")
    try harness.key("Ctrl+R")
    harness.click(try harness.stage(0.5, 0.5))
    harness.wait(1500)

    try harness.key("Ctrl+Z")
    harness.wait(300)

    let names = harness.tree.all.map(\.name)
    #expect(names.contains { $0.hasPrefix(isSaved ? "Saved " : "Cannot save ") }, "\(names)")
    #expect(!names.contains { $0.hasPrefix("On the time line") })
  }

  @Test("A recording that ends while a script is played contains only the input up to then")
  func recordingOfScript() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try ViewerHarness("colours", pictures: folder.path)
    try harness.play("- wait: 1s\n- key: Tab\n- wait: 5s\n- key: Down")
    try harness.key("Ctrl+R")
    harness.wait(2000)

    try harness.key("Ctrl+R")
    harness.wait(300)

    let name = try #require(try files.first { $0.hasSuffix(".yaml") })
    let script = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    #expect(script.contains("key: Tab"))
    #expect(!script.contains("key: Down"))
  }

  @Test("What was saved can be shown in its folder, by the message and by a command")
  func show() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = try harness()
    var shown: [String] = []
    harness.app.onShowInFolder = { shown.append($0) }
    try harness.key("Ctrl+S")
    harness.wait(300)

    try harness.click("Show in folder")
    harness.wait(300)
    try harness.key("Ctrl+Shift+P")
    harness.send(.text("show in folder"))
    try harness.key("Return")

    let path = folder.appendingPathComponent(try #require(try files.first)).path
    #expect(shown == [path, path])
    #expect(!harness.has("Show in folder"))
  }

  @Test("A copied picture is a PNG of the stage, and a clipboard that takes none is reported")
  func copy() throws {
    let harness = try harness()
    try harness.key("Alt+C")
    harness.wait(300)
    #expect(harness.texts.contains { $0.hasPrefix("The clipboard takes no picture") })
    var copied: [UInt8] = []
    harness.app.onCopyPicture = {
      copied = $0
      return true
    }

    try harness.key("Alt+C")
    harness.wait(300)

    #expect(harness.texts.contains("Picture copied"))
    let picture = try PNG.decode(copied)
    #expect((picture.width, picture.height) == (780, 1688))
  }
}
