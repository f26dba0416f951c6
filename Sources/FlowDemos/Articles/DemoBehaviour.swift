/// How a demo behaves that has a variant with the faults of an article's code.
public enum DemoBehaviour: String, Hashable, Sendable, CaseIterable {
  /// As this package has it.
  case sluice
  /// As the article has it, or as the code that the article warns of.
  case article
}
