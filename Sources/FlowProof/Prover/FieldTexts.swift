package import FlowUI

package enum FieldTexts {
  /// Returns texts chosen by the field's name; for an age, an adult's and a child's.
  package static func defaults(for field: AccessibilityNode) -> [String] {
    let words = field.name.lowercased().split { !$0.isLetter }
    let entry = table.first { entry in words.contains { $0.hasPrefix(entry.word) } }
    return entry?.texts ?? ["Sluice"]
  }

  /// The texts by word; the first entry whose `word` begins a word in the field's name applies.
  private static let table: [(word: String, texts: [String])] = [
    ("parent", ["grace@example.org"]), ("guardian", ["grace@example.org"]),
    ("mail", ["ada@example.org"]), ("email", ["ada@example.org"]),
    ("password", ["Correct-Horse-7"]), ("phone", ["+44 20 7946 0958"]),
    ("telephone", ["+44 20 7946 0958"]), ("card", ["4242 4242 4242 4242"]),
    ("code", ["123456"]), ("age", ["36", "14"]), ("year", ["1990"]), ("date", ["1990-12-10"]),
    ("birth", ["1990-12-10"]), ("post", ["12345"]), ("zip", ["12345"]), ("number", ["42"]),
    ("amount", ["42"]), ("url", ["https://example.org"]), ("name", ["Ada"]),
  ]
}
