package import FlowUI

/// Keeps a window's text input in the state that the session requests.
package struct WindowTextInput {
  /// A command to the window system.
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
  /// Whether text input that was started by others, or by SDL itself, is stopped.
  private let stopsOthers: Bool

  /// Creates the state before the first command.
  ///
  /// - Parameter stopsOthers: Whether text input that others have started, or SDL itself, is
  ///   stopped while the session wants none.
  package init(stopsOthers: Bool = true) { self.stopsOthers = stopsOthers }

  /// Whether text input is stopped, so that keys produce no text.
  var isOff: Bool { isOn == false }

  /// The commands that bring the window system into the state that the session requests now.
  ///
  /// - Parameter hasReport: Whether the input method has reported anything since the last call. If
  ///   a composition has ended without such a report, text input is restarted so that the input
  ///   method drops the composition too.
  package mutating func commands(
    for input: TextInput?, on mapping: StageMapping, hasReport: Bool
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
    let place = mapping.windowRect(input.caret)
    if place != caret { commands.append(.caret(place)) }
    (isOn, caret) = (true, place)
    return commands
  }
}
