internal import FlowCore
internal import FlowUI

/// Passes its input on to the flow on the stage.
final class StageTarget: FocusableInputTarget, HoverTarget, SessionTarget {
  var hasFocus = true
  var reach: KeyboardReach { .tab }
  var takesFocusByPress: Bool { true }

  private(set) lazy var bezel = BezelTarget(self, .bezel)
  private(set) lazy var edgeHint = BezelTarget(self, .hint)
  var geometry: StageGeometry?
  let scrollBars = (horizontal: StageScrollBar(.horizontal), vertical: StageScrollBar(.vertical))
  var session: () -> FlowSession? = { nil }
  var send: (InputEvent) -> Void = { _ in }
  /// True when a pointer starts pressing the stage, false when it stops.
  var onPress: (Bool) -> Void = { _ in }
  /// `nil` without text input on the stage.
  var textInput: () -> TextInput? = { nil }
  var stageCursor: () -> Cursor = { .arrow }
  /// Called with mouse movements and clicks while the user picks elements; `nil` at other times.
  ///
  /// `point` is the location of the mouse on the stage, `nil` once it has left. Meanwhile, presses
  /// do not reach the flow.
  var pick: ((_ point: Point?, _ isClick: Bool) -> Void)?
  /// Of a mouse that is not pressed, in points of the stage.
  private(set) var pointer: Point?
  private var composed: TextComposition?

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    if let pick { return geometry.map { StagePickPress(pick, $0) } }
    return geometry.map { StagePress(self, $0) }
  }

  func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    ScrollAction { [send] in send(.wheel(right: $0.right, down: $0.down)) }
  }

  func hover(at point: Point?, in frame: Rect, _ context: LayoutContext) {
    pointer = point.flatMap { point in geometry?.stagePoint(at: point) }
    if let pick { return pick(pointer, false) }
    send(.pointer(.move, device: .mouse, finger: 0, location: pointer ?? Self.outsidePosition))
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
    textInput().flatMap { geometry?.windowRect(of: $0.caret) }
  }

  func sendLeave() {
    send(.pointer(.move, device: .mouse, finger: 0, location: Self.outsidePosition))
  }

  private static let outsidePosition = Point(x: -1, y: -1)
}

/// The text on the stage, for the desktop's primary selection.
extension StageTarget: SelectableTextTarget {
  var copyableText: String? { session()?.copyableText }

  func takesText(at point: Point, in frame: Rect) -> Bool {
    guard let geometry, let session = session() else { return false }
    return session.takesText(at: geometry.stagePoint(at: point))
  }
}

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
        event.phase, device: event.device, finger: 0,
        location: geometry.stagePoint(at: event.location), modifiers: event.modifiers))
    if isOver { target.onPress(false) }
    return .claimed
  }
}

/// A press on the stage that picks the element under it, and does not reach the flow.
private final class StagePickPress: PointerResponder {
  private let pick: (Point?, Bool) -> Void
  private let geometry: StageGeometry

  var catchesArrivingPages: Bool { true }

  init(_ pick: @escaping (Point?, Bool) -> Void, _ geometry: StageGeometry) {
    (self.pick, self.geometry) = (pick, geometry)
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down, .move: pick(geometry.stagePoint(at: event.location), false)
    case .up: pick(geometry.stagePoint(at: event.location), true)
    case .cancelled: pick(nil, false)
    }
    return .claimed
  }
}
