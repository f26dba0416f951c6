import FlowCore

/// One line of a script about flows that lie on top of each other.
///
/// Flow 0 is the one that all others lie on. The screens of flow 2 are 20, its root, to 24.
indirect enum Presentation: Hashable, Sendable {
  /// A flow presents another one.
  case present(Int, on: Int, Kind)
  case dismiss(Int, Kind)
  /// A request to a flow, wherever that lies; nothing where there is no such flow.
  case inside(Int, Verb, Kind)
  /// What happens to the stack of flows: drivers, holds.
  case stack(Operation)
  case advance(Passing)
  /// From inside the next appearance step of a sort.
  case ambush(Trigger, Presentation)
}

extension Presentation: CustomStringConvertible {
  var description: String {
    switch self {
    case .present(let flow, let other, let kind): "flow \(other) presents flow \(flow) \(kind)"
    case .dismiss(let flow, let kind): "flow \(flow) dismisses \(kind)"
    case .inside(let flow, let verb, let kind): "flow \(flow): \(verb) \(kind)"
    case .stack(let operation): "\(operation)"
    case .advance(let passing): "advance \(passing)"
    case .ambush(let trigger, let line): "in \(trigger): \(line)"
    }
  }
}

extension Presentation {
  /// Lets go of everything that is held, and waits for the next thing to come to rest.
  static let cleanup: [Presentation] =
    [.stack(.unfreeze)] + [0, 1].map { .stack(.drag($0, .cancel(velocity: 0, speed: 1))) } + [
      .advance(.toDeadline(0))
    ]

  /// What the line could be instead in a simpler script.
  var simpler: [Presentation] {
    switch self {
    case .present(let flow, let other, let kind):
      kind.simpler.map { .present(flow, on: other, $0) }
    case .dismiss(let flow, let kind): kind.simpler.map { .dismiss(flow, $0) }
    case .inside(let flow, let verb, let kind): kind.simpler.map { .inside(flow, verb, $0) }
    case .stack(let operation): operation.simpler.map { .stack($0) }
    case .advance(let passing): passing.simpler.map { .advance($0) }
    case .ambush(let trigger, let line):
      [line] + line.simpler.map { .ambush(trigger, $0) }
    }
  }
}
