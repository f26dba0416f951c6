import Testing
import YAMLFiles

@Suite("Malformed YAML")
struct YAMLErrorTests {
  @Test(
    "Errors are reported with their line",
    arguments: [
      ("- [a, b", YAMLError.malformed("did not find expected ',' or ']'", line: 2)),
      ("- a\n\t- b", .malformed("found a tab character that violates indentation", line: 2)),
      ("- @a", .malformed("found character that cannot start any token", line: 1)),
      ("a: b: c", .malformed("mapping values are not allowed in this context", line: 1)),
      ("- 'a", .malformed("found unexpected end of stream", line: 1)),
      ("- \"\\q\"", .malformed("found unknown escape character", line: 1)),
      ("- \"\\uD800\"", .malformed("found invalid Unicode character escape code", line: 1)),
      ("- a\n- *b", .malformed("found undefined alias", line: 2)),
      ("- &a [*a]", .malformed("found undefined alias", line: 1)),
      ("- a\n---\n- b", .malformed("but found another document", line: 2)),
      ("{a: 1,\n b: 2,\n 'a': 3}", .repeatedKey("a", line: 3)),
      ("? [a]\n: 1\n? [a]\n: 2", .repeatedKey(nil, line: 3)),
      ("a\0b", .unreadable("control characters are not allowed")),
      ("\u{1B}", .unreadable("control characters are not allowed")),
    ])
  func errors(text: String, expected: YAMLError) {
    #expect(throws: expected) { try YAML.decode(text) }
  }

  @Test(
    "The description of every error is one line",
    arguments: [
      YAMLError.malformed("a", line: 1), .unreadable("a"), .repeatedKey("a", line: 1),
      .repeatedKey(nil, line: 1),
      .tooDeep(line: 1), .tooManyAliases(line: 1), .tooManyNodes(line: 1),
      .tooManyDirectives(line: 1), .tooLarge,
    ])
  func description(error: YAMLError) {
    #expect(!error.description.isEmpty)
    #expect(!error.description.contains("\n"))
  }

  @Test("A hundred nested lists are accepted, and one more is refused")
  func depth() throws {
    let lists = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }

    #expect(try YAML.decode(lists(100))?.sequence?.count == 1)
    #expect(throws: YAMLError.tooDeep(line: 1)) { try YAML.decode(lists(101)) }
  }

  @Test(
    "No nesting depth crashes the program",
    arguments: ["[", "{a: ", "- ", "? "].map { String(repeating: $0, count: 100_000) })
  func hopelessDepth(text: String) {
    #expect(throws: YAMLError.tooDeep(line: 1)) { try YAML.decode(text) }
  }

  @Test("Aliases count with the depth of their content, so a long chain of them is refused")
  func depthOfAliases() throws {
    let chain = { (count: Int) in
      "- &a0 []\n" + (1..<count).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
    }

    #expect(try YAML.decode(chain(99))?.sequence?.count == 99)
    #expect(throws: YAMLError.tooDeep(line: 100)) { try YAML.decode(chain(100)) }
  }

  @Test("Exponentially growing lists of aliases are refused")
  func aliasBomb() {
    let bomb =
      "- &a0 [x, x, x, x, x, x, x, x, x, x]\n"
      + (1...20).map { level in
        "- &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
          + "]\n"
      }.joined()

    #expect(throws: YAMLError.tooManyAliases(line: 6)) { try YAML.decode(bomb) }
  }

  @Test("Repeating a large text through many aliases is refused")
  func aliasesOfText() {
    let text = "- &a " + String(repeating: "x", count: 100_000) + "\n"
    let lines = text + String(repeating: "- *a\n", count: 10)

    #expect(throws: YAMLError.tooManyAliases(line: 11)) { try YAML.decode(lines) }
  }

  @Test("An alias of a long list in a deeply nested key counts as too many aliases")
  func aliasesAsKeys() {
    let list = "- &a [" + Array(repeating: "x", count: 20_000).joined(separator: ", ") + "]\n"
    let nested = String(repeating: "{? ", count: 60) + "*a" + String(repeating: " : 1}", count: 60)

    #expect(throws: YAMLError.tooManyAliases(line: 2)) {
      try YAML.decode(list + "- " + nested)
    }
  }

  @Test("Two million nodes are accepted, and one more is refused, with its line")
  func nodes() throws {
    let lines = String(repeating: "- a\n", count: 1_999_999)

    #expect(try YAML.decode(lines)?.sequence?.count == 1_999_999)
    #expect(throws: YAMLError.tooManyNodes(line: 2_000_000)) { try YAML.decode(lines + "- a\n") }
  }

  @Test("A hundred directives are accepted, and one more is refused, with its line")
  func directives() throws {
    let head = { (count: Int) in (0..<count).map { "%TAG !a\($0)! x:\n" }.joined() + "--- a" }

    #expect(try YAML.decode(head(100))?.scalar?.text == "a")
    #expect(throws: YAMLError.tooManyDirectives(line: 101)) { try YAML.decode(head(101)) }
    #expect(throws: YAMLError.tooManyDirectives(line: 101)) { try YAML.decode(head(60_000)) }
  }

  @Test(
    "Directives are counted at every kind of line end that libyaml knows",
    arguments: ["\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) {
    let text = (0...100).map { "%TAG !a\($0)! x:\(end)" }.joined() + "--- a"

    #expect(throws: YAMLError.tooManyDirectives(line: 1)) { try YAML.decode(text) }
  }
}
