import FlowCore

struct PresentationGenerator {
  private var lines: OperationGenerator
  private var random: SeededGenerator
  private let hasCallbacks: Bool
  private static let triggers: [Trigger] = [
    .willAppear, .didAppear, .willDisappear, .didDisappear,
  ]

  init(seed: UInt64, hasCallbacks: Bool = false) {
    self.hasCallbacks = hasCallbacks
    lines = OperationGenerator(seed: seed)
    random = SeededGenerator(seed: ~seed)
  }

  mutating func script(lines count: Int) -> [Presentation] {
    (0..<count).map { _ in line() }
  }

  private mutating func line() -> Presentation {
    if hasCallbacks, Int.random(in: 0..<5, using: &random) == 0 {
      let line = line()
      if case .advance = line { return line }
      return .callbackOperation(Self.triggers[Int.random(in: 0..<4, using: &random)], line)
    }
    return switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: .present(flow(), on: flow(), lines.mode())
    case 5..<8: .dismiss(flow(), lines.mode())
    case 8..<12: request(to: flow())
    case 12..<15: .stack(.drag(Int.random(in: 0..<2, using: &random), lines.drag()))
    case 15: .stack(.freeze(nil))
    case 16: .stack(.unfreeze)
    default: .advance(lines.passing())
    }
  }

  /// Returns a request, which is never interactive.
  private mutating func request(to flow: Int) -> Presentation {
    let screen = flow * 10 + Int.random(in: 0..<5, using: &random)
    let verb: [Verb] = [.push(screen), .push(screen), .pop, .popToRoot, .replaceTop(screen)]
    let kinds: [ModelMode] = [.immediate, .standard, .standard, .custom(.fade), .custom(.soft)]
    return .request(
      flow, verb.randomElement(using: &random) ?? .pop,
      kinds.randomElement(using: &random) ?? .standard)
  }

  private mutating func flow() -> Int { .random(in: 0..<4, using: &random) }
}
