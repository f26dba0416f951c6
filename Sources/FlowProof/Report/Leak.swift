public import FlowCore

/// A way back to a screen that was passed with a gate.
public struct Leak: Hashable, Sendable {
  /// What became of the screen.
  public enum Kind: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// It is in the picture.
    case seen
    /// It stands in a stack.
    case inStack
    /// It is alive when nothing moves any more.
    case alive

    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// One thing that leads to a leak.
  public enum Step: Hashable, Sendable {
    /// Input at an instant.
    case input(InputEvent, at: Instant)
    /// A call from code at an instant, in words.
    case code(String, at: Instant)
  }

  /// The gate that was passed.
  public let gate: String
  /// The screen that was passed with it.
  public let screen: String
  /// What became of the screen.
  public let kind: Kind
  /// The route that leads there; or what a person did, where exploring the flow found the leak.
  public let route: String
  /// Whether it takes the route twice.
  public let isDoubled: Bool
  /// Where the flow was when the route was taken.
  public let moment: Moment
  /// When the leak is there.
  public let instant: Instant
  /// Everything that leads to it, from the flow's start.
  public let steps: [Step]

  /// Whether a part of it is a call from code, which no script can make.
  public var isFromCode: Bool { !calls.isEmpty }

  /// The calls from code that lead to it.
  private var calls: [String] {
    steps.compactMap { step in
      switch step {
      case .input: nil
      case .code(let words, _): words
      }
    }
  }
}

/// Where a flow is when a route is taken.
public struct Moment: Hashable, Sendable {
  /// The name of the screen that the last transition leads away from.
  public let from: String
  /// The name of the screen that it leads to.
  public let to: String
  /// The part of the transition's time that has passed, 0…1, where 1 is a millisecond before its
  /// end; `nil` at rest afterwards.
  public let fraction: Double?
  /// When.
  public let instant: Instant
}

extension Moment: CustomStringConvertible {
  /// As a part of a sentence: `at 50 % of the way from login to main`.
  public var description: String {
    guard let fraction else { return "at rest on \(to)" }
    let place =
      switch fraction {
      case 0: "at the start"
      case 1: "1 ms before the end"
      default: "at \((fraction * 100).fixed(0)) %"
      }
    return "\(place) of the way from \(from) to \(to)"
  }
}

extension Leak: CustomStringConvertible {
  /// The leak in one sentence.
  public var description: String {
    let outcome =
      switch kind {
      case .seen: "can be seen"
      case .inStack: "stands in a stack"
      case .alive: "is alive at rest"
      }
    let call = calls.last.flatMap { $0 == route ? nil : ", \($0)" } ?? ""
    let way =
      route + call + (isDoubled ? ", twice" : "") + (isFromCode ? ", from code" : "")
    return "beyond the gate \(gate), \(screen) \(outcome): \(way), \(moment)"
  }
}

extension Leak {
  init(_ sighting: Sighting, route: String, isDoubled: Bool, _ moment: Moment, _ replay: Replay) {
    self.init(
      gate: sighting.gate, screen: sighting.screen, kind: sighting.kind, route: route,
      isDoubled: isDoubled, moment: moment, instant: sighting.instant,
      steps: replay.log.filter { $0.instant <= sighting.instant }.map(Step.init))
  }

  init(_ sighting: Sighting, of edge: FlowMap.Edge) {
    self.init(
      gate: sighting.gate, screen: sighting.screen, kind: sighting.kind,
      route: edge.move.description, isDoubled: false,
      moment: Moment(
        from: edge.from.title, to: edge.from.title, fraction: nil, instant: sighting.instant),
      instant: sighting.instant,
      steps: edge.log.filter { $0.instant <= sighting.instant }.map(Step.init))
  }

  /// Whether it is the same leak by the same route, whenever that is taken.
  func isSame(_ other: Leak) -> Bool {
    gate == other.gate && screen == other.screen && kind == other.kind && route == other.route
  }
}

extension Leak.Step {
  init(_ timed: TimedDeed) {
    self =
      switch timed.deed {
      case .input(let input): .input(input, at: timed.instant)
      case .code(let words, _): .code(words, at: timed.instant)
      }
  }
}
