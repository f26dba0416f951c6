/// YAML files, by libyaml.
public enum YAML {
  /// The most lists and mappings in one another, also by way of aliases; far more than people
  /// write, and few enough for any stack.
  public static let deepest = 100
  /// The most that all aliases may stand for, in nodes and bytes of their text; by eye.
  public static let mostAliased = 10_000_000

  /// The root of the only document in a text; `nil` where the text has none.
  ///
  /// An alias stands for a copy of what its anchor has named before. Merge keys and tags mean
  /// nothing by themselves.
  ///
  /// - Throws: `YAMLError` where the text is no YAML, has a second document, a key twice in a
  ///   mapping, or more than the limits above.
  public static func decode(_ text: String) throws(YAMLError) -> YAMLNode? {
    var composer = Composer(text)
    return try composer.document()
  }
}
