/// Distinguishes Swift keywords from names; many words are keywords only in some contexts.
enum SwiftKeywords {
  struct Next {
    let spaces: Int
    /// The first byte that is not a space; 0 at the end of the line.
    let sign: UInt8
    /// Starts at that byte; may be empty.
    let word: String

    fileprivate func isSign(in signs: StaticString) -> Bool {
      (0..<signs.utf8CodeUnitCount).contains { signs.utf8Start[$0] == sign }
    }
  }

  /// `previous` is the last byte before the word that is not a space, 0 at the start of the line;
  /// `next` is what follows the word.
  static func isKeyword(
    _ word: String, isMember: Bool, after previous: UInt8, before next: Next
  ) -> Bool {
    if isMember { return word == "self" || word == "init" }
    if values.contains(word) { return true }
    let beginsArgument = previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
    if reserved.contains(word) {
      // Argument labels may be keywords.
      let isLabel = next.spaces == 0 && next.isSign(in: ":") && word != "default"
      return !isLabel && !(beginsArgument && argumentLabels.contains(word))
    }
    if accessors.contains(word) {
      // The last condition is for `private(set)`.
      return next.isSign(in: "{}-") || isModifier(before: next)
        || beginsArgument && next.isSign(in: ")")
    }
    // As in `package(set)` and `nonisolated(unsafe)`.
    let hasArgument = next.spaces == 0 && next.isSign(in: "(")
    return hasArgument && modifiersWithArgument.contains(word)
      || modifiers.contains(word) && isModifier(before: next)
  }

  private static func isModifier(before next: Next) -> Bool {
    // In `for package in packages` and `guard let package else`, `package` is a name.
    next.spaces > 0 && (!next.word.isEmpty || next.isSign(in: "[(@`"))
      && !argumentLabels.contains(next.word) && next.word != "else"
  }

  /// Keywords that stand for a value or a type.
  private static let values: Set = ["Any", "Self", "false", "nil", "self", "super", "true"]

  /// Keywords in almost every context.
  private static let reserved: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
  ]

  /// Also common as argument labels.
  private static let argumentLabels: Set = ["as", "for", "in", "is", "where", "while"]

  /// Keywords only before a declaration, type or expression that they modify.
  private static let modifiers: Set = [
    "actor", "any", "await", "borrowing", "consume", "consuming", "convenience", "copy", "discard",
    "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro", "mutating",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
    "required", "sending", "some", "unowned", "weak", "yield",
  ]

  private static let modifiersWithArgument: Set = ["nonisolated", "package", "unowned"]

  /// Keywords before a brace or an arrow, as well as where a modifier can be.
  private static let accessors: Set = ["async", "didSet", "get", "set", "willSet"]

  /// Coloured as keywords after `#`, not as macros.
  static let directives: Set = [
    "available", "column", "else", "elseif", "endif", "error", "file", "fileID", "filePath",
    "function", "if", "line", "selector", "sourceLocation", "unavailable", "warning",
  ]
}
