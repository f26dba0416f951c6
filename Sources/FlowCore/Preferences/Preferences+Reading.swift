extension Preferences {
  /// Sets one preference from its text; returns false, and changes nothing, if the text is invalid.
  public mutating func set(_ wish: Key, to text: String) -> Bool {
    switch wish {
    case .dark: take(Bool(text)) { $0.isDark = $1 }
    case .highContrast: take(Bool(text)) { $0.hasHighContrast = $1 }
    case .textSize: take(Double(size: text)) { $0.textSize = $1 }
    case .rightToLeft: take(Bool(text)) { $0.direction = $1 ? .rightToLeft : .leftToRight }
    case .reducedMotion: take(Bool(text)) { $0.reducesMotion = $1 }
    case .transition: take(text, TransitionChoice(rawValue: text)) { $0.transition = $1 }
    case .timing: take(text, TransitionTiming(text)) { $0.timing = $1 }
    case .releaseRule: take(text, ReleaseRule(standard: text)) { $0.releaseRule = $1 }
    case .edgeWidth: take(text, Double(width: text)) { $0.edgeWidth = $1 }
    }
  }

  private mutating func take<Value>(
    _ value: Value?, _ body: (inout Preferences, Value) -> Void
  ) -> Bool {
    guard let value else { return false }
    body(&self, value)
    return true
  }

  private mutating func take<Value>(
    _ text: String, _ value: Value?, _ body: (inout Preferences, Value?) -> Void
  ) -> Bool {
    guard value != nil || text == Key.asFlowSays else { return false }
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

  /// Parses a timing curve: `curve-0.42_0_0.58_1-350ms`.
  private static func curve(_ text: String) -> TransitionTiming? {
    guard text.hasPrefix(Preferences.Key.curve) else { return nil }
    let parts = text.dropFirst(Preferences.Key.curve.count).split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: "_", omittingEmptySubsequences: false)
      .compactMap { Double($0) }.filter((0...1).contains)
    guard parts.count == 2, numbers.count == 4, let duration = Duration(parsing: String(parts[1]))
    else { return nil }
    return .curve(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]), duration)
  }
}

extension Double {
  /// Parses a text size: `150%`, or `1.5`; `nil` outside 1…2.
  fileprivate init?(size text: String) {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? text.dropLast() : text[...]) else { return nil }
    self = isPercent ? number / 100 : number
    guard (1...2).contains(self) else { return nil }
  }

  /// Parses the width of an edge zone in points; `nil` outside 0…200.
  fileprivate init?(width text: String) {
    guard let number = Double(text), Preferences.edgeWidths.contains(number) else { return nil }
    self = number
  }
}
