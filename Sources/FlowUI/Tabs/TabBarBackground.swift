internal import FlowCore

/// The area of the tab bar beside and below its tabs.
///
/// It handles the keys that select a tab wherever the focus is, and keeps presses on this area from
/// reaching the page behind the bar.
final class TabBarBackground: InputTarget {
  /// Called with the digit of a key that selects a tab; returns whether there is such a tab.
  var onDigit: ((Int) -> Bool)?

  /// Handles Ctrl+1 to Ctrl+8, which select the tab at that position, and Ctrl+9, which selects the
  /// last, as in Chrome.
  ///
  /// In GNOME's terminals, Alt+9 selects the ninth tab instead; a tab bar never has room for nine.
  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard key.modifiers == [.ctrl], let digit = Int(key.key), (1...9).contains(digit) else {
      return false
    }
    return onDigit?(digit) ?? false
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    PressBlocker()
  }

  /// Claims a press and ignores it.
  private final class PressBlocker: PointerResponder {
    func respond(to event: PointerEvent) -> GestureResponse { .claimed }
  }
}
