/// The content of one page of a tour.
public struct Slide: Sendable {
  /// The title, in a few words.
  public let title: String
  /// The text, in a sentence or two.
  public let text: String
  /// The accessibility label of the illustration.
  public let scene: String
  /// Returns the illustration for the presence of the slide, 0…1: 1 when the pages have settled
  /// on it, less while it appears or disappears.
  ///
  /// The result depends on nothing else, so a finger and the time line can scrub the illustration.
  public let artwork: @Sendable (_ presence: Double) -> Artwork

  /// Creates a slide whose illustration changes with its presence.
  ///
  /// - Parameters:
  ///   - title: The title, in a few words.
  ///   - text: The text, in a sentence or two.
  ///   - scene: The accessibility label of the illustration.
  ///   - artwork: The illustration for a presence, 0…1; all must have the same size.
  public init(
    title: String, text: String, scene: String,
    artwork: @escaping @Sendable (_ presence: Double) -> Artwork
  ) {
    self.title = title
    self.text = text
    self.scene = scene
    self.artwork = artwork
  }

  /// Creates a slide whose illustration does not change.
  ///
  /// - Parameters:
  ///   - title: The title, in a few words.
  ///   - text: The text, in a sentence or two.
  ///   - scene: The accessibility label of the illustration.
  ///   - artwork: The illustration.
  public init(title: String, text: String, scene: String, artwork: Artwork) {
    self.init(title: title, text: text, scene: scene) { _ in artwork }
  }
}
