import FlowCore
import FlowModel

/// A screen that declares bar preferences and reports each read of them.
final class DeclaringScreen: AppearanceContext {
  let name: String
  var appearance: Appearance?
  var hidesBar = false
  var hidesToolbar = true
  var onRead: (String) -> Void = { _ in }

  init(
    _ name: String, _ appearance: Appearance? = nil, hidesBar: Bool = false,
    hidesToolbar: Bool = true
  ) {
    self.name = name
    self.appearance = appearance
    (self.hidesBar, self.hidesToolbar) = (hidesBar, hidesToolbar)
  }

  var prefersBarHidden: Bool {
    onRead("bar")
    return hidesBar
  }

  var prefersToolbarHidden: Bool {
    onRead("toolbar")
    return hidesToolbar
  }

  var preferredAppearance: Appearance? {
    onRead("appearance")
    return appearance
  }
}

final class RecordingStrategy: AppearanceApplyingStrategy {
  var onResolve: (Appearance) -> Void = { _ in }
  private(set) var applied: [Appearance] = []
  private(set) var isAnimated: [Bool] = []

  func chrome(of appearance: Appearance, isAnimated: Bool) -> ChromeAppearance {
    applied.append(appearance)
    self.isAnimated.append(isAnimated)
    onResolve(appearance)
    return ChromeAppearance(appearance)
  }
}

/// A harness of an idle flow with the given screens on top of its root.
final class AppearanceHarness: HarnessWrapper {
  let harness = NavigationHarness()
  let bars: NavigationAppearance

  init(_ screens: any Screen...) throws {
    bars = NavigationAppearance(of: harness.controller)
    for screen in screens { try harness.controller.push(screen, .immediate) }
    harness.clearTrace()
  }

  var barLines: [String] {
    harness.lines.filter { ["appearance", "bars"].contains($0.verb) }.map {
      "\($0.verb) \($0.subject) \($0.details)"
    }
  }
}

extension Appearance {
  /// White content on one opaque colour in both bars.
  static func plain(_ hex: UInt32, _ status: StatusBarStyle = .light) -> Appearance {
    Appearance(
      statusStyle: status, navigationBar: Bar(background: RGBA(hex: hex)),
      toolbar: Bar(background: RGBA(hex: hex)))
  }
}

extension ChromeAppearance {
  var withoutToolbar: ChromeAppearance {
    var chrome = self
    chrome.toolbar.presence = 0
    return chrome
  }
}
