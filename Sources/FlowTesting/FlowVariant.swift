public import FlowCore

/// The setup of a flow for a test: the size of its stage, and the user's preferences.
public struct FlowVariant: Hashable, Sendable {
  /// The variant in which a test runs: one of the variants of its `.flow` trait, or else the
  /// default one.
  @TaskLocal public static var current = FlowVariant()

  /// The stage's size, in points.
  public var size: Size
  /// The user's preferences, such as dark colours or large text.
  public var preferences: Preferences

  /// Creates a variant; by default a phone with a light, left-to-right interface.
  public init(
    size: Size = Size(width: 390, height: 844), preferences: Preferences = Preferences()
  ) {
    self.size = size
    self.preferences = preferences
  }

  /// The name, such as `390x844-dark-rtl-150%`; it is part of the names of references.
  public var name: String {
    ([extent] + differences + otherDifferences).joined(separator: "-")
  }

  private var extent: String { "\(size.width.inName)x\(size.height.inName)" }

  private var differences: [String] {
    [
      preferences.isDark ? "dark" : nil,
      preferences.hasHighContrast ? "high-contrast" : nil,
      preferences.direction == .rightToLeft ? "rtl" : nil,
      preferences.textSize == 1 ? nil : "\((preferences.textSize * 100).inName)%",
      preferences.reducesMotion ? "reduced-motion" : nil,
    ].compactMap(\.self)
  }

  /// The differences in the preferences that most tests leave at their defaults.
  private var otherDifferences: [String] {
    let others: Set<Preferences.Key> = [
      .language, .transition, .timing, .releaseRule, .edgeWidth, .network,
    ]
    return preferences.changes(since: Preferences()).filter(others.contains)
      .map { "\($0.rawValue)-\(preferences.text(of: $0))" }
  }

  /// Ends a reference's name; empty for the default variant.
  var suffix: String { self == FlowVariant() ? "" : "-\(name)" }
}

extension FlowVariant: CustomStringConvertible {
  public var description: String { name }
}

extension Double {
  /// The number with as many decimals as it needs, at most three.
  fileprivate var inName: String {
    (0...3).lazy.map(fixed).first { Double($0) == Double(fixed(3)) } ?? fixed(3)
  }
}
