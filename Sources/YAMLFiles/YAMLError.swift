/// Why a text could not be read as YAML.
///
/// Lines count from 1.
public enum YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text breaks YAML's rules, or goes on behind its document; in libyaml's own words.
  case malformed(String, line: Int)
  /// A character that YAML does not allow; in libyaml's own words.
  case unreadable(String)
  /// A mapping has a key twice. The line is that of the second; a key that is a list or a mapping
  /// has no text.
  case repeatedKey(String?, line: Int)
  /// More than `YAML.deepest` lists and mappings are in one another.
  case tooDeep(line: Int)
  /// All aliases so far stand for more than `YAML.mostAliased`.
  case tooManyAliases(line: Int)
  /// The text is too large for libyaml.
  case tooLarge

  /// What was wrong, in one sentence.
  public var description: String {
    switch self {
    case .malformed(let words, let line): "line \(line) is no YAML: \(words)"
    case .unreadable(let words): "this is no YAML: \(words)"
    case .repeatedKey(let key, let line):
      "line \(line) has \(key.map { "the key '\($0)'" } ?? "a key") again"
    case .tooDeep(let line):
      "line \(line) has more than \(YAML.deepest) lists and mappings in one another"
    case .tooManyAliases(let line): "the aliases up to line \(line) stand for too much"
    case .tooLarge: "there is too much of it"
    }
  }
}
