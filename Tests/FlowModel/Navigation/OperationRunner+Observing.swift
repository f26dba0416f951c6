import FlowCore

extension OperationRunner: NavigationObserver {
  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) {
    let number = ModelScreen.number(of: screen)
    if let coordinator = controller.coordinator {
      track(coordinator)
      coordinator.animate(alongside, to: Double(number))
      coordinator.whenInteractionChanges { [unowned self] in
        record(.interaction(isInteractive: $0.isInteractive))
      }
      coordinator.whenDone { [unowned self] in record(.done(isCancelled: $0.isCancelled)) }
    } else {
      alongside.value = Double(number)
    }
    watchTrend()
    record(.willShow(number, mode))
  }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    finishTrend()
    record(.didShow(ModelScreen.number(of: screen)))
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    finishTrend()
    record(.didCancel(ModelScreen.number(of: screen)))
  }
}
