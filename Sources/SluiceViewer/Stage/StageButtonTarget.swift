internal import FlowCore
internal import FlowUI

/// The input target of a button over the stage, which keeps presses from the stage below it.
final class StageButtonTarget: FocusableInputTarget {
  let control: Control

  init(_ action: (() -> Void)? = nil) { control = Control(onActivate: action) }

  var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  var reach: KeyboardReach { control.reach }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    control.handle(key, in: frame, context)
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    control.pressResponder(in: frame, context).map(StageButtonPress.init)
  }
}

/// Claims the press immediately, as the stage does.
private final class StageButtonPress: PointerResponder {
  private let press: any PointerResponder

  init(_ press: any PointerResponder) { self.press = press }

  func respond(to event: PointerEvent) -> GestureResponse {
    _ = press.respond(to: event)
    return .claimed
  }
}
