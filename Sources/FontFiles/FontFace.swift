/// A face in a font file.
public struct FontFace: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// The index of the face in the file, from 0; the upper 16 bits are the named instance of a
  /// variable font.
  public let index: Int
  /// Whether its glyphs have their own colours.
  public let isColour: Bool

  /// Creates a face; by default the first one in the file, without colours.
  public init(path: String, index: Int = 0, isColour: Bool = false) {
    self.path = path
    self.index = index
    self.isColour = isColour
  }
}
