import Foundation
import SourceView
import Testing

@Suite struct SourceLocatorTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test(
    "A folder stands for its Swift files and those of its subfolders, and no file is listed twice"
  )
  func files() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["A/Two.swift", "A/One.swift", "A/B/Three.swift", "A/notes.md", "C/Four.swift"] {
      try write("", to: path)
    }

    let files = SourceLocator(folders: [folder]).files(of: [
      "C/Four.swift", "A", "A/One.swift", "A/notes.md", "Nowhere",
    ])

    #expect(
      files.map(\.name) == [
        "C/Four.swift", "A/B/Three.swift", "A/One.swift", "A/Two.swift", "A/notes.md",
      ])
    #expect(files.map(\.title).last == "notes.md")
  }

  @Test("Sources installed beside the program take precedence over those that it was built from")
  func order() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let built = 1", to: "work/Sources/App/Main.swift")
    try write("let other = 1", to: "work/Sources/App/Other.swift")
    let file = folder.appendingPathComponent("work/Sources/App/Main.swift").path
    let program = folder.appendingPathComponent("usr/bin/app")
    let locator = SourceLocator(builtAt: file, program: program)
    #expect(locator.files(of: ["App"]).map(\.name) == ["App/Main.swift", "App/Other.swift"])

    try write("let installed = 1", to: "usr/share/sluice/sources/App/Main.swift")
    let files = locator.files(of: ["App"])

    #expect(files.map(\.name) == ["App/Main.swift"])
    #expect(locator.text(of: try #require(files.first))?.text == "let installed = 1")
  }

  @Test("A file that is missing or too large has no text")
  func unreadable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let a = 1", to: "A/Gone.swift")
    try write(String(repeating: " ", count: (1 << 22) + 1), to: "A/Large.swift")
    let locator = SourceLocator(folders: [folder])
    let files = locator.files(of: ["A"])

    try FileManager.default.removeItem(at: folder.appendingPathComponent("A/Gone.swift"))

    #expect(files.count == 2)
    #expect(files.allSatisfy { locator.text(of: $0) == nil })
  }

  @Test("A pipe in place of a file has no text, and is not waited for")
  func pipe() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let a = 1", to: "A/File.swift")
    let pipe = folder.appendingPathComponent("A/Pipe.swift").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let locator = SourceLocator(folders: [folder])

    let files = locator.files(of: ["A"])

    #expect(files.map { locator.text(of: $0)?.text } == ["let a = 1", nil])
  }

  @Test("Bytes that are not valid UTF-8 are shown as replacement characters")
  func broken() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: "A/Broken.swift")
    try Data([0x61, 0xFF, 0x62]).write(to: folder.appendingPathComponent("A/Broken.swift"))
    let locator = SourceLocator(folders: [folder])

    let text = locator.text(of: try #require(locator.files(of: ["A"]).first))

    #expect(text?.text == "a\u{FFFD}b")
  }
}
