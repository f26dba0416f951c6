package import FlowUI

/// Lets a window's text input follow what a session wants of it.
package struct WindowTextInput {
  /// Something to tell the window system.
  package enum Order: Hashable {
    case start
    case stop
    /// Where the caret is, in window units.
    case caret(Rect)
  }

  /// What it was told last; `nil` before the first time, when SDL may have started by itself.
  private var isOn: Bool?
  private var caret: Rect?
  private var isComposing = false

  package init() {}

  /// Whether the window system makes no text of keys, as nobody has asked for it.
  var isOff: Bool { isOn == false }

  /// What to tell, given what the session wants now.
  ///
  /// - Parameter isHeard: Whether the input method itself has said something since the last time.
  ///   Where something composed is gone without that, it is started anew, so that it forgets it as
  ///   well.
  package mutating func orders(
    for input: TextInput?, on mapping: StageMapping, isHeard: Bool
  ) -> [Order] {
    let isLost = isComposing && !isHeard && input?.isComposing != true
    isComposing = input?.isComposing ?? false
    var orders: [Order] = []
    if isOn != false, input == nil || isLost {
      orders.append(.stop)
      (isOn, caret) = (false, nil)
    }
    guard let input else { return orders }
    if isOn != true { orders.append(.start) }
    let place = mapping.windowRect(input.caret)
    if place != caret { orders.append(.caret(place)) }
    (isOn, caret) = (true, place)
    return orders
  }
}
