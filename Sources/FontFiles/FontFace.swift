/// A face in a font file.
public struct FontFace: Hashable, Sendable {
  /// The file.
  public let path: String
  /// Which of the file's faces, from 0 on; in its upper 16 bits a named instance of a variable one.
  public let index: Int
  /// Whether its glyphs have colours of their own.
  public let isColour: Bool

  /// Creates a face, by default the first one of its file and without colours.
  public init(path: String, index: Int = 0, isColour: Bool = false) {
    self.path = path
    self.index = index
    self.isColour = isColour
  }
}
