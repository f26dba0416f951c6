import FlowCore

/// One line of a script: something that happens to a controller, or that somebody makes it do.
///
/// Screens and drivers have numbers; screen 0 is the root that a controller starts with.
package indirect enum Operation: Hashable, Sendable {
  /// A verb, and how it is carried out.
  case request(Verb, Kind)
  /// What a driver does; nothing unless it drives.
  case drag(Int, DragAction)
  case freeze(Double?)
  case unfreeze
  case advance(Passing)
  /// What the transition provider offers from now on: driver 0 for pops, and a look.
  case offer(isInteractive: Bool, ModelStyle?)
  /// A screen changes its mind about strip and bars, and says so.
  case change(Int)
  /// Another strategy: bars take so many milliseconds of their own, or go with transitions.
  case settle(Int?)
  /// From inside the next callback of a sort.
  case inside(Trigger, Operation)
}

package enum Verb: Hashable, Sendable {
  case push(Int)
  case pop
  case popCount(Int)
  case popTo(Int)
  case popToRoot
  case setStack([Int])
  case replaceTop(Int)
}

package enum Kind: Hashable, Sendable {
  case immediate
  case standard
  case custom(ModelStyle)
  case interactive(Int, ModelStyle?)
}

package enum DragAction: Hashable, Sendable {
  case update(Double)
  case finish(velocity: Double, speed: Double)
  case cancel(velocity: Double, speed: Double)
}

/// How much time passes.
package enum Passing: Hashable, Sendable {
  /// So many nanoseconds; a negative count leads back.
  case nanoseconds(Int64)
  /// Up to the next deadline and so many nanoseconds more; nothing where there is none.
  case toDeadline(Int64)
}

/// The callbacks in which something can be made to happen.
package enum Trigger: Hashable, Sendable, CaseIterable {
  case willShow, didShow, didCancel
  case willAppear, didAppear, willDisappear, didDisappear
  case interaction, done
}

extension Operation {
  /// Lets go of everything that is held, and waits for the next thing to come to rest.
  package static let cleanup: [Operation] =
    [.unfreeze] + [0, 1].map { .drag($0, .cancel(velocity: 0, speed: 1)) } + [
      .advance(.toDeadline(0))
    ]

  /// Whether time passes by it.
  package var takesTime: Bool {
    if case .advance = self { true } else { false }
  }

  /// The same with a driver that lets go as fingers do.
  package var tamed: Operation {
    switch self {
    case .drag(let driver, .finish(let velocity, _)):
      .drag(driver, .finish(velocity: min(max(velocity, -9), 9), speed: 1))
    case .drag(let driver, .cancel(let velocity, _)):
      .drag(driver, .cancel(velocity: min(max(velocity, -9), 9), speed: 1))
    case .inside(let trigger, let operation): .inside(trigger, operation.tamed)
    case .request, .drag, .freeze, .unfreeze, .advance, .offer, .change, .settle: self
    }
  }
}

extension Operation: CustomStringConvertible {
  /// The operation as a line of a script: `push s3 animated`.
  package var description: String {
    switch self {
    case .request(let verb, let kind): "\(verb) \(kind)"
    case .drag(let driver, let drag): "driver \(driver): \(drag)"
    case .freeze(let fraction): fraction.map { "hold \($0)" } ?? "hold"
    case .unfreeze: "resume"
    case .advance(let passing): "advance \(passing)"
    case .offer(let isInteractive, let style):
      "offer \(isInteractive ? "driver 0" : "no driver")" + (style.map { " \($0)" } ?? "")
    case .change(let screen): "s\(screen) changes its mind"
    case .settle(let milliseconds):
      "bars " + (milliseconds.map { "settle in \($0) ms" } ?? "go with transitions")
    case .inside(let trigger, let operation): "in \(trigger): \(operation)"
    }
  }
}

extension Verb: CustomStringConvertible {
  package var description: String {
    switch self {
    case .push(let screen): "push s\(screen)"
    case .pop: "pop"
    case .popCount(let count): "pop \(count) screens"
    case .popTo(let screen): "pop to s\(screen)"
    case .popToRoot: "pop to root"
    case .setStack(let screens):
      "set stack [\(screens.map { "s\($0)" }.joined(separator: " "))]"
    case .replaceTop(let screen): "replace top with s\(screen)"
    }
  }
}

extension Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .immediate: "at once"
    case .standard: "animated"
    case .custom(let style): "with \(style)"
    case .interactive(let driver, let style):
      "by driver \(driver)" + (style.map { " with \($0)" } ?? "")
    }
  }
}

extension DragAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .update(let fraction): "update \(fraction)"
    case .finish(let velocity, let speed): "finish at velocity \(velocity) speed \(speed)"
    case .cancel(let velocity, let speed): "cancel at velocity \(velocity) speed \(speed)"
    }
  }
}

extension Passing: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nanoseconds(let count): "\(Double(count) / 1e6) ms"
    case .toDeadline(0): "to the deadline"
    case .toDeadline(let more): "to the deadline and \(more) ns"
    }
  }
}
