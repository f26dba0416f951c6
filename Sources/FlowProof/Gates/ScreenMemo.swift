internal import FlowCore

/// A weak reference to a screen, with its name.
struct ScreenMemo {
  /// The screen, while it is alive.
  private(set) weak var screen: (any Screen)?
  let name: String

  init(_ screen: any Screen) {
    self.screen = screen
    name = screen.name
  }

  func isOf(_ other: any Screen) -> Bool { screen === other }
}
