import FlowCore

/// Random operations on one controller, and on pagers in its screens.
enum PagesRandomTest: RandomTest {
  static func scripts(seed: UInt64) -> [[PagesLine]] {
    var operations = OperationGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    return (0..<100).map { _ in
      (0..<100).map { _ in
        if Bool.random(using: &random) { return .stack(operations.operation().shortened) }
        return .pages(screen: .random(in: 0..<7, using: &random), seed: random.next())
      }
    }
  }

  static func failure(of script: [PagesLine], _ tally: Tally) -> String? {
    PagesModelRun.failure(of: script, tally)
  }

  static func simpler(_ line: PagesLine) -> [PagesLine] {
    switch line {
    case .stack(let operation): operation.simpler.map(PagesLine.stack)
    case .pages: []
    }
  }
}

enum PagesLine: CustomStringConvertible {
  case stack(Operation)
  /// An action, chosen by a seed, on the pager of a screen; creates the pager, but not the screen.
  case pages(screen: Int, seed: UInt64)

  var description: String {
    switch self {
    case .stack(let operation): "\(operation)"
    case .pages(let screen, let seed): "pages of s\(screen): seed \(seed)"
    }
  }
}

extension Operation {
  /// Limits the time to 7 s: in an hour, pages would turn thousands of times.
  fileprivate var shortened: Operation {
    guard case .advance(.nanoseconds(let count)) = self else { return self }
    return .advance(.nanoseconds(min(count, 7_000_000_000)))
  }
}
