public import FlowUI

/// What is written into text fields where nobody says anything else.
public enum FieldTexts {
  /// A plausible text for a field, told from its name.
  public static func usual(for field: AccessibilityNode) -> [String] {
    let name = field.name.lowercased()
    return [table.first { name.contains($0.word) }?.text ?? "Sluice"]
  }

  /// The first word that a name contains decides.
  private static let table: [(word: String, text: String)] = [
    ("mail", "ada@example.org"), ("password", "Correct-Horse-7"), ("phone", "+44 20 7946 0958"),
    ("card", "4242 4242 4242 4242"), ("code", "123456"), ("year", "1990"), ("age", "36"),
    ("date", "1990-12-10"), ("birth", "1990-12-10"), ("post", "12345"), ("zip", "12345"),
    ("number", "42"), ("amount", "42"), ("url", "https://example.org"), ("name", "Ada"),
  ]
}
