import FlowCore

extension NavigationController {
  /// Returns the numbers of the screens that the controller returns, the lowest first; `screen`
  /// finds or creates the living screen with a number.
  func request(
    _ verb: Verb, _ mode: TransitionMode, _ screen: (Int) -> ModelScreen
  ) throws(NavigationRefusal) -> [Int] {
    switch verb {
    case .push(let number): try push(screen(number), mode)
    case .pop: return [ModelScreen.number(of: try pop(mode))]
    case .popCount(let count): return try pop(count: count, mode).map(ModelScreen.number)
    case .popTo(let goal): return try pop(to: screen(goal), mode).map(ModelScreen.number)
    case .popToRoot: return try popToRoot(mode).map(ModelScreen.number)
    case .setStack(let numbers): try setStack(numbers.map(screen), mode)
    case .replaceTop(let number):
      return [ModelScreen.number(of: try replaceTop(with: screen(number), mode))]
    }
    return []
  }
}

extension PercentDrivenTransition {
  func use(_ drag: DragAction) {
    switch drag {
    case .update(let fraction): update(fraction)
    case .finish(let velocity, let speed): finish(velocity: velocity, speed: speed)
    case .cancel(let velocity, let speed): cancel(velocity: velocity, speed: speed)
    }
  }
}

extension ModelMode {
  func transitionMode(_ drivers: [PercentDrivenTransition]) -> TransitionMode {
    switch self {
    case .immediate: .immediate
    case .standard: .standard
    case .custom(let style): .custom(style)
    case .interactive(let driver, let style): .interactive(drivers[driver], style: style)
    }
  }
}
