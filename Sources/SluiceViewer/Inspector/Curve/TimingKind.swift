internal import FlowCore
internal import FlowUI

enum TimingKind: CaseIterable {
  /// Each transition keeps the timing of its style.
  case flow
  case spring
  case curve
  case linear

  init(_ timing: TransitionTiming?) {
    self =
      switch timing {
      case nil: .flow
      case .spring: .spring
      case .curve: .curve
      case .linear: .linear
      }
  }

  var title: Phrase {
    switch self {
    case .flow: .flowsTiming
    case .spring: .springTiming
    case .curve: .curve
    case .linear: .linearTiming
    }
  }

  func timing(like other: TransitionTiming) -> TransitionTiming? {
    if TimingKind(other) == self { return other }
    return switch self {
    case .flow: nil
    case .spring: .spring(.navigation)
    case .curve: .curve(.easeInOut, duration: other.duration)
    case .linear: .linear(other.duration)
    }
  }
}

extension TransitionTiming {
  /// The duration; that of a spring is rounded down to hundredths of a second.
  var duration: Duration {
    switch self {
    case .linear(let duration), .curve(_, let duration): duration
    case .spring(let spring):
      .milliseconds(
        Int(
          SpringMotion(
            spring: spring, start: .zero, origin: 0, initialVelocity: 0, target: 1
          ).settleTime.seconds(since: .zero) * 100) * 10)
    }
  }

  var swift: String {
    switch self {
    case .spring(.navigation): "TransitionTiming.spring(.navigation)"
    case .spring(let spring):
      "TransitionTiming.spring(Spring(angularFrequency: \(spring.angularFrequency.fixed(2))))"
    case .linear(let duration): "TransitionTiming.linear(\(duration.swift))"
    case .curve(let curve, let duration):
      "TransitionTiming.curve(\(curve.swift), duration: \(duration.swift))"
    }
  }
}

extension CubicBezier {
  /// Reads `0.25, 0.1, 0.25, 1` and `cubic-bezier(.25, .1, .25, 1)`; `nil` unless these are four
  /// numbers from 0 to 1.
  init?(css text: String) {
    let inside = text.split(separator: "(").last?.prefix { $0 != ")" } ?? ""
    let numbers = inside.split { $0 == "," || $0.isWhitespace }.map { Double($0) ?? .nan }
    guard numbers.count == 4, numbers.allSatisfy((0...1).contains) else { return nil }
    self.init(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  var numbers: String { coordinates.joined(separator: ", ") }

  fileprivate var swift: String {
    let arguments = zip(["x1", "y1", "x2", "y2"], coordinates).map { "\($0): \($1)" }
    return "CubicBezier(\(arguments.joined(separator: ", ")))"
  }

  private var coordinates: [String] {
    [first.x, first.y, second.x, second.y].map(\.coordinateText)
  }
}

extension Double {
  /// With as many decimals as it needs, from two to four.
  var coordinateText: String {
    var text = fixed(4)
    for _ in 1...2 where text.last == "0" { text.removeLast() }
    return text
  }
}

extension Duration {
  fileprivate var swift: String { ".milliseconds(\((inSeconds * 1000).fixed(0)))" }
}
