import FlowCore
import FlowModel
import Testing

@Suite struct PreferenceTests {
  @Test("By default preferences leave choices to the flow, and numbers are clamped")
  func clamped() {
    var preferences = Preferences(textSize: .nan, edgeWidth: .nan)
    #expect(preferences == Preferences())
    #expect(Preferences.Key.allCases.map(preferences.text).filter { $0 == "default" }.count == 6)

    preferences.textSize = 9
    preferences.edgeWidth = -1
    preferences.timing = .linear(.seconds(100_000))

    #expect(preferences.textSize == 2)
    #expect(preferences.edgeWidth == 0)
    #expect(preferences.timing == .linear(.seconds(86_400)))
  }

  @Test(
    "A preference's text contains no space and parses back to exactly the same value",
    arguments: 1...20 as ClosedRange<UInt64>)
  func texts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let wanted = Preferences.random(using: &random)

    var read = Preferences.random(using: &random)
    for key in read.changes(since: wanted) {
      let text = wanted.text(of: key)
      #expect(!text.contains(" "))
      let isRead = read.set(key, to: text)
      #expect(isRead, "\(key): \(text)")
    }

    #expect(read == wanted)
    #expect(read.changes(since: wanted).isEmpty)
  }

  @Test("Preferences are written as names, percentages, milliseconds and plain numbers")
  func spelling() {
    let preferences = Preferences(
      isDark: true, textSize: 1.5, direction: .rightToLeft, language: .german,
      transition: .crossFade, timing: .linear(.milliseconds(400)), releaseRule: .distanceOrSpeed,
      edgeWidth: 40, network: .offline)

    #expect(
      Preferences.Key.allCases.map(preferences.text) == [
        "true", "false", "150%", "true", "false", "de", "cross-fade", "400ms", "distance-or-speed",
        "40", "offline",
      ])
    #expect(Preferences(textSize: 1.0 / 3 + 1).text(of: .textSize) == "\(1.0 / 3 + 1)")
    #expect(
      Preferences(timing: .spring(Spring(angularFrequency: 9))).text(of: .timing) == "spring-9")
  }

  @Test(
    "An invalid text leaves a preference unchanged",
    arguments: [
      (.dark, "yes"), (.textSize, "300%"), (.textSize, "%"), (.language, "fr"),
      (.transition, "swirl"),
      (.timing, "fast"), (.timing, "spring-0"), (.timing, "spring-nan"), (.releaseRule, ""),
      (.edgeWidth, "201"), (.network, "none"),
    ] as [(Preferences.Key, String)])
  func unknown(key: Preferences.Key, text: String) {
    var preferences = Preferences(edgeWidth: 3)

    let isRead = preferences.set(key, to: text)

    #expect(!isRead)
    #expect(preferences == Preferences(edgeWidth: 3))
  }
}

extension Preferences {
  static func random(using random: inout SeededGenerator) -> Preferences {
    let timings: [TransitionTiming?] = [
      nil, .linear(.nanoseconds(.random(in: 0...9_000_000_000, using: &random))),
      .spring(Spring(angularFrequency: .random(in: 0.001...100, using: &random))),
      .curve(
        .random(using: &random),
        duration: .milliseconds(Int.random(in: 0...9_000, using: &random))),
    ]
    return Preferences(
      isDark: .random(using: &random), hasHighContrast: .random(using: &random),
      textSize: Bool.random(using: &random) ? 1.25 : .random(in: 1...2, using: &random),
      direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
      reducesMotion: .random(using: &random),
      language: (Language.allCases + [nil]).randomElement(using: &random) ?? nil,
      transition: (TransitionChoice.allCases + [nil]).randomElement(using: &random) ?? nil,
      timing: timings.randomElement(using: &random) ?? nil,
      releaseRule: (ReleaseRule.standard + [nil]).randomElement(using: &random) ?? nil,
      edgeWidth: Bool.random(using: &random) ? nil : .random(in: 0...200, using: &random),
      network: (NetworkCondition.allCases + [nil]).randomElement(using: &random) ?? nil)
  }
}

extension CubicBezier {
  /// A curve with random coordinates, some of which are tiny.
  static func random(using random: inout SeededGenerator) -> CubicBezier {
    func coordinate() -> Double {
      let scale = Bool.random(using: &random) ? 1 : 1e-6
      return Double.random(in: 0...1, using: &random) * scale
    }
    return CubicBezier(x1: coordinate(), y1: coordinate(), x2: coordinate(), y2: coordinate())
  }
}
