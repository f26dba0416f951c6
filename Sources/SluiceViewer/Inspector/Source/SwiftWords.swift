/// Which words of Swift are keywords, and where: many are names in other places.
enum SwiftWords {
  /// What follows a word on its line.
  struct Next {
    let spaces: Int
    /// The first sign that is no space; 0 at the line's end.
    let sign: UInt8
    /// The word that begins there, if one does.
    let word: String

    fileprivate func isSign(in signs: StaticString) -> Bool {
      (0..<signs.utf8CodeUnitCount).contains { signs.utf8Start[$0] == sign }
    }
  }

  /// Whether a word is a keyword, given the signs around it.
  static func isKeyword(
    _ word: String, isMember: Bool, before: UInt8, after next: Next
  ) -> Bool {
    if isMember { return word == "self" || word == "init" }
    if values.contains(word) { return true }
    let beginsArgument = before == UInt8(ascii: "(") || before == UInt8(ascii: ",")
    if reserved.contains(word) {
      // Labels of arguments may be called as keywords are.
      let isLabel = next.spaces == 0 && next.isSign(in: ":") && word != "default"
      return !isLabel && !(beginsArgument && prepositions.contains(word))
    }
    if accessors.contains(word) {
      return next.isSign(in: "{}-") || isModifier(before: next)
        || beginsArgument && next.isSign(in: ")")
    }
    return modifiers.contains(word) && isModifier(before: next)
  }

  /// Whether something follows that a keyword may belong to.
  private static func isModifier(before next: Next) -> Bool {
    next.spaces > 0 && (!next.word.isEmpty || next.isSign(in: "[(@`"))
      && !prepositions.contains(next.word)
  }

  /// What stands for a value or a type.
  private static let values: Set = ["Any", "Self", "false", "nil", "self", "super", "true"]

  /// What is a keyword nearly everywhere.
  private static let reserved: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
  ]

  /// What labels of arguments are often called.
  private static let prepositions: Set = ["as", "for", "in", "is", "where", "while"]

  /// What is a keyword before what it belongs to.
  private static let modifiers: Set = [
    "actor", "any", "await", "borrowing", "consume", "consuming", "convenience", "copy", "discard",
    "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro", "mutating",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
    "required", "sending", "some", "unowned", "weak", "yield",
  ]

  /// What is one also before a brace or an arrow.
  private static let accessors: Set = ["async", "didSet", "get", "set", "willSet"]

  /// What begins with `#` and is no macro.
  static let directives: Set = [
    "available", "column", "else", "elseif", "endif", "error", "file", "fileID", "filePath",
    "function", "if", "line", "selector", "sourceLocation", "unavailable", "warning",
  ]
}
