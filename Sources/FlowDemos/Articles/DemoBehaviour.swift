/// The variants of a demo that can also show the faults of an article's code.
public enum DemoBehaviour: String, Hashable, Sendable, CaseIterable {
  /// As this package has it.
  case sluice
  /// As in the article, or as in the code that the article warns against.
  case article
}
