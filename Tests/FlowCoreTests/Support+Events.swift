import FlowCore
import FlowModel

extension NavigationHarness {
  convenience init(_ names: String...) throws {
    self.init()
    for name in names { try controller.push(PlainScreen(name), animated: false) }
    clearTrace()
  }

  func screen(_ name: String) throws -> any Screen {
    try controller.stack.first { $0.name == name } ?? { throw NoSuchScreen(name: name) }()
  }

  struct NoSuchScreen: Error { let name: String }

  /// The observers' notifications since the last `clearTrace()`.
  var notices: [String] {
    events.filter { $0.contains("Show ") || $0.contains("didCancel ") }
  }

  /// The appearance callbacks since the last `clearTrace()`.
  var appearances: [String] { events.filter { $0.contains("ppear ") } }

  /// The shift of the screen's page in page widths; `nil` if it is not visible.
  func shift(_ name: String) -> Double? {
    controller.visiblePages.last { $0.screen.name == name }?.pose.shift
  }
}

final class CallbackScreen: Screen {
  let name: String
  var onStep: (AppearanceStep) -> Void = { _ in }
  init(_ name: String) { self.name = name }

  func willAppear() { onStep(.willAppear) }
  func didAppear() { onStep(.didAppear) }
  func willDisappear() { onStep(.willDisappear) }
  func didDisappear() { onStep(.didDisappear) }
}

final class CallbackObserver: NavigationObserver {
  var onWillShow: (NavigationController, any Screen) -> Void = { _, _ in }
  var onDidShow: (NavigationController, any Screen) -> Void = { _, _ in }
  var onDidCancel: (NavigationController, any Screen) -> Void = { _, _ in }
  var onDidSkip: (NavigationController) -> Void = { _ in }
  var onWillAppear: (NavigationController) -> Void = { _ in }

  func navigationController(
    _ controller: NavigationController, willShow screen: any Screen, mode: TransitionMode.Kind
  ) { onWillShow(controller, screen) }

  func navigationController(_ controller: NavigationController, didShow screen: any Screen) {
    onDidShow(controller, screen)
  }

  func navigationController(_ controller: NavigationController, didCancel screen: any Screen) {
    onDidCancel(controller, screen)
  }

  func navigationController(_ controller: NavigationController, didSkip screens: [any Screen]) {
    onDidSkip(controller)
  }

  func navigationControllerWillAppear(_ controller: NavigationController) {
    onWillAppear(controller)
  }
}
