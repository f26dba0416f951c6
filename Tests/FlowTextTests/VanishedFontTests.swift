import FlowCore
import FlowRaster
import FlowScene
import FlowText
import FontFiles
import Foundation
import Testing

/// Tests of font files that disappear while a program runs, as during an update.
@Suite struct VanishedFontTests {
  private let style = TextStyle(size: 17, weight: .regular, lineHeight: 22)
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  /// A library with copies of the default fonts, in `folder`.
  private func library() throws -> GlyphLibrary {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let family = try #require(FontFamily.find())
    for weight in FontFamily.Weight.allCases {
      try FileManager.default.copyItem(
        atPath: try #require(family.files[weight]),
        toPath: folder.appendingPathComponent("Inter-\(weight.rawValue).otf").path)
    }
    return try GlyphLibrary(FontChoice(try #require(FontFamily.find(in: folder.path))))
  }

  private func ink(of text: String, _ library: GlyphLibrary) -> [Int] {
    library.runs(of: text, in: style, scale: 3, columns: 0..<1000).map { run in
      if case .shape(let shape) = run.ink { shape.values.reduce(0) { $0 + Int($1) } } else { 0 }
    }
  }

  /// Compares with a library whose files are intact.
  private func expectSame(_ text: String, _ library: GlyphLibrary) throws {
    let intact = try GlyphLibrary(try FontChoice())
    let width = library.width(of: text, in: style)
    let cells = library.cells(of: text, in: style)
    let ink = ink(of: text, library)

    #expect(width == intact.width(of: text, in: style))
    #expect(ink == self.ink(of: text, intact))
    #expect(width > Double(text.count) * 3)
    #expect(cells.count == text.count)
    #expect(abs((cells.last?.maxX ?? 0) - width) < 0.01)
    #expect(ink.reduce(0, +) > 1000)
  }

  @Test("Text whose font file was deleted is measured and drawn as before")
  func deleted() throws {
    let library = try library()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: folder)

    try expectSame("Words", library)
    try expectSame("Wörter und שלום", library)
  }

  @Test(
    "Text whose font file was emptied or overwritten is measured and drawn as before",
    arguments: [0, 100])
  func emptied(bytes: Int) throws {
    let library = try library()
    defer { try? FileManager.default.removeItem(at: folder) }
    for weight in FontFamily.Weight.allCases {
      let file = try FileHandle(
        forUpdating: folder.appendingPathComponent("Inter-\(weight.rawValue).otf"))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(repeating: 0x41, count: bytes))
    }

    try expectSame("Words", library)
    try expectSame("Wörter und Zahlen 12", library)
  }
}
