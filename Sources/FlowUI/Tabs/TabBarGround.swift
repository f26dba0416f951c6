internal import FlowCore

/// The tab bar beside its tabs: it takes the keys that mean a tab wherever the focus is, and lets
/// no press through to what lies beneath.
final class TabBarGround: InputTarget {
  /// Called for a key that means a tab, with its place; says whether there is one.
  var onDigit: ((Int) -> Bool)?

  /// Ctrl+1 to Ctrl+8 mean the tab at that place, and Ctrl+9 the last one, as in Chrome.
  ///
  /// GNOME's terminals count Alt+9 as the ninth tab, of which a bar never has room.
  func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard key.modifiers == [.ctrl], let digit = Int(key.key), (1...9).contains(digit) else {
      return false
    }
    return onDigit?(digit) ?? false
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    Stop()
  }

  /// Makes nothing of a press, and nobody else shall.
  private final class Stop: PointerResponder {
    func respond(to event: PointerEvent) -> GestureResponse { .claimed }
  }
}
