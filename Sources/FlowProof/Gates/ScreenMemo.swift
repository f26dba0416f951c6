internal import FlowCore

/// A screen that is remembered, and not kept alive.
struct ScreenMemo {
  /// The screen, as long as somebody else keeps it.
  private(set) weak var screen: (any Screen)?
  let name: String

  init(_ screen: any Screen) {
    self.screen = screen
    name = screen.name
  }

  func isOf(_ other: any Screen) -> Bool { screen === other }
}
