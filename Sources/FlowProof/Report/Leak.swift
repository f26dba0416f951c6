public import FlowCore

/// A screen behind a gate that could still be reached after the gate had been passed, and the route
/// that led back to it.
public struct Leak: Hashable, Sendable {
  /// How a screen leaks.
  public enum Kind: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The screen is visible.
    case seen
    /// The screen is in a stack.
    case inStack
    /// The screen is still alive after the flow has settled.
    case alive

    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// A step towards a leak.
  public enum Step: Hashable, Sendable {
    /// Input at an instant.
    case input(InputEvent, at: Instant)
    /// A call from code at an instant, by its name in reports.
    case code(String, at: Instant)
  }

  /// The name of the gate that was passed.
  public let gate: String
  /// The name of the leaked screen.
  public let screen: String
  /// How the screen leaks.
  public let kind: Kind
  /// The name of the route that leads to the leak, or the description of a person's move if the
  /// leak was found while exploring the flow.
  public let route: String
  package let isDoubled: Bool
  package let moment: Moment
  /// When the leak was observed.
  public let instant: Instant
  /// All steps that lead to the leak, from the flow's start.
  public let steps: [Step]

  /// Whether one of the steps is a call from code, which a script cannot make.
  package var isFromCode: Bool { !calls.isEmpty }

  private var calls: [String] {
    steps.compactMap { step in
      switch step {
      case .input: nil
      case .code(let name, _): name
      }
    }
  }
}

/// The state of a transition when a route is taken.
package struct Moment: Hashable, Sendable {
  /// The screen that the last transition leads away from.
  package let from: String
  /// The screen that the last transition leads to.
  package let to: String
  /// The fraction of the transition's duration that has passed, 0…1; `nil` once it has settled.
  ///
  /// 1 means a millisecond before the end of the transition.
  package let fraction: Double?
  package let instant: Instant
}

extension Moment: CustomStringConvertible {
  /// Such as `at 50 % of the way from login to main`.
  package var description: String {
    guard let fraction else { return "once settled on \(to)" }
    let distance =
      switch fraction {
      case 0: "at the start"
      case 1: "1 ms before the end"
      default: "at \((fraction * 100).fixed(0)) %"
      }
    return "\(distance) of the way from \(from) to \(to)"
  }
}

extension Leak: CustomStringConvertible {
  /// The leak as a sentence.
  public var description: String {
    let outcome =
      switch kind {
      case .seen: "can be seen"
      case .inStack: "is in a stack"
      case .alive: "is still alive once the flow has settled"
      }
    let call = calls.last.flatMap { $0 == route ? nil : ", \($0)" } ?? ""
    let action =
      route + call + (isDoubled ? ", twice" : "") + (isFromCode ? ", from code" : "")
    return "beyond the gate \(gate), \(screen) \(outcome): \(action), \(moment)"
  }
}

extension Leak {
  @MainActor
  init(_ sighting: Sighting, route: String, isDoubled: Bool, _ moment: Moment, _ replay: Replay) {
    self.init(
      gate: sighting.gate, screen: sighting.screen, kind: sighting.kind, route: route,
      isDoubled: isDoubled, moment: moment, instant: sighting.instant,
      steps: replay.log.filter { $0.instant <= sighting.instant }.map(Step.init))
  }

  @MainActor
  init(_ sighting: Sighting, of edge: FlowMap.Edge) {
    self.init(
      gate: sighting.gate, screen: sighting.screen, kind: sighting.kind,
      route: edge.move.description, isDoubled: false,
      moment: Moment(
        from: edge.from.title, to: edge.from.title, fraction: nil, instant: sighting.instant),
      instant: sighting.instant,
      steps: edge.log.filter { $0.instant <= sighting.instant }.map(Step.init))
  }

  func isOfSameScreen(_ other: Leak) -> Bool { gate == other.gate && screen == other.screen }

  /// Whether the leaks are the same, whenever and however often their route was taken.
  func isSame(_ other: Leak) -> Bool {
    gate == other.gate && screen == other.screen && kind == other.kind && route == other.route
  }
}

extension Leak.Step {
  @MainActor
  init(_ timed: TimedRouteAction) {
    self =
      switch timed.action {
      case .input(let input): .input(input, at: timed.instant)
      case .code(let name, _): .code(name, at: timed.instant)
      }
  }
}
