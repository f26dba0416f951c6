internal import FlowCore

/// The area of the tab bar beside and below its tabs.
///
/// It handles the keys that select a tab wherever the focus is, and keeps presses on this area from
/// reaching the page behind the bar.
final class TabBarBackground: InputTarget {
  /// Selects the tab of a digit; returns whether there is one.
  var onDigit: ((Int) -> Bool)?

  /// Ctrl+1 to Ctrl+8 select the tab at that position, and Ctrl+9 selects the last, as in Chrome.
  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard key.modifiers == [.ctrl], let digit = Int(key.key), (1...9).contains(digit) else {
      return false
    }
    return onDigit?(digit) ?? false
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    PressBlocker()
  }

  private final class PressBlocker: PointerResponder {
    func respond(to event: PointerEvent) -> GestureResponse { .claimed }
  }
}
