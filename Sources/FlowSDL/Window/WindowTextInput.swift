package import FlowUI

/// Keeps a window's text input in the state that the session requests.
package struct WindowTextInput {
  package enum Command: Hashable {
    case start
    case stop
    /// Sets the caret's rectangle, in window units.
    case caret(Rect)
  }

  /// Whether the latest command started text input; `nil` before the first command, because SDL may
  /// have started text input by itself.
  private var isOn: Bool?
  private var caret: Rect?
  private var isComposing = false
  /// Whether text input that was started by others, or by SDL itself, is stopped while the session
  /// wants none.
  private let stopsOthers: Bool

  package init(stopsOthers: Bool = true) { self.stopsOthers = stopsOthers }

  var isOff: Bool { isOn == false }

  /// Has the next `commands` set the caret again, because the session has moved in its window.
  package mutating func forgetCaret() { caret = nil }

  /// Returns the commands that put text input into the requested state.
  ///
  /// `hasReport` is whether the input method has reported anything since the last call.
  /// If a composition has ended without such a report, text input is restarted so that the input
  /// method drops the composition too.
  package mutating func commands(
    for input: TextInput?, on mapping: WindowMapping, hasReport: Bool
  ) -> [Command] {
    let isLost = isComposing && !hasReport && input?.isComposing != true
    isComposing = input?.isComposing ?? false
    var commands: [Command] = []
    if isOn ?? stopsOthers, input == nil || isLost {
      commands.append(.stop)
      (isOn, caret) = (false, nil)
    }
    guard let input else { return commands }
    if isOn != true { commands.append(.start) }
    let rect = mapping.windowRect(input.caret)
    if rect != caret { commands.append(.caret(rect)) }
    (isOn, caret) = (true, rect)
    return commands
  }
}
