extension Preferences {
  /// One thing that a person can want, called as scripts, links and traces call it.
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

    /// What its text may be, for whoever has written another one.
    public var expected: String {
      switch self {
      case .dark, .highContrast, .rightToLeft, .reducedMotion: "true or false"
      case .textSize: "a size from 100% to 200%"
      case .transition: Self.words(TransitionChoice.allCases.map(\.rawValue))
      case .timing: "a time as 400ms, a spring as spring-18.3 or \(Self.asFlowSays)"
      case .releaseRule: Self.words(ReleaseRule.allCases.map(\.rawValue))
      case .edgeWidth: "points from 0 to 200 or \(Self.asFlowSays)"
      }
    }

    private static func words(_ words: [String]) -> String {
      "\(words.joined(separator: ", ")) or \(asFlowSays)"
    }

    /// What stands where a person leaves something to the flow.
    static let asFlowSays = "default"
    static let spring = "spring-"
  }

  /// What is wanted in one thing: `true`, `150%`, `cross-fade`, `400ms`, `default`.
  ///
  /// It is one word, and `set` reads the same from it, to the last bit.
  public func text(of wish: Key) -> String {
    switch wish {
    case .dark: "\(isDark)"
    case .highContrast: "\(hasHighContrast)"
    case .textSize: percent
    case .rightToLeft: "\(direction == .rightToLeft)"
    case .reducedMotion: "\(reducesMotion)"
    case .transition: transition?.rawValue ?? Key.asFlowSays
    case .timing: timing?.text ?? Key.asFlowSays
    case .releaseRule: releaseRule?.rawValue ?? Key.asFlowSays
    case .edgeWidth: edgeWidth?.text ?? Key.asFlowSays
    }
  }

  /// The things in which something else is wanted than before, in the order of `Key`.
  public func changes(since earlier: Preferences) -> [Key] {
    Key.allCases.filter { text(of: $0) != earlier.text(of: $0) }
  }

  /// The same as traces show it: `dark=true text-size=150%`.
  package func words(since earlier: Preferences) -> String {
    changes(since: earlier).map { "\($0.rawValue)=\(text(of: $0))" }.joined(separator: " ")
  }

  private var percent: String {
    let whole = (textSize * 100).rounded()
    // Most sizes are whole per cents; others must be read back as they are.
    return whole / 100 == textSize ? "\(whole.text)%" : textSize.text
  }
}

extension TransitionTiming {
  fileprivate var text: String {
    switch self {
    case .spring(let spring): Preferences.Key.spring + spring.angularFrequency.text
    case .linear(let duration): duration.time
    }
  }
}

extension Double {
  /// The shortest text from which the same number is read.
  fileprivate var text: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
