/// The content of one page of a tour.
public struct Slide: Hashable, Sendable {
  /// The title, in a few words.
  public let title: String
  /// The text, in a sentence or two.
  public let text: String
  /// The accessibility label of the illustration.
  public let scene: String
  /// The illustration.
  public let artwork: Artwork

  /// Creates a slide.
  ///
  /// - Parameters:
  ///   - title: The title, in a few words.
  ///   - text: The text, in a sentence or two.
  ///   - scene: The accessibility label of the illustration.
  ///   - artwork: The illustration.
  public init(title: String, text: String, scene: String, artwork: Artwork) {
    self.title = title
    self.text = text
    self.scene = scene
    self.artwork = artwork
  }
}
