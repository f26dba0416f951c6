import FlowCore
import FlowUI
import Foundation
import SluiceViewer
import Testing

/// Tests of the field for a path or a link, and of files that consist of a link.
@Suite struct OpenedLinkTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  @Test("Without a file dialog of the desktop, Ctrl+O asks for a path or a link")
  func open() throws {
    let path = file.appendingPathExtension("yaml")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data("- tap: [195, 400]\n".utf8).write(to: path)
    let harness = try ViewerHarness("colours")

    try harness.key("Ctrl+O")
    harness.wait(600)
    harness.send(.text(path.path + "l"))
    try harness.key("Return")
    harness.wait(600)
    #expect(harness.texts.contains { $0.hasPrefix("There is no file ") })
    try harness.key("Backspace")
    #expect(!harness.texts.contains { $0.hasPrefix("There is no file ") })
    try harness.key("Return")
    harness.wait(600)
    #expect(harness.texts.contains { $0.hasPrefix("Playing ") })
    try harness.key("Ctrl+O")
    harness.wait(600)
    harness.send(.text("gates@1s"))
    try harness.key("Return")
    harness.wait(600)

    #expect(harness.app.link.id == "gates")
  }

  @Test("The field for a link stays open, with the reason, until a link can be opened")
  func badLink() throws {
    let harness = try ViewerHarness("colours")
    try harness.key("Ctrl+Shift+L")
    harness.wait(600)

    harness.send(.text("gates@1s,size=1x1"))
    try harness.key("Return")
    harness.wait(600)
    #expect(harness.has(.pathOrLink))
    #expect(harness.texts.contains { $0.hasPrefix("The link cannot be opened") })

    try harness.key("Ctrl+A")
    harness.send(.text("gates"))
    try harness.key("Return")
    harness.wait(600)
    #expect(!harness.has(.pathOrLink))
    #expect(harness.app.link.id == "gates" && !harness.app.isPaused)
  }

  @Test("The field for a path or a link says that a text is too long for it")
  func longEntry() throws {
    let harness = try ViewerHarness("colours")
    try harness.key("Ctrl+Shift+L")
    harness.wait(600)

    harness.send(.text(String(repeating: "a", count: 20_001)))
    harness.wait(50)
    #expect(harness.texts.contains { $0.hasPrefix("More than 20000 characters") })
    harness.send(.text("a"))
    harness.wait(50)

    #expect(!harness.texts.contains { $0.hasPrefix("More than 20000 characters") })
  }

  @Test(
    "A file that consists of a link is opened as the link, also a long one",
    arguments: [0, 100_000])
  func linkFile(padding: Int) throws {
    let path = file.appendingPathExtension("txt")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data("gates@1s\(String(repeating: " ", count: padding))\n".utf8).write(to: path)
    let harness = try ViewerHarness("colours")

    harness.app.drop(path.path)

    #expect(harness.app.link.id == "gates")
  }
}
