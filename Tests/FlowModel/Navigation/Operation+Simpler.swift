extension Operation {
  /// Simpler operations, the simplest first; replacing them again and again comes to an end.
  package var simpler: [Operation] {
    switch self {
    case .request(let verb, let mode):
      verb.simpler.map { .request($0, mode) } + mode.simpler.map { .request(verb, $0) }
    case .drag(let driver, let drag):
      (driver > 0 ? [.drag(0, drag)] : []) + drag.simpler.map { .drag(driver, $0) }
    case .freeze(let fraction):
      fraction.map { [.freeze(nil)] + $0.simpler.map { .freeze($0) } } ?? []
    case .unfreeze: []
    case .advance(let passing): passing.simpler.map { .advance($0) }
    case .offer(let isInteractive, let style):
      style.map {
        [.offer(isInteractive: isInteractive, nil)]
          + $0.simpler.map { .offer(isInteractive: isInteractive, $0) }
      } ?? []
    case .change(let screen): (1..<max(1, screen)).map { .change($0) }
    case .animateBars(let milliseconds): milliseconds.map { _ in [.animateBars(nil)] } ?? []
    case .insideCallback(let trigger, let operation):
      [operation] + operation.simpler.map { .insideCallback(trigger, $0) }
    }
  }
}

extension Verb {
  fileprivate var simpler: [Verb] {
    switch self {
    case .push(let screen): (1..<max(1, screen)).map { .push($0) }
    case .pop, .popToRoot: []
    case .popCount(let count): [.pop] + (count > 2 ? [.popCount(count - 1)] : [])
    case .popTo(let screen): [.pop, .popToRoot] + (0..<screen).map { .popTo($0) }
    case .setStack(let screens):
      screens.indices.map { index in
        var fewer = screens
        fewer.remove(at: index)
        return .setStack(fewer)
      }
    case .replaceTop(let screen):
      [.push(screen)] + (1..<max(1, screen)).map { .replaceTop($0) }
    }
  }
}

extension ModelMode {
  var simpler: [ModelMode] {
    switch self {
    case .immediate: []
    case .standard: [.immediate]
    case .custom(let style): [.standard] + style.simpler.map { .custom($0) }
    case .interactive(let driver, let style):
      (driver > 0 ? [.interactive(0, style)] : [])
        + (style.map { [.interactive(driver, nil)] + $0.simpler.map { .interactive(driver, $0) } }
          ?? [])
    }
  }
}

extension ModelStyle {
  fileprivate var simpler: [ModelStyle] { self == .slide ? [] : [.slide] }
}

extension DragAction {
  fileprivate var simpler: [DragAction] {
    switch self {
    case .update(let fraction): fraction.simpler.map { .update($0) }
    case .finish(0, 1), .cancel(0, 1): []
    case .finish(let velocity, let speed):
      [.finish(velocity: 0, speed: 1)] + velocity.simpler.map { .finish(velocity: $0, speed: 1) }
        + (velocity == 0 ? [] : [.finish(velocity: 0, speed: speed)])
    case .cancel(let velocity, let speed):
      [.cancel(velocity: 0, speed: 1)] + velocity.simpler.map { .cancel(velocity: $0, speed: 1) }
        + (velocity == 0 ? [] : [.cancel(velocity: 0, speed: speed)])
    }
  }
}

extension Passing {
  var simpler: [Passing] {
    switch self {
    case .toDeadline(0), .nanoseconds(100_000_000): []
    case .toDeadline: [.toDeadline(0)]
    case .nanoseconds: [.toDeadline(0), .nanoseconds(100_000_000)]
    }
  }
}

extension Double {
  /// 0.5 replaces any other fraction or velocity.
  fileprivate var simpler: [Double] { self == 0.5 ? [] : [0.5] }
}
