import FlowCore

/// One line of a script: an operation on a navigation controller.
///
/// Numbers identify screens and drivers; screen 0 is the controller's first root.
package indirect enum Operation: Hashable, Sendable {
  case request(Verb, ModelMode)
  /// Does nothing if the driver is not driving.
  case drag(Int, DragAction)
  case freeze(Double?)
  case unfreeze
  case advance(Passing)
  /// From now on, the transition provider returns driver 0 or none for pops, and this style or
  /// none.
  case offer(isInteractive: Bool, ModelStyle?)
  /// Switches what a screen declares between its first and its alternative values.
  case change(Int)
  /// Bars animate by themselves for these milliseconds; with `nil`, alongside transitions.
  case animateBars(Int?)
  /// Operations that wait for the same kind of callback are performed in order, one in each
  /// callback.
  case insideCallback(Trigger, Operation)
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

/// Like `TransitionMode`, with the number of a driver.
package enum ModelMode: Hashable, Sendable {
  case immediate
  case standard
  case custom(ModelStyle)
  case interactive(Int, ModelStyle?)
}

/// Velocities are in fractions per second, and speeds are factors.
package enum DragAction: Hashable, Sendable {
  case update(Double)
  case finish(velocity: Double, speed: Double)
  case cancel(velocity: Double, speed: Double)
}

package enum Passing: Hashable, Sendable {
  /// A negative number has no effect: the clock never goes back.
  case nanoseconds(Int64)
  /// To the next deadline and this many nanoseconds more; has no effect without a deadline.
  case toDeadline(Int64)
}

/// Callbacks in which a script can perform an operation.
package enum Trigger: Hashable, Sendable, CaseIterable {
  case willShow, didShow, didCancel
  case willAppear, didAppear, willDisappear, didDisappear
  case interaction, done
}

extension Operation {
  /// Ends freezes and drags, and advances to the next deadline.
  package static let cleanup: [Operation] =
    [.unfreeze] + [0, 1].map { .drag($0, .cancel(velocity: 0, speed: 1)) } + [
      .advance(.toDeadline(0))
    ]

  package var takesTime: Bool {
    if case .advance = self { true } else { false }
  }

  /// Limits the velocity of a release to what a finger can have, and its speed factor to 1.
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
  /// A line such as `push s3 animated`.
  package var description: String {
    switch self {
    case .request(let verb, let mode): "\(verb) \(mode)"
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
