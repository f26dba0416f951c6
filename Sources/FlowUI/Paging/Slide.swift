/// What one page of a tour says and shows.
public struct Slide: Hashable, Sendable {
  /// What it is about, in a few words.
  public let title: String
  /// What there is to say about it, in a sentence or two.
  public let text: String
  /// What the illustration shows, for whoever does not see it.
  public let scene: String
  /// The illustration.
  public let artwork: Artwork

  /// Creates a slide.
  ///
  /// - Parameters:
  ///   - title: What it is about, in a few words.
  ///   - text: What there is to say about it, in a sentence or two.
  ///   - scene: What the illustration shows, for whoever does not see it.
  ///   - artwork: The illustration.
  public init(title: String, text: String, scene: String, artwork: Artwork) {
    self.title = title
    self.text = text
    self.scene = scene
    self.artwork = artwork
  }
}
