internal import FlowCore
internal import FlowUI

/// The input target that passes all its input on to the flow on the stage.
final class StageTarget: FocusableInputTarget, SessionTarget {
  var hasFocus = true
  var reach: KeyboardReach { .tab }
  var takesFocusByPress: Bool { true }

  /// The input target of the bezel around the stage.
  private(set) lazy var bezel = BezelTarget(self)
  /// The stage's current layout in the window.
  var geometry: StageGeometry?
  /// The scroll bars beside the stage.
  let scrollBars = (horizontal: StageScrollBar(.horizontal), vertical: StageScrollBar(.vertical))
  /// Returns the session of the flow.
  var session: () -> FlowSession? = { nil }
  /// Called with input for the flow.
  var send: (InputEvent) -> Void = { _ in }
  /// Called when a pointer starts or stops pressing the stage.
  var onPress: (Bool) -> Void = { _ in }
  /// Returns the caret and composition state of text input on the stage; `nil` without text input.
  var textInput: () -> TextInput? = { nil }
  /// Returns the mouse cursor over the stage.
  var stageCursor: () -> Cursor = { .arrow }
  /// Set only while elements are picked: called with each point of the stage under the mouse, with
  /// `nil` once the mouse has left, and with each click, which does not reach the flow.
  var pick: ((_ point: Point?, _ isClick: Bool) -> Void)?
  /// The location of a mouse that is not pressed, in points of the stage.
  private(set) var pointer: Point?
  /// The latest text composition.
  private var composed: TextComposition?

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    if let pick { return geometry.map { StagePickPress(pick, $0) } }
    return geometry.map { StagePress(self, $0) }
  }

  func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    ScrollAction { [send] in send(.wheel(right: $0.right, down: $0.down)) }
  }

  func hover(at place: Point?, in frame: Rect, _ context: LayoutContext) {
    pointer = place.flatMap { place in geometry?.stagePoint(at: place) }
    if let pick { return pick(pointer, false) }
    send(.pointer(.move, .mouse, finger: 0, pointer ?? Self.outsidePosition))
  }

  func handle(_ text: String, _ context: LayoutContext) -> Bool {
    send(.text(text))
    return true
  }

  var cursor: Cursor { pick == nil ? stageCursor() : .arrow }

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

  /// Tells the flow that the mouse has left the stage.
  func sendLeave() { send(.pointer(.move, .mouse, finger: 0, Self.outsidePosition)) }

  /// The location sent to the flow when the mouse has left the stage.
  private static let outsidePosition = Point(x: -1, y: -1)
}

/// Passes a press on to the stage, and claims the press until it ends.
private final class StagePress: PointerResponder {
  private let target: StageTarget
  private let geometry: StageGeometry

  var catchesArrivingPages: Bool { true }

  init(_ target: StageTarget, _ geometry: StageGeometry) {
    self.target = target
    self.geometry = geometry
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    let isOver = event.phase == .up || event.phase == .cancelled
    if event.phase == .down { target.onPress(true) }
    target.send(
      .pointer(
        event.phase, event.device, finger: 0, geometry.stagePoint(at: event.location),
        with: event.modifiers))
    if isOver { target.onPress(false) }
    return .claimed
  }
}
