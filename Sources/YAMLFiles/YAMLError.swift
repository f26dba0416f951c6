/// Why a text could not be read as YAML.
///
/// Line numbers start at 1.
public enum YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not valid YAML, has an alias without an anchor, or continues after its document;
  /// the value is the message, which is libyaml's in the first case.
  case malformed(String, line: Int)
  /// The text has a character that YAML does not allow; the value is libyaml's message.
  case unreadable(String)
  /// A mapping has a duplicate key.
  ///
  /// The line is that of the second key. The text is `nil` for a key that is a list or a mapping.
  case repeatedKey(String?, line: Int)
  /// Lists and mappings are nested more deeply than `YAML.maximumDepth`.
  case tooDeep(line: Int)
  /// The aliases up to this line expand to more than `YAML.maximumAliasExpansion`.
  case tooManyAliases(line: Int)
  /// The text up to this line has more nodes than `YAML.maximumNodeCount`.
  case tooManyNodes(line: Int)
  /// The text up to this line has more lines that begin with a percent sign, as directives do, than
  /// `YAML.maximumDirectiveCount`.
  case tooManyDirectives(line: Int)
  /// The text is too large for libyaml.
  case tooLarge

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .malformed(let message, let line): "line \(line) is no YAML: \(message)"
    case .unreadable(let message): "this is no YAML: \(message)"
    case .repeatedKey(let key, let line):
      "line \(line) has \(key.map { "the key '\($0)'" } ?? "a key") again"
    case .tooDeep(let line):
      "line \(line) has more than \(YAML.maximumDepth) lists and mappings in one another"
    case .tooManyAliases(let line):
      "the aliases up to line \(line) stand for more than \(YAML.maximumAliasExpansion) nodes and "
        + "bytes of text"
    case .tooManyNodes(let line):
      "the text up to line \(line) has more than \(YAML.maximumNodeCount) nodes"
    case .tooManyDirectives(let line):
      "the text up to line \(line) has more than \(YAML.maximumDirectiveCount) lines that begin "
        + "with %"
    case .tooLarge: "there is too much of it"
    }
  }
}
