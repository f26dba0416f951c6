import FlowCore

/// One line of a script: an operation on a navigation controller.
///
/// Numbers identify screens and drivers; screen 0 is the controller's first root.
package indirect enum Operation: Hashable, Sendable {
  /// Requests a change of the stack.
  case request(Verb, ModelMode)
  /// Updates or releases the drag of a driver; does nothing if the driver is not driving.
  case drag(Int, DragAction)
  case freeze(Double?)
  case unfreeze
  case advance(Passing)
  /// Sets what the transition provider returns from now on: driver 0 or no driver for pops, and a
  /// style or none for all transitions.
  case offer(isInteractive: Bool, ModelStyle?)
  /// Changes what a screen declares about progress and bars, and requests an update if the screen
  /// is alive.
  case change(Int)
  /// Sets the strategy of the bars: with a number, they animate by themselves for that many
  /// milliseconds; with `nil`, alongside transitions.
  case animateBars(Int?)
  /// Performs an operation inside the next callback of a kind, or a later one if other operations
  /// already wait for that kind.
  case insideCallback(Trigger, Operation)
}

/// A kind of request, with the numbers of its screens.
package enum Verb: Hashable, Sendable {
  case push(Int)
  case pop
  case popCount(Int)
  case popTo(Int)
  case popToRoot
  case setStack([Int])
  case replaceTop(Int)
}

/// A `TransitionMode`, with a driver by its number.
package enum ModelMode: Hashable, Sendable {
  case immediate
  case standard
  case custom(ModelStyle)
  case interactive(Int, ModelStyle?)
}

/// A call to a driver; velocities are in fractions per second, and speeds are factors.
package enum DragAction: Hashable, Sendable {
  case update(Double)
  case finish(velocity: Double, speed: Double)
  case cancel(velocity: Double, speed: Double)
}

/// An amount of time to advance by.
package enum Passing: Hashable, Sendable {
  /// This many nanoseconds; a negative number has no effect, because the clock never goes back.
  case nanoseconds(Int64)
  /// The time to the next deadline, and this many nanoseconds more; does nothing if there is none.
  case toDeadline(Int64)
}

/// The kinds of callbacks in which a script can perform an operation.
package enum Trigger: Hashable, Sendable, CaseIterable {
  case willShow, didShow, didCancel
  case willAppear, didAppear, willDisappear, didDisappear
  case interaction, done
}

extension Operation {
  /// Unfreezes the transition, cancels the drags of both drivers, and advances to the next
  /// deadline.
  package static let cleanup: [Operation] =
    [.unfreeze] + [0, 1].map { .drag($0, .cancel(velocity: 0, speed: 1)) } + [
      .advance(.toDeadline(0))
    ]

  /// Whether the operation advances time.
  package var takesTime: Bool {
    if case .advance = self { true } else { false }
  }

  /// The operation, in which a release has a velocity that a finger can have, -9…9 fractions per
  /// second, and a speed factor of 1.
  package var tamed: Operation {
    switch self {
    case .drag(let driver, .finish(let velocity, _)):
      .drag(driver, .finish(velocity: min(max(velocity, -9), 9), speed: 1))
    case .drag(let driver, .cancel(let velocity, _)):
      .drag(driver, .cancel(velocity: min(max(velocity, -9), 9), speed: 1))
    case .insideCallback(let trigger, let operation): .insideCallback(trigger, operation.tamed)
    case .request, .drag, .freeze, .unfreeze, .advance, .offer, .change, .animateBars: self
    }
  }
}

extension Operation: CustomStringConvertible {
  /// The operation as a line of a script: `push s3 animated`.
  package var description: String {
    switch self {
    case .request(let verb, let kind): "\(verb) \(kind)"
    case .drag(let driver, let drag): "driver \(driver): \(drag)"
    case .freeze(let fraction): fraction.map { "freeze at \($0)" } ?? "freeze"
    case .unfreeze: "unfreeze"
    case .advance(let passing): "advance \(passing)"
    case .offer(let isInteractive, let style):
      "offer \(isInteractive ? "driver 0" : "no driver")" + (style.map { " \($0)" } ?? "")
    case .change(let screen): "s\(screen) changes what it declares"
    case .animateBars(let milliseconds):
      "bars " + (milliseconds.map { "settle in \($0) ms" } ?? "settle with transitions")
    case .insideCallback(let trigger, let operation): "in \(trigger): \(operation)"
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

extension ModelMode: CustomStringConvertible {
  package var description: String {
    switch self {
    case .immediate: "immediately"
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
