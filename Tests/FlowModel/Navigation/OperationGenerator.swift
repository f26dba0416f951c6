import FlowCore

struct OperationGenerator {
  private var random: SeededGenerator
  /// The numbers of the screens, so few that the same screens are used again and again.
  private static let screens = 0..<7

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func script(lines: Int) -> [Operation] {
    (0..<lines).map { _ in operation() }
  }

  mutating func operation() -> Operation {
    switch number(in: 0..<100) {
    case 0..<45: .request(verb(), mode())
    case 45..<64: .drag(number(in: 0..<2), drag())
    case 64..<82: .advance(passing())
    case 82..<84: .freeze(chance(1, in: 2) ? nil : fraction())
    case 84..<91: .unfreeze
    case 91: .offer(isInteractive: chance(1, in: 2), chance(1, in: 2) ? style() : nil)
    case 92, 93: .change(screen())
    case 94: .animateBars([nil, 330, 1000][number(in: 0..<3)])
    default: .insideCallback(Trigger.allCases[number(in: 0..<Trigger.allCases.count)], nested())
    }
  }

  /// Time cannot advance inside a callback.
  private mutating func nested() -> Operation {
    while true {
      let operation = operation()
      if case .advance = operation { continue }
      return operation
    }
  }

  private mutating func verb() -> Verb {
    switch number(in: 0..<20) {
    case 0..<8: .push(screen())
    case 8..<13: .pop
    case 13: .popCount(number(in: -1..<5))
    case 14: .popTo(screen())
    case 15: .popToRoot
    case 16, 17: .setStack(stack())
    default: .replaceTop(screen())
    }
  }

  /// Returns mostly a subset of the screens in any order; sometimes none, or one of them twice.
  private mutating func stack() -> [Int] {
    if chance(1, in: 8) { return (0..<number(in: 0..<5)).map { _ in screen() } }
    return Array(Self.screens.shuffled(using: &random).prefix(number(in: 1..<6)))
  }

  mutating func mode() -> ModelMode {
    switch number(in: 0..<10) {
    case 0: .immediate
    case 1..<5: .standard
    case 5, 6: .custom(style())
    default: .interactive(number(in: 0..<2), chance(1, in: 2) ? style() : nil)
    }
  }

  private mutating func style() -> ModelStyle {
    chance(1, in: 20) ? .blink : [.slide, .fade, .soft][number(in: 0..<3)]
  }

  mutating func drag() -> DragAction {
    switch number(in: 0..<5) {
    case 0, 1: .update(fraction())
    case 2: .cancel(velocity: velocity(), speed: speed())
    default: .finish(velocity: velocity(), speed: speed())
    }
  }

  private mutating func fraction() -> Double {
    guard chance(1, in: 8) else { return Double(number(in: 0..<101)) / 100 }
    return [0, 1, -0.5, 1.5, .nan, .infinity, -.infinity, 1e-12, 1 - 1e-12][number(in: 0..<9)]
  }

  private mutating func velocity() -> Double {
    if chance(1, in: 2) { return 0 }
    guard chance(1, in: 8) else { return Double(number(in: -90..<91)) / 10 }
    return [.nan, .infinity, -.infinity, 1e6, -1e6, 1e-9][number(in: 0..<6)]
  }

  private mutating func speed() -> Double {
    if chance(3, in: 4) { return 1 }
    guard chance(1, in: 4) else { return Double(number(in: 1..<50)) / 10 }
    return [.nan, .infinity, 0, -1, 1e-9, 1e9][number(in: 0..<6)]
  }

  mutating func passing() -> Passing {
    switch number(in: 0..<12) {
    case 0..<6: .nanoseconds(Int64(number(in: 0..<200_000_000)))
    case 6, 7: .nanoseconds(Int64(number(in: 0..<2_000)) * 1_000_000)
    case 8: .nanoseconds([0, 1, -1, -1_000_000_000, 3_600_000_000_000][number(in: 0..<5)])
    case 9: .toDeadline([-1, 1, -1_000_000][number(in: 0..<3)])
    default: .toDeadline(0)
    }
  }

  private mutating func screen() -> Int { number(in: Self.screens) }

  private mutating func number(in range: Range<Int>) -> Int { .random(in: range, using: &random) }

  private mutating func chance(_ part: Int, in whole: Int) -> Bool { number(in: 0..<whole) < part }
}
