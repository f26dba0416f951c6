/// YAML files, read with libyaml.
public enum YAML {
  /// The deepest nesting of lists and mappings, with aliases expanded; far deeper than people
  /// write, and shallow enough for the call stack of any thread.
  public static let maximumDepth = 100
  /// The largest total expansion of all aliases, in nodes plus bytes of their text; by eye.
  ///
  /// Lists and mappings that are keys count like aliases, because each mapping around them compares
  /// them once more.
  public static let maximumAliasExpansion = 1_000_000
  /// The largest number of scalars, lists, mappings and aliases in a text: about 200 MB in memory.
  public static let maximumNodeCount = 2_000_000
  /// The largest number of lines that begin with a percent sign; libyaml compares every directive
  /// with all earlier ones.
  public static let maximumDirectiveCount = 100

  /// Decodes a text with one document and returns its root; `nil` if the text has no document.
  ///
  /// An alias expands to a copy of the node that its anchor names. Merge keys and tags get no
  /// special treatment.
  ///
  /// - Throws: `YAMLError` if the text is not valid YAML, has a second document or a duplicate key
  ///   in a mapping, or exceeds the limits above.
  public static func decode(_ text: String) throws(YAMLError) -> YAMLNode? {
    try checkDirectives(text.unicodeScalars)
    var composer = Composer(text)
    return try composer.document()
  }

  private static func checkDirectives(_ text: String.UnicodeScalarView) throws(YAMLError) {
    var (count, line) = (0, 1)
    var previous: Unicode.Scalar = "\n"
    for scalar in text {
      if scalar == "%", endsLine(previous) {
        count += 1
        guard count <= maximumDirectiveCount else { throw .tooManyDirectives(line: line) }
      }
      // In a file with other line ends, too, the line is an estimate.
      if scalar == "\n" { line += 1 }
      previous = scalar
    }
  }

  /// Whether libyaml ends a line at the character.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
