import Testing
import YAMLFiles

@Suite("YAML")
struct YAMLTests {
  @Test("A text without a document has no root", arguments: ["", " \n", "# nothing\n", "\u{FEFF}"])
  func nothing(text: String) throws {
    #expect(try YAML.decode(text) == nil)
  }

  @Test("Sequences, mappings and scalars have line numbers")
  func tree() throws {
    let root = try #require(try YAML.decode("- a\n- b: [1,\n   2]\n  c: |\n    d\n"))

    let items = try #require(root.sequence)
    #expect(root.line == 1)
    #expect(items.map(\.line) == [1, 2])
    let entries = try #require(items[1].mapping)
    #expect(entries.map(\.key.scalar?.text) == ["b", "c"])
    #expect(entries.map(\.value.line) == [2, 4])
    #expect(entries[0].value.sequence?.map(\.line) == [2, 3])
    #expect(entries[1].value.scalar?.text == "d\n")
  }

  @Test(
    "A scalar has the style in which it is written",
    arguments: [
      ("a", YAMLScalar.Style.plain), ("'a'", .quoted), ("\"a\"", .quoted), ("|-\n a", .literal),
      (">-\n a", .folded),
    ])
  func style(text: String, style: YAMLScalar.Style) throws {
    let scalar = try #require(try YAML.decode(text)?.scalar)

    #expect(scalar.text == "a")
    #expect(scalar.style == style)
    #expect(scalar.tag == (style == .plain ? nil : YAMLScalar.textTag))
  }

  @Test("A scalar's tag is given in full")
  func tag() throws {
    #expect(try YAML.decode("!!bool true")?.scalar?.tag == "tag:yaml.org,2002:bool")
    #expect(try YAML.decode("!!str true")?.scalar?.tag == YAMLScalar.textTag)
  }

  @Test(
    "Every character can be read from a quoted text",
    arguments: [
      ("\"\\U0000FEFFa\"", "\u{FEFF}a"), ("\"a\\0b\"", "a\0b"),
      ("'a\u{1F469}\u{200D}\u{1F680}'", "a👩‍🚀"),
      ("\"\\U0010FFFF\"", "\u{10FFFF}"), ("\"\\\"\\\\\"", "\"\\"),
    ])
  func characters(text: String, expected: String) throws {
    let scalar = try #require(try YAML.decode(text)?.scalar)

    #expect(Array(scalar.text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("A byte order mark at the start is not part of the text")
  func byteOrderMark() throws {
    #expect(try YAML.decode("\u{FEFF}a")?.scalar?.text == "a")
    #expect(try YAML.decode("\u{FEFF}- a\n- b\n")?.sequence?.count == 2)
  }

  @Test("A text of many megabytes is read completely")
  func huge() throws {
    let text = String(repeating: "0123456789", count: 1_500_000)

    #expect(try YAML.decode("- \(text)")?.sequence?.first?.scalar?.text == text)
  }

  @Test("Nodes are equal if their content is equal, whatever their quotes")
  func equality() throws {
    let items = try #require(
      try YAML.decode("[a, 'a', b, !!int a, [a], ['a'], {a: b}, {'a': b}]")?.sequence)

    #expect(items[0] == items[1])
    #expect(items[0] != items[2])
    #expect(items[0] != items[3])
    #expect(items[4] == items[5])
    #expect(items[6] == items[7])
    #expect(Set(items).count == 5)
  }

  @Test("An alias stands for the latest node with its anchor")
  func alias() throws {
    let items = try #require(try YAML.decode("- &a x\n- *a\n- &a [y]\n- *a")?.sequence)

    #expect(items[1] == items[0])
    #expect(items[3] == items[2])
    #expect(items.map(\.line) == [1, 1, 3, 3])
  }

  @Test("Merge keys are treated like any other key")
  func mergeKey() throws {
    let items = try #require(try YAML.decode("- &a {x: 1}\n- {<<: *a, y: 2}")?.sequence)

    #expect(items[1].mapping?.map(\.key.scalar?.text) == ["<<", "y"])
  }
}
