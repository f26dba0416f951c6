/// The variants of a demo that can also show the faults of an article's code.
public enum DemoBehaviour: String, Hashable, Sendable, CaseIterable {
  /// The behaviour that this package recommends.
  case sluice
  /// The behaviour of the article's code, or of the code that the article warns against.
  case article
}
