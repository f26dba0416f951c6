/// YAML files, read with libyaml.
public enum YAML {
  /// The deepest nesting of lists and mappings, with aliases expanded; far deeper than people
  /// write, and shallow enough for the call stack of any thread.
  public static let deepest = 100
  /// The largest total expansion of all aliases, in nodes plus bytes of their text; by eye.
  public static let maximumAliasExpansion = 10_000_000

  /// Decodes a text with one document and returns its root; `nil` if the text has no document.
  ///
  /// An alias expands to a copy of the node that its anchor names. Merge keys and tags get no
  /// special treatment.
  ///
  /// - Throws: `YAMLError` if the text is not valid YAML, has a second document or a duplicate key
  ///   in a mapping, or exceeds the limits above.
  public static func decode(_ text: String) throws(YAMLError) -> YAMLNode? {
    var composer = Composer(text)
    return try composer.document()
  }
}
