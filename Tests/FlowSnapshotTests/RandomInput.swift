import FlowCore

/// Generates random input of every kind but results of calls: often plausible, so that the flow
/// navigates, and otherwise as unusual as possible.
struct RandomInput {
  private static let oddNumbers: [Double] = [
    0, -0.0, 1e-5, 0.1, 1.0 / 3, 123_456_789.123, -1e25, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, .infinity, -Double.infinity,
  ]
  private static let oddLetters: [Unicode.Scalar] = [
    "a", "Ä", "e", "\u{301}", "\"", "\\", "'", "#", ":", "-", " ", "\n", "\t", "\0", "\u{1B}",
    "\u{85}", "\u{A0}", "\u{200D}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{E000}", "漢", "🏳",
    "\u{10FFFF}",
  ]
  private static let keys = [
    "Escape", "Escape", "Left", "AC_BACK", "X1", "+", "Keypad_+", "Keypad_+/-", "'", "#", "_", "~",
    "Ö", "1",
  ]

  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func isTrue(onceIn count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// A random pause, mostly of a frame or two, and at times long enough for a transition.
  mutating func pause() -> Duration {
    .nanoseconds(
      Int64.random(in: 0...(isTrue(onceIn: 20) ? 1_500_000_000 : 30_000_000), using: &random))
  }

  mutating func next() -> [InputEvent] {
    if isTrue(onceIn: 3) { return [other()] }
    if isTrue(onceIn: 8) { return scrubbed() }
    let device = isTrue(onceIn: 3) ? PointerDevice.touch : .mouse
    let finger = device == .mouse ? 0 : Int.random(in: .min ... .max, using: &random)
    var location = Point(
      x: Double.random(in: 0...(isTrue(onceIn: 3) ? 390 : 24), using: &random), y: 400)
    let modifiers: Set<KeyPress.Modifier> = device == .mouse && isTrue(onceIn: 4) ? [.shift] : []
    var events = [
      InputEvent.pointer(
        .down, device: device, finger: finger, location: location, modifiers: modifiers)
    ]
    for _ in 0..<(isTrue(onceIn: 2) ? 0 : Int.random(in: 1...20, using: &random)) {
      location.x += Double.random(in: -20...40, using: &random)
      location.y += Double.random(in: -2...2, using: &random)
      events.append(
        .pointer(
          .move, device: device, finger: finger,
          location: isTrue(onceIn: 40) ? Point(x: number(), y: number()) : location))
      if isTrue(onceIn: 40) { events.append(other()) }
    }
    return events + [
      .pointer(
        isTrue(onceIn: 8) ? .cancelled : .up, device: device, finger: finger, location: location)
    ]
  }

  /// A drag during which the transition, if any, is frozen and other input occurs.
  private mutating func scrubbed() -> [InputEvent] {
    var events = [
      InputEvent.pointer(.down, device: .mouse, finger: 0, location: Point(x: 8, y: 400))
    ]
    events.append(.pointer(.move, device: .mouse, finger: 0, location: Point(x: 190, y: 400)))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      events += [
        .scrub(isTrue(onceIn: 6) ? number() : .random(in: 0...1, using: &random)), other(),
      ]
    }
    events.append(.pointer(.up, device: .mouse, finger: 0, location: Point(x: 200, y: 400)))
    return events + [isTrue(onceIn: 2) ? .releaseFrozen : .scrub(nil)]
  }

  private mutating func other() -> InputEvent {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .wheel(right: number(), down: number())
    case 1: .key(key())
    case 2: .text(text())
    case 3:
      .resize(
        Size(
          width: .random(in: 160...800, using: &random),
          height: .random(in: 160...8192, using: &random)))
    case 4:
      .composition(
        TextComposition(
          text(), selected: isTrue(onceIn: 2) ? nil : 1..<Int.random(in: 1...5, using: &random))
      )
    case 5: .prefer(preferences())
    default: .focus(.random(using: &random))
    }
  }

  private mutating func preferences() -> Preferences {
    let timings: [TransitionTiming?] = [
      nil, .linear(.nanoseconds(.random(in: 0...900_000_000, using: &random))),
      .spring(Spring(angularFrequency: .random(in: 1...100, using: &random))),
    ]
    return Preferences(
      isDark: .random(using: &random), hasHighContrast: .random(using: &random),
      textSize: .random(in: 0.5...2.5, using: &random),
      direction: isTrue(onceIn: 4) ? .rightToLeft : .leftToRight, reducesMotion: isTrue(onceIn: 4),
      transition: (TransitionChoice.allCases + [nil]).randomElement(using: &random) ?? nil,
      timing: timings.randomElement(using: &random) ?? nil,
      releaseRule: (ReleaseRule.standard + [nil]).randomElement(using: &random) ?? nil,
      edgeWidth: isTrue(onceIn: 2) ? nil : .random(in: 20...60, using: &random))
  }

  private mutating func number() -> Double {
    isTrue(onceIn: 2)
      ? Self.oddNumbers.randomElement(using: &random) ?? 0
      : .random(in: -1000...1000, using: &random)
  }

  private mutating func key() -> KeyPress {
    let modifiers = KeyPress.Modifier.allCases.filter { _ in isTrue(onceIn: 6) }
    return KeyPress(Self.keys.randomElement(using: &random) ?? "", modifiers: Set(modifiers))
  }

  private mutating func text() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      scalars.append(Self.oddLetters.randomElement(using: &random) ?? " ")
    }
    return String(scalars)
  }
}

/// Generates random mouse, wheel and key input for a page of rows.
struct ListInput {
  private static let keys = [
    "Tab", "Tab", "Down", "Down", "Up", "End", "Home", "PageDown", "Return", "Space", "Escape",
  ]

  private var random: SeededGenerator
  private var location = Point(x: 200, y: 200)
  private var isDown = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func pause() -> Duration {
    let isLong = Int.random(in: 0..<10, using: &random) == 0
    return .nanoseconds(Int64.random(in: 0...(isLong ? 900_000_000 : 20_000_000), using: &random))
  }

  mutating func next() -> InputEvent {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .wheel(right: 0, down: Double.random(in: -3...3, using: &random).rounded())
    case 1: return .wheel(right: 0, down: .random(in: -1...1, using: &random))
    case 2: return .key(KeyPress(Self.keys.randomElement(using: &random) ?? ""))
    case 3, 4:
      isDown.toggle()
      return .pointer(isDown ? .down : .up, device: .mouse, finger: 0, location: location)
    default:
      location.x = min(max(location.x + .random(in: -30...30, using: &random), -20), 410)
      location.y = min(max(location.y + .random(in: -60...60, using: &random), -20), 420)
      return .pointer(.move, device: .mouse, finger: 0, location: location)
    }
  }
}
