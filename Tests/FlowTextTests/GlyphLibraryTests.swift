import FlowCore
import FlowRaster
import FlowScene
import FlowText
import Testing

@Suite struct GlyphLibraryTests {
  private let style = TextStyle(size: 17, weight: .regular, lineHeight: 22)

  private func library() throws -> GlyphLibrary { try GlyphLibrary(try FontChoice()) }

  private func runs(_ text: String, scale: Double = 1, _ library: GlyphLibrary) -> [GlyphRun] {
    library.runs(of: text, in: style, scale: scale, columns: -1000..<100_000)
  }

  /// The sum of the coverage of all pixels; a fully covered pixel counts as 1.
  private func ink(_ text: String, _ library: GlyphLibrary) -> Double {
    runs(text, library).map { run in
      switch run.ink {
      case .shape(let shape): Double(shape.values.reduce(0) { $0 + Int($1) }) / 255
      case .picture(let picture):
        (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y] >> 24 } }
          .reduce(0) { $0 + Double($1) / 255 }
      }
    }.reduce(0, +)
  }

  @Test("After its caches are dropped, a library gives the same measurements and pixels again")
  func droppedCaches() throws {
    let library = try library()
    let text = "Größe – 12.50 €"
    let (width, drawn) = (library.width(of: text, in: style), ink(text, library))

    library.dropCaches()

    #expect(library.width(of: text, in: style) == width)
    #expect(ink(text, library) == drawn)
  }

  @Test("A line in the Latin script is a single run above its baseline")
  func latin() throws {
    let runs = try runs("Größe – 12.50 €", library())

    #expect(runs.count == 1)
    #expect(runs.allSatisfy { $0.x == 0 && $0.y < 0 })
  }

  @Test("Nothing is drawn of text above 4096 pixels, whatever makes it so large")
  func tooLarge() throws {
    let library = try library()
    #expect(!runs(".", scale: 4080 / 17, library).isEmpty)
    for scale in [4100.0 / 17, 1e7, 1e300, .infinity] {
      #expect(runs(".", scale: scale, library).isEmpty)
    }

    let text = Drawing.text("Large", style: style, baseline: Point(x: -4, y: 9), colour: .white)
    let turn = Transform.rotation(degrees: 30)
    for transform in [Transform.scale(1e7), turn.followed(by: .scale(1e7))] {
      let page = Layer(
        name: "page", size: Size(width: 9, height: 9),
        drawings: [.transformed(by: transform, [text])])
      let picture = Rasterizer(glyphs: library).render(LayerTree(root: page), scale: 1)
      #expect((0..<81).allSatisfy { picture[$0 % 9, $0 / 9] == 0xFF00_0000 })
    }
  }

  @Test(
    "A character that is missing from all fonts is shown as a box",
    arguments: ["\u{10FFFD}", "\u{10FFFD}\u{10FFFF}", "\u{10FFFD}\u{FE0F}"])
  func boxes(text: String) throws {
    let library = try library()

    #expect(library.width(of: text, in: style) > 4)
    #expect(ink(text, library) > 4)
    #expect(library.width(of: text, in: style) == library.width(of: "\u{10FFFD}", in: style))
  }

  @Test("The box of a missing character is as high as a capital letter", arguments: [1.0, 2, 3])
  func box(scale: Double) throws {
    let library = try library()

    let runs = runs("\u{10FFFD}\u{10FFFD}", scale: scale, library)

    #expect(runs.count == 1)
    let shape = try #require(runs.first?.ink.shape)
    #expect(abs(Double(shape.height) - 17 * 0.73 * scale) <= 0.5)
    let top = shape.values.prefix(shape.width)
    let middle = shape.values.dropFirst(shape.height / 2 * shape.width).prefix(shape.width)
    // Two boxes have four sides.
    #expect(top.split(separator: 0).count == 2)
    #expect(middle.split(separator: 0).count == 4)
    #expect(shape.values.suffix(shape.width) == top)
  }

  @Test(
    "Monospaced letters all have the same width, in any line and weight",
    arguments: TextWeight.allCases)
  func monospaced(weight: TextWeight) throws {
    let code = TextStyle(size: 12, weight: weight, lineHeight: 16, design: .monospaced)
    let library = try library()

    let width = library.width(of: "i", in: code)

    #expect(width > 6 && width < 9)
    #expect(abs(library.width(of: "M", in: code) - width) < 0.001)
    #expect(abs(library.width(of: "if width >= 0 { return }", in: code) - 24 * width) < 0.03)
    let cells = library.cells(of: "Wil", in: code)
    #expect(cells.count == 3 && cells.allSatisfy { abs($0.width - width) < 0.001 })
    #expect(
      library.extent(of: code)
        != library.extent(of: TextStyle(size: 12, weight: weight, lineHeight: 16)))
  }

  @Test("Characters that the font for code lacks are taken from another font")
  func monospacedScripts() throws {
    let code = TextStyle(size: 12, weight: .regular, lineHeight: 16, design: .monospaced)
    let library = try library()

    let runs = library.runs(of: "let 你好 = 1", in: code, scale: 2, columns: -1000..<100_000)

    #expect(runs.count == 3)
    #expect(
      library.width(of: "你好", in: code)
        == library.width(of: "你好", in: TextStyle(size: 12, weight: .regular, lineHeight: 16)))
  }

  @Test(
    "Monospaced digits all have the same width, in any line and weight",
    arguments: TextWeight.allCases)
  func monospacedDigits(weight: TextWeight) throws {
    let library = try library()
    let monospaced = TextStyle(size: 17, weight: weight, lineHeight: 22, monospacedDigits: true)

    let widths = Set("0123456789".map { library.width(of: String($0), in: monospaced) })

    #expect(widths.count == 1)
    let cell = try #require(widths.first)
    #expect(abs(library.width(of: "1114", in: monospaced) - 4 * cell) < 1e-9)
    #expect(
      library.width(of: "שלום 11", in: monospaced) == library.width(of: "שלום 84", in: monospaced))
    #expect(
      library.width(of: "abc", in: monospaced) == library.width(of: "abc", in: proportional(weight))
    )
    #expect(
      library.width(of: "111", in: monospaced) > library.width(of: "111", in: proportional(weight)))
  }

  private func proportional(_ weight: TextWeight) -> TextStyle {
    TextStyle(size: 17, weight: weight, lineHeight: 22)
  }

  @Test("Monospaced digits are centred in their cells")
  func monospacedDigitCells() throws {
    let library = try library()
    let cell = library.width(of: "0", in: style.withMonospacedDigits)

    let runs = library.runs(of: "81", in: style.withMonospacedDigits, scale: 4, columns: 0..<400)

    let inset = (cell - library.width(of: "1", in: style)) / 2
    #expect(runs.map(\.x).last == Int(((cell + inset) * 4).rounded()))
  }

  @Test(
    "Characters of every script show something, whatever fonts are installed",
    arguments: ["م", "ש", "日", "한", "न", "ก", "😀", "👩‍👩‍👧", "🇫🇷", "1️⃣", "ა", "\u{10FFFD}"])
  func scripts(text: String) throws {
    let library = try library()

    #expect(library.width(of: text, in: style) > 2)
    #expect(ink(text, library) > 4)
  }

  @Test(
    "Characters without width draw nothing",
    arguments: [
      "", "\0", "\u{1}\u{7F}", "\u{85}", "\u{200F}", "\u{AD}", "\u{FFFE}", "\u{2066}\u{2069}",
    ])
  func silent(text: String) throws {
    let library = try library()

    #expect(library.width(of: text, in: style) == 0)
    #expect(ink(text, library) == 0)
    // A mark between two letters prevents their kerning.
    let difference =
      library.width(of: "ab\(text)cd", in: style) - library.width(of: "abcd", in: style)
    #expect(abs(difference) < 0.05)
  }

  @Test("Accents above the top of a line do not move its baseline", arguments: [1.0, 2, 3])
  func accents(scale: Double) throws {
    let library = try library()
    let (plain, accented) = ("E", "EǺ")

    let bottoms = [plain, accented].map { lowestInk($0, scale, library) }

    #expect(abs(bottoms[0] - bottoms[1]) <= 1)
  }

  /// The lowest row with ink, in pixels below the baseline.
  private func lowestInk(_ text: String, _ scale: Double, _ library: GlyphLibrary) -> Int {
    runs(text, scale: scale, library).compactMap { run in
      guard case .shape(let shape) = run.ink, let last = shape.values.lastIndex(where: { $0 > 127 })
      else { return nil }
      return run.y + last / shape.width
    }.max() ?? .min
  }

  @Test("A tab is as wide as a space")
  func tab() throws {
    let library = try library()

    #expect(library.width(of: "a\tb", in: style) == library.width(of: "a b", in: style))
  }

  @Test(
    "Runs are side by side within the measured width, at every scale",
    arguments: [1, 1.5, 2, 3], ["say שלום now", "abc 日本 مرحبا", "a😀b"])
  func sideBySide(scale: Double, text: String) throws {
    let library = try library()
    let width = library.width(of: text, in: style) * scale

    let runs = runs(text, scale: scale, library)

    #expect(runs.count > 1 && runs.first?.x == 0)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(runs.allSatisfy { Double($0.x) < width })
  }

  @Test("Words that read against the line's direction are laid out in visual order")
  func order() throws {
    let library = try library()
    let (word, wordAndSpace) = (
      library.width(of: "abc", in: style), library.width(of: "abc ", in: style)
    )

    let leading = runs("abc שלום", library)
    let trailing = runs("\u{200F}abc שלום", library)

    #expect(leading.last.map { abs(Double($0.x) - wordAndSpace) <= 1 } == true)
    #expect(
      trailing.last.map {
        abs(Double($0.x) - library.width(of: "\u{200F}abc שלום", in: style) + word) <= 1
      } == true)
  }

  @Test("The width is proportional to the text size")
  func proportion() throws {
    let library = try library()
    let double = TextStyle(size: 34, weight: .regular, lineHeight: 44)

    for text in ["abc", "日本", "م", "😀"] {
      let ratio = library.width(of: text, in: double) / library.width(of: text, in: style)
      #expect(abs(ratio - 2) < 1e-9)
    }
  }

  @Test(
    "Of a hundred thousand characters only those in the visible columns are drawn",
    arguments: ["a", "ab ", "日", "ש ", "😀"])
  func long(part: String) throws {
    let library = try library()
    let text = String(repeating: part, count: 100_000 / part.count)
    let middle = Int(library.width(of: text, in: style) / 2)

    let runs = library.runs(of: text, in: style, scale: 1, columns: middle..<middle + 400)

    #expect(runs.contains { $0.x <= middle + 20 })
    #expect(!runs.isEmpty && runs.count <= 60)
    #expect(runs.allSatisfy { $0.x > middle - 30_000 && $0.x < middle + 450 })
  }

  @Test("A text has the direction of its first strong letter, and breaks where Unicode allows")
  func analysis() throws {
    let library = try library()

    #expect(library.direction(of: "1 שלום abc") == .rightToLeft)
    #expect(library.direction(of: "abc שלום") == .leftToRight)
    #expect(library.direction(of: "12") == nil)
    #expect(library.lineBreaks(in: "日本").count == 1)
    #expect(library.lineBreaks(in: "a\u{A0}b").isEmpty)
  }
}

extension GlyphRun.Ink {
  fileprivate var shape: Coverage? { if case .shape(let shape) = self { shape } else { nil } }
}
