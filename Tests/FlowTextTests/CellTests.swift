import FlowCore
import FlowScene
import FlowText
import Testing

@Suite struct CellTests {
  private let style = TextStyle(size: 17, weight: .regular, lineHeight: 22)

  private func library() throws -> GlyphLibrary { try GlyphLibrary(try FontChoice()) }

  private nonisolated static let texts = [
    "", "a", "Größe fi ffi AVAVA 12.50 €", "שלום עולם", "مرحبا بالعالم", "لا إله إلا",
    "say שלום now 12",
    "שלום 123 abc (x)", "日本 한국어", "a😀b👩‍👩‍👧‍👦c", "e\u{301}e\u{301}", "\u{301}", "न्दी ক্ষ", "กำ",
    "\u{200F}ab\u{200E}", "a\tb\0c", "\u{10FFFD}x\u{FFFE}", "a\u{202E}bc\u{202C}d",
    "\u{600}12 \u{600}a",
    "\u{2067}ab\u{2069}",
  ]

  @Test("Each character has one cell, and the cells cover the line without gaps", arguments: texts)
  func sound(text: String) throws {
    let library = try library()
    let width = library.width(of: text, in: style)

    let cells = library.cells(of: text, in: style)

    let ranges = cells.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    #expect(ranges.count == text.count)
    #expect(zip(ranges, text).allSatisfy { $0.count == $1.utf8.count })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.maxX - $1.x) < 1e-9 })
    #expect((cells.first?.x ?? 0) == 0)
    #expect(abs((cells.last?.maxX ?? 0) - width) < 0.01)
    #expect(cells.allSatisfy { $0.width >= 0 })
  }

  @Test("The end of each cell is the width of the text up to it, except for kerning")
  func prefixes() throws {
    let library = try library()
    let text = "AVAVA To Yes. Wave"

    let cells = library.cells(of: text, in: style)

    #expect(cells.count == text.count)
    for cell in cells {
      let beginning = String(text.utf8.prefix(cell.range.upperBound)) ?? ""
      #expect(abs(cell.maxX - library.width(of: beginning, in: style)) < 1.5, "\(beginning)")
    }
  }

  @Test("The characters of a ligature share its width equally")
  func ligature() throws {
    let library = try library()

    let cells = library.cells(of: "بلا", in: style)

    try #require(cells.count == 3)
    #expect(cells.map(\.range) == [4..<6, 2..<4, 0..<2])
    #expect(abs(cells[0].width - cells[1].width) < 1e-9)
    #expect(cells.allSatisfy { $0.width > 1 && $0.isRightToLeft })
  }

  @Test("Canonically equivalent texts have cells for their own code units")
  func equal() throws {
    let library = try library()

    #expect(library.cells(of: "\u{E9}x", in: style).map(\.range) == [0..<2, 2..<3])
    #expect(library.cells(of: "e\u{301}x", in: style).map(\.range) == [0..<3, 3..<4])
  }

  @Test(
    "Arrow keys move the caret through all positions, and the opposite keys move it back",
    arguments: texts,
    LayoutDirection.allCases)
  func arrows(text: String, direction: LayoutDirection) throws {
    let line = TextLine(text, style: style, direction: direction, measuring: try library())
    let all = (0...text.count).map { text.prefix($0).utf8.count }

    let left = try #require(all.first { line.offset(leftOf: $0) == $0 })
    let passed = all.reduce(into: [left]) { passed, _ in
      passed.append(line.offset(rightOf: passed[passed.count - 1]))
    }

    #expect(Set(passed) == Set(all))
    #expect(
      all.allSatisfy {
        line.offset(leftOf: $0) == $0 || line.offset(rightOf: line.offset(leftOf: $0)) == $0
      })
  }

  @Test(
    "A hundred thousand characters have cells",
    arguments: ["a", "ab ", "日", "ש ", "😀", "لا "])
  func long(part: String) throws {
    let text = String(repeating: part, count: 100_000 / part.count)

    let line = TextLine(text, style: style, direction: .leftToRight, measuring: try library())

    #expect(line.x(of: text.utf8.count / 2) > 100_000)
    #expect(abs(line.x(of: line.offset(at: line.width / 2)) - line.width / 2) < 30)
  }
}
