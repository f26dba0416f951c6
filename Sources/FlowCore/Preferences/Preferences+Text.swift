extension Preferences {
  /// A single preference, named as in scripts, links and traces.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case dark
    case highContrast = "high-contrast"
    case textSize = "text-size"
    case rightToLeft = "rtl"
    case reducedMotion = "reduce-motion"
    case transition
    case timing
    case releaseRule = "release-rule"
    case edgeWidth = "edge-width"

    /// A description of the valid texts, for error messages.
    public var expected: String {
      switch self {
      case .dark, .highContrast, .rightToLeft, .reducedMotion: "true or false"
      case .textSize: "a size from 100% to 200%"
      case .transition: Self.words(TransitionChoice.allCases.map(\.rawValue))
      case .timing:
        "a time as 400ms, a spring as spring-18.3, a curve as curve-0.42_0_0.58_1-350ms"
          + " or \(Self.asFlowSays)"
      case .releaseRule: Self.words(ReleaseRule.standard.map(\.name))
      case .edgeWidth: "points from 0 to 200 or \(Self.asFlowSays)"
      }
    }

    private static func words(_ words: [String]) -> String {
      "\(words.joined(separator: ", ")) or \(asFlowSays)"
    }

    /// The text for a preference that is left to the flow.
    static let asFlowSays = "default"
    static let spring = "spring-"
    static let curve = "curve-"
  }

  /// The value of a preference as text: `true`, `150%`, `cross-fade`, `400ms`, `default`.
  ///
  /// It contains no spaces, and `set` reads back exactly the same value from it.
  public func text(of wish: Key) -> String {
    switch wish {
    case .dark: "\(isDark)"
    case .highContrast: "\(hasHighContrast)"
    case .textSize: percent
    case .rightToLeft: "\(direction == .rightToLeft)"
    case .reducedMotion: "\(reducesMotion)"
    case .transition: transition?.rawValue ?? Key.asFlowSays
    case .timing: timing?.text ?? Key.asFlowSays
    case .releaseRule: releaseRule?.name ?? Key.asFlowSays
    case .edgeWidth: edgeWidth?.text ?? Key.asFlowSays
    }
  }

  /// The preferences that differ from `earlier`, in the order of `Key`.
  public func changes(since earlier: Preferences) -> [Key] {
    Key.allCases.filter { text(of: $0) != earlier.text(of: $0) }
  }

  /// The changed preferences as traces show them: `dark=true text-size=150%`.
  package func words(since earlier: Preferences) -> String {
    changes(since: earlier).map { "\($0.rawValue)=\(text(of: $0))" }.joined(separator: " ")
  }

  private var percent: String {
    let whole = (textSize * 100).rounded()
    // Most sizes are whole percentages; others are written as a factor, so that they read back
    // exactly.
    return whole / 100 == textSize ? "\(whole.text)%" : textSize.text
  }
}

extension TransitionTiming {
  fileprivate var text: String {
    switch self {
    case .spring(let spring): Preferences.Key.spring + spring.angularFrequency.text
    case .linear(let duration): duration.time
    case .curve(let curve, let duration):
      Preferences.Key.curve
        + [curve.first.x, curve.first.y, curve.second.x, curve.second.y].map(\.text)
        .joined(separator: "_") + "-" + duration.time
    }
  }
}

extension Double {
  /// The shortest text that reads back as the same number.
  fileprivate var text: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
