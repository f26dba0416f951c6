/// The settings that a person, or a viewer on their behalf, chooses for running flows.
///
/// A value of `nil`, the default, leaves the choice to the flow. Preferences apply to all flows of
/// a session, including presented ones.
public struct Preferences: Hashable, Sendable {
  /// Whether to use light content on dark backgrounds.
  public var isDark: Bool
  /// Whether to use high-contrast colours.
  public var hasHighContrast: Bool
  /// The text size as a multiple of the default size; clamped to 1…2, and NaN counts as 1.
  public var textSize: Double { didSet { textSize = Self.sensible(textSize: textSize) } }
  /// The layout direction.
  public var direction: LayoutDirection
  /// Whether to reduce motion: nothing should move across the screen by itself.
  public var reducesMotion: Bool
  /// The language of texts; `nil` leaves it to the program: a window follows the environment, and
  /// everything else is in English.
  public var language: Language?

  /// The style of transitions between pages and of presented flows.
  ///
  /// It takes precedence over the style of a transition provider and over the default style, but
  /// not over a custom style that code has requested: a page that was pushed with a custom style is
  /// popped with the same style. With reduced motion only fades run by themselves; interactive
  /// transitions still use the chosen style.
  public var transition: TransitionChoice?
  /// The timing of transitions that run by themselves; a custom style that code has requested keeps
  /// its own timing.
  ///
  /// The duration of a linear or curved timing is rounded down to whole nanoseconds and clamped to
  /// 0 s…1 day.
  public var timing: TransitionTiming? { didSet { timing = timing?.sensible } }
  /// The rule that decides whether a released drag of a page, a flow, a pager or a sheet finishes;
  /// it takes precedence over the rule of an interactor or a pager.
  public var releaseRule: ReleaseRule?
  /// The width in points of the edge zones in which page drags begin; clamped to 0…200, `nil` means
  /// 24, and NaN counts as `nil`.
  public var edgeWidth: Double? {
    didSet { edgeWidth = Self.sensible(edgeWidth: edgeWidth) }
  }
  /// The network condition for the calls of flows; `nil`, the default, means a network without
  /// faults.
  ///
  /// Set it to try out how a flow copes with a slow or failing network.
  public var network: NetworkCondition?

  /// Creates preferences; by default a light, left-to-right interface at the default text size,
  /// with all else left to the flow.
  public init(
    isDark: Bool = false, hasHighContrast: Bool = false, textSize: Double = 1,
    direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false,
    language: Language? = nil, transition: TransitionChoice? = nil, timing: TransitionTiming? = nil,
    releaseRule: ReleaseRule? = nil, edgeWidth: Double? = nil,
    network: NetworkCondition? = nil
  ) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.textSize = Self.sensible(textSize: textSize)
    self.direction = direction
    self.reducesMotion = reducesMotion
    self.language = language
    self.transition = transition
    self.timing = timing?.sensible
    self.releaseRule = releaseRule
    self.edgeWidth = Self.sensible(edgeWidth: edgeWidth)
    self.network = network
  }

  package func resolvedReleaseRule(over componentRule: ReleaseRule = .projection) -> ReleaseRule {
    releaseRule ?? componentRule
  }

  /// The valid widths of the edge zones, in points.
  package static let edgeWidths = 0.0...200

  private static func sensible(textSize: Double) -> Double {
    textSize.isNaN ? 1 : min(max(textSize, 1), 2)
  }

  private static func sensible(edgeWidth: Double?) -> Double? {
    edgeWidth.flatMap {
      $0.isNaN ? nil : min(max($0, edgeWidths.lowerBound), edgeWidths.upperBound)
    }
  }
}

/// A network that a person can choose for the calls of flows, to see how a flow copes with it.
///
/// It applies to the calls of `FlowContext.load` that are started from then on.
public enum NetworkCondition: String, Hashable, Sendable, CaseIterable {
  /// Calls take three seconds longer.
  case slow
  /// Calls are not made, and fail at once with `LoadFailure.offline`.
  case offline
  /// Calls are not made, and fail after the time that their simulation takes.
  case fail
}

extension Preferences {
  /// A single preference, named as in scripts, links and traces.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case dark
    case highContrast = "high-contrast"
    case textSize = "text-size"
    case rightToLeft = "rtl"
    case reducedMotion = "reduce-motion"
    case language
    case transition
    case timing
    case releaseRule = "release-rule"
    case edgeWidth = "edge-width"
    case network

    /// A description of the valid texts, for error messages.
    package var expected: String {
      switch self {
      case .dark, .highContrast, .rightToLeft, .reducedMotion: "true or false"
      case .textSize: "a size from 100% to 200%"
      case .language: Self.alternatives(Language.allCases.map(\.rawValue))
      case .transition: Self.alternatives(TransitionChoice.allCases.map(\.rawValue))
      case .timing:
        "a time as 400ms, a spring as spring-18.3, a curve as curve-0.42_0_0.58_1-350ms"
          + " or \(Self.flowDefault)"
      case .releaseRule: Self.alternatives(ReleaseRule.standard.map(\.name))
      case .edgeWidth: "points from 0 to 200 or \(Self.flowDefault)"
      case .network: Self.alternatives(NetworkCondition.allCases.map(\.rawValue))
      }
    }

    private static func alternatives(_ names: [String]) -> String {
      "\(names.joined(separator: ", ")) or \(flowDefault)"
    }

    /// The text for a preference that is left to the flow.
    fileprivate static let flowDefault = "default"
    fileprivate static let spring = "spring-"
    fileprivate static let curve = "curve-"
  }

  /// The value of a preference as text: `true`, `150%`, `cross-fade`, `400ms`, `default`.
  ///
  /// It contains no spaces, and `set` reads back exactly the same value from it, unless the value
  /// is an app's own release rule.
  package func text(of key: Key) -> String {
    switch key {
    case .dark: "\(isDark)"
    case .highContrast: "\(hasHighContrast)"
    case .textSize: textSizeText
    case .rightToLeft: "\(direction == .rightToLeft)"
    case .reducedMotion: "\(reducesMotion)"
    case .language: language?.rawValue ?? Key.flowDefault
    case .transition: transition?.rawValue ?? Key.flowDefault
    case .timing: timing?.text ?? Key.flowDefault
    case .releaseRule: releaseRule?.name ?? Key.flowDefault
    case .edgeWidth: edgeWidth?.text ?? Key.flowDefault
    case .network: network?.rawValue ?? Key.flowDefault
    }
  }

  /// Returns the preferences that differ from earlier ones, in the order of `Key`.
  package func changes(since earlier: Preferences) -> [Key] {
    Key.allCases.filter { text(of: $0) != earlier.text(of: $0) }
  }

  /// Returns the changed preferences as traces show them: `dark=true text-size=150%`.
  package func text(since earlier: Preferences) -> String {
    changes(since: earlier).map { "\($0.rawValue)=\(text(of: $0))" }.joined(separator: " ")
  }

  private var textSizeText: String {
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

extension Preferences {
  /// Returns false, and changes nothing, if the text is invalid.
  package mutating func set(_ key: Key, to text: String) -> Bool {
    switch key {
    case .dark: assign(Bool(text)) { $0.isDark = $1 }
    case .highContrast: assign(Bool(text)) { $0.hasHighContrast = $1 }
    case .textSize: assign(Double(size: text)) { $0.textSize = $1 }
    case .rightToLeft: assign(Bool(text)) { $0.direction = $1 ? .rightToLeft : .leftToRight }
    case .reducedMotion: assign(Bool(text)) { $0.reducesMotion = $1 }
    case .language: assign(text, Language(rawValue: text)) { $0.language = $1 }
    case .transition: assign(text, TransitionChoice(rawValue: text)) { $0.transition = $1 }
    case .timing: assign(text, TransitionTiming(text)) { $0.timing = $1 }
    case .releaseRule: assign(text, ReleaseRule(standard: text)) { $0.releaseRule = $1 }
    case .edgeWidth: assign(text, Double(width: text)) { $0.edgeWidth = $1 }
    case .network: assign(text, NetworkCondition(rawValue: text)) { $0.network = $1 }
    }
  }

  private mutating func assign<Value>(
    _ value: Value?, _ body: (inout Preferences, Value) -> Void
  ) -> Bool {
    guard let value else { return false }
    body(&self, value)
    return true
  }

  private mutating func assign<Value>(
    _ text: String, _ value: Value?, _ body: (inout Preferences, Value?) -> Void
  ) -> Bool {
    guard value != nil || text == Key.flowDefault else { return false }
    body(&self, value)
    return true
  }
}

extension TransitionTiming {
  fileprivate init?(_ text: String) {
    if let duration = Duration(parsing: text) {
      self = .linear(duration)
      return
    }
    if let curve = Self.curve(text) {
      self = curve
      return
    }
    guard text.hasPrefix(Preferences.Key.spring),
      let frequency = Double(text.dropFirst(Preferences.Key.spring.count)), frequency.isFinite,
      frequency > 0
    else { return nil }
    self = .spring(Spring(angularFrequency: frequency))
  }

  /// For example `curve-0.42_0_0.58_1-350ms`.
  private static func curve(_ text: String) -> TransitionTiming? {
    // The last hyphen is before the duration: a tiny coordinate, such as 1e-05, contains one too.
    guard text.hasPrefix(Preferences.Key.curve), let hyphen = text.lastIndex(of: "-") else {
      return nil
    }
    let parts = text[..<hyphen].dropFirst(Preferences.Key.curve.count).split(
      separator: "_", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter((0...1).contains)
    guard parts.count == 4, numbers.count == 4,
      let duration = Duration(parsing: text[text.index(after: hyphen)...])
    else { return nil }
    return .curve(
      CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]),
      duration: duration)
  }
}

extension Double {
  /// For example `150%` or `1.5`.
  fileprivate init?(size text: String) {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? text.dropLast() : text[...]) else { return nil }
    self = isPercent ? number / 100 : number
    guard (1...2).contains(self) else { return nil }
  }

  fileprivate init?(width text: String) {
    guard let number = Double(text), Preferences.edgeWidths.contains(number) else { return nil }
    self = number
  }
}

extension Preferences: Codable {
  /// Decodes preferences from the texts of those that differ from the defaults, named as in
  /// scripts: `{"dark": "true", "text-size": "150%"}`.
  ///
  /// Unknown keys, such as those of a later version, are ignored. Throws
  /// `DecodingError.dataCorrupted` for an invalid text.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      let text = try container.decode(String.self, forKey: key)
      guard set(key, to: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "expected \(key.expected), not '\(text)'")
      }
    }
  }

  /// Encodes the preferences that differ from the defaults, each as its text.
  ///
  /// An app's own release rule is left out, because no other app knows it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for key in changes(since: Preferences()) {
      if key == .releaseRule, let releaseRule, !ReleaseRule.standard.contains(releaseRule) {
        continue
      }
      try container.encode(text(of: key), forKey: key)
    }
  }
}

extension Preferences.Key: CodingKey {}
