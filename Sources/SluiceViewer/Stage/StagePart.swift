internal import FlowCore
internal import FlowUI

/// What takes input for the flow on the stage, and passes all of it on.
final class StagePart: FocusableInputTarget, HoveredPart {
  var hasFocus = true
  var reach: KeyboardReach { .tab }
  var takesFocusByPress: Bool { true }

  /// How the stage lies in the window now.
  var geometry: StageGeometry?
  /// Takes input for the flow.
  var send: (InputEvent) -> Void = { _ in }
  /// Takes notice of whether a pointer presses the stage.
  var onPress: (Bool) -> Void = { _ in }
  /// What a window must know to let a person write on the stage.
  var textInput: () -> TextInput? = { nil }
  /// What a mouse looks like over the stage.
  var stageCursor: () -> Cursor = { .arrow }
  /// Where the mouse is that presses nothing, in points of the stage.
  private(set) var pointer: Point?
  /// What was composed last.
  private var composed: TextComposition?

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    geometry.map { StagePress(self, $0) }
  }

  func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    StageScroll(send)
  }

  func hover(at place: Point?, in frame: Rect, _ context: LayoutContext) {
    pointer = place.flatMap { place in geometry?.stagePoint(at: place) }
    send(.pointer(.move, .mouse, finger: 0, pointer ?? Self.outside))
  }

  func take(_ text: String, _ context: LayoutContext) -> Bool {
    send(.text(text))
    return true
  }

  var cursor: Cursor { stageCursor() }

  var composition: TextComposition? {
    get { textInput()?.isComposing == true ? composed : nil }
    set {
      composed = newValue
      send(.composition(newValue ?? TextComposition("")))
    }
  }

  func caret(in frame: Rect, _ context: LayoutContext) -> Rect? {
    textInput().flatMap { geometry?.place(of: $0.caret) }
  }

  /// Where a mouse is that has left the stage.
  private static let outside = Point(x: -1, y: -1)
}

/// Passes a press on to the stage, where it stays until it is let go.
private final class StagePress: PointerResponder {
  private let part: StagePart
  private let geometry: StageGeometry

  var holdsArrivingPages: Bool { true }

  init(_ part: StagePart, _ geometry: StageGeometry) {
    self.part = part
    self.geometry = geometry
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    let isOver = event.phase == .up || event.phase == .cancelled
    if event.phase == .down { part.onPress(true) }
    part.send(
      .pointer(
        event.phase, event.device, finger: 0, geometry.stagePoint(at: event.location),
        with: event.modifiers))
    if isOver { part.onPress(false) }
    return .claimed
  }
}

/// Passes scrolling on to the stage.
private final class StageScroll: ScrollResponder {
  private let send: (InputEvent) -> Void

  init(_ send: @escaping (InputEvent) -> Void) {
    self.send = send
  }

  func respond(to scroll: ScrollEvent) -> Bool {
    send(.wheel(right: scroll.right, down: scroll.down))
    return true
  }
}
