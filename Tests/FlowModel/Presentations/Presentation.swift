import FlowCore

/// One line of a script about flows presented on one another.
///
/// Flow 0 is the root flow; flow n has the screens 10n, its root, to 10n + 4.
indirect enum Presentation: Hashable, Sendable {
  case present(Int, on: Int, ModelMode)
  /// Dismisses the flow presented on this one or, if there is none, this one.
  case dismiss(Int, ModelMode)
  /// Does nothing if there is no such flow.
  case request(Int, Verb, ModelMode)
  /// A drag, a freeze, or an unfreeze of the stack of flows.
  case stack(Operation)
  case advance(Passing)
  case callbackOperation(Trigger, Presentation)
}

extension Presentation: CustomStringConvertible {
  var description: String {
    switch self {
    case .present(let flow, let other, let mode): "flow \(other) presents flow \(flow) \(mode)"
    case .dismiss(let flow, let mode): "flow \(flow) dismisses \(mode)"
    case .request(let flow, let verb, let mode): "flow \(flow): \(verb) \(mode)"
    case .stack(let operation): "\(operation)"
    case .advance(let passing): "advance \(passing)"
    case .callbackOperation(let trigger, let line): "in \(trigger): \(line)"
    }
  }
}

extension Presentation {
  /// Ends freezes and drags, and advances to the next deadline.
  static let cleanup: [Presentation] =
    [.stack(.unfreeze)] + [0, 1].map { .stack(.drag($0, .cancel(velocity: 0, speed: 1))) } + [
      .advance(.toDeadline(0))
    ]

  var simpler: [Presentation] {
    switch self {
    case .present(let flow, let other, let mode):
      mode.simpler.map { .present(flow, on: other, $0) }
    case .dismiss(let flow, let mode): mode.simpler.map { .dismiss(flow, $0) }
    case .request(let flow, let verb, let mode): mode.simpler.map { .request(flow, verb, $0) }
    case .stack(let operation): operation.simpler.map { .stack($0) }
    case .advance(let passing): passing.simpler.map { .advance($0) }
    case .callbackOperation(let trigger, let line):
      [line] + line.simpler.map { .callbackOperation(trigger, $0) }
    }
  }
}
