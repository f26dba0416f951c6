import Foundation
import SourceView
import Testing

@Suite struct SwiftLexerTests {
  private func tokens(_ kind: SourceSpan.Kind, of text: String) -> [String] {
    tokens(kind, of: SourceText(text))
  }

  private func tokens(_ kind: SourceSpan.Kind, of source: SourceText) -> [String] {
    source.lines.flatMap { line in
      line.spans.filter { $0.kind == kind }.map {
        String(decoding: Array(line.text.utf8)[$0.range], as: UTF8.self)
      }
    }
  }

  /// The first line whose spans do not cover it exactly, or have adjacent spans of the same kind.
  private func brokenLine(of source: SourceText) -> String? {
    source.lines.first { line in
      let ends = [0] + line.spans.map(\.range.upperBound)
      return !zip(line.spans, ends).allSatisfy { $0.range.lowerBound == $1 && !$0.range.isEmpty }
        || ends.last != line.text.utf8.count
        || !zip(line.spans, line.spans.dropFirst()).allSatisfy { $0.kind != $1.kind }
    }?.text
  }

  // MARK: Any text

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let ownFiles: [String] = ["Sources", "Tests"].flatMap { folder in
    FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      ?? []
  }

  @Test("The spans of this package's own code cover each line, and no string or comment stays open")
  func own() throws {
    #expect(Self.ownFiles.count > 400)
    for path in Self.ownFiles {
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)

      let source = SourceText(text + "\nlet end = 0")

      #expect(brokenLine(of: source) == nil, "\(path)")
      #expect(tokens(.keyword, of: source).last == "let", "\(path)")
    }
  }

  @Test(
    "The spans of arbitrary text cover each of its lines",
    arguments: 1...40 as ClosedRange<UInt64>)
  func any(seed: UInt64) {
    // A linear congruential generator with Knuth's multiplier for 64 bits.
    var state = seed
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "(", ")", "/*", "*/", "//", "`", "@", "\n", " ", "0", "x", ".",
      "e-", "let", "Type", "é", "你", "🇩🇪", "\u{301}", "\u{0}",
    ]
    let text = (0..<2000).map { _ -> String in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pieces[Int(state >> 33) % pieces.count]
    }

    #expect(brokenLine(of: SourceText(text.joined())) == nil)
  }

  // MARK: Comments

  @Test("Block comments nest and may span several lines")
  func comments() {
    let text = "a /* b /* c\nlet d */ e\n*/ let f // let g"

    #expect(tokens(.comment, of: text) == ["/* b /* c", "let d */ e", "*/", "// let g"])
    #expect(tokens(.keyword, of: text) == ["let"])
  }

  @Test("An unterminated comment extends to the end of the file")
  func endless() {
    #expect(tokens(.keyword, of: "let a\n/* let b\n\nlet c") == ["let"])
    #expect(tokens(.comment, of: "// a */ b /* c") == ["// a */ b /* c"])
  }

  // MARK: Strings

  @Test(
    "A string literal ends at its own delimiter, not at escaped or embedded quotes",
    arguments: [
      (#""a" + b"#, [#""a""#]), (#""a\"b" + c"#, [#""a\"b""#]),
      (##"#"a"b\"# + c"##, [##"#"a"b\"#"##]),
      (###"##"a"#b"## + c"###, [###"##"a"#b"##"###]), (##"#"""# + c"##, [##"#"""#"##]),
      ("\"\" + a + \"b\"", ["\"\"", "\"b\""]), ("\"// a\" + b", ["\"// a\""]),
    ])
  func strings(text: String, strings: [String]) {
    #expect(tokens(.string, of: text) == strings)
  }

  @Test("Interpolated code is coloured as code, including its strings and parentheses")
  func interpolation() {
    let text = #"let a = "b \(c(d, "e \(f) g").map { nil }) h" + i"#

    #expect(tokens(.string, of: text) == [#""b \("#, #""e \("#, #") g""#, #") h""#])
    #expect(tokens(.keyword, of: text) == ["let", "nil"])
    #expect(tokens(.string, of: ##"#"a \(b) \#(let) c"#"##) == [##"#"a \(b) \#("##, ##") c"#"##])
  }

  @Test("A multi-line string ends at three quotes, and its interpolated code is coloured as code")
  func lines() {
    let text = "let a = \"\"\"\n  let \"b\" \\(nil)\n  \"\"\" + c"

    #expect(tokens(.string, of: text) == ["\"\"\"", "  let \"b\" \\(", ")", "  \"\"\""])
    #expect(tokens(.keyword, of: text) == ["let", "nil"])
  }

  @Test(
    "An unterminated string ends with its line, and so does the code interpolated in it",
    arguments: ["\"a", "\"a \\(b", "\"a \\(b + \"c", "\"a \\(/* b", "#\"a\"", "\"a\\"])
  func unfinished(text: String) {
    #expect(tokens(.keyword, of: text + "\nlet d").last == "let")
  }

  @Test("An unterminated multi-line string extends to the end of the file")
  func unfinishedLines() {
    #expect(tokens(.keyword, of: "let a = \"\"\"\nlet b") == ["let"])
  }

  // MARK: Words

  @Test("Keywords, types, attributes and numbers are distinguished")
  func kinds() {
    let text =
      "@MainActor public func draw<T: Shape>(in size: Size) -> [T] { #expect(0x1F > 1.5e-3) }"

    #expect(tokens(.keyword, of: text) == ["public", "func"])
    #expect(tokens(.type, of: text) == ["T", "Shape", "Size", "T"])
    #expect(tokens(.attribute, of: text) == ["@MainActor", "#expect"])
    #expect(tokens(.number, of: text) == ["0x1F", "1.5e-3"])
  }

  @Test(
    "A word is a keyword only where it is not part of a name",
    arguments: [
      ("for x in y where z {", ["for", "in", "where"]), ("page(in: frame, for: key)", []),
      ("func page(in frame: Rect)", ["func"]), ("default: break", ["default", "break"]),
      ("let open = set.get(package)", ["let"]), ("open class A", ["open", "class"]),
      ("guard let open else { break }", ["guard", "let", "else", "break"]),
      ("private(set) var a { get set }", ["private", "set", "var", "get", "set"]),
      ("public package(set) var a", ["public", "package", "set", "var"]),
      ("nonisolated(unsafe) let a", ["nonisolated", "let"]),
      ("a.in.for.self", ["self"]), ("case .in, .default:", ["case"]), ("`in` + `class`", []),
      ("func a() async throws -> some View", ["func", "async", "throws", "some"]),
      ("[weak self] in", ["weak", "self", "in"]), ("#if DEBUG", ["#if"]), ("$0 + letter", []),
    ])
  func keywords(text: String, keywords: [String]) {
    #expect(tokens(.keyword, of: text) == keywords)
  }

  @Test(
    "A number literal ends before a range operator or a call",
    arguments: [
      ("0...10", ["0", "10"]), ("0..<n", ["0"]), ("pair.0 + 1", ["1"]), ("3.rounded()", ["3"]),
      ("1_000.5.rounded()", ["1_000.5"]), ("0b01 + 0o7", ["0b01", "0o7"]), ("0xE+1", ["0xE", "1"]),
      ("0x1p-3", ["0x1p-3"]), ("a1 + 2", ["2"]),
    ])
  func numbers(text: String, numbers: [String]) {
    #expect(tokens(.number, of: text) == numbers)
  }
}
