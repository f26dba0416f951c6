internal import FlowCore
internal import FlowUI

/// The input from a press to its release, and the elements on the stage before the press.
@MainActor
struct RecordedGesture {
  /// The shortest press that is written as `press-and-hold`.
  private static let longPress = Duration.milliseconds(500)

  private(set) var inputs: [Script.TimedInput]
  let before: [StageElement]
  var dragsPage = false
  private let screens: [String]
  private let pointer: Script.Pointer
  private var drag: RecordedDrag
  /// Whether the gesture is that of one pointer, not cancelled and without modifier keys.
  private(set) var isPlain = true
  private(set) var hasEnded = false

  /// `nil` for input other than a press.
  init?(_ timed: Script.TimedInput, on session: FlowSession) {
    guard case .pointer(let input) = timed.input, input.phase == .down else { return nil }
    inputs = [timed]
    before = StageElement.all(in: session.accessibilityTree)
    screens = session.screenNames
    pointer = Script.Pointer(device: input.device, finger: input.finger)
    drag = RecordedDrag([timed])
    isPlain = input.modifiers.isEmpty
  }

  mutating func add(_ timed: Script.TimedInput) {
    inputs.append(timed)
    guard case .pointer(let input) = timed.input, input.phase != .down,
      pointer == Script.Pointer(device: input.device, finger: input.finger)
    else { return isPlain = false }
    hasEnded = input.phase == .up || input.phase == .cancelled
    if input.phase == .cancelled { isPlain = false }
    drag.add(timed)
  }

  private var start: Point { drag.start }
  private var end: Point { drag.end }
  private var time: Duration { inputs[0].instant.duration(to: inputs[inputs.count - 1].instant) }

  /// The gesture as a named step; `nil` if only points can express it, or it has not ended.
  ///
  /// `session` must be in the state that follows the gesture.
  func step(_ session: FlowSession) -> String? {
    guard isPlain, hasEnded else { return nil }
    if dragsPage { return pageDrag(session) }
    // A press that has moved as far as the slop is a drag, even if it returns.
    let isTap = drag.moves.allSatisfy { $0.location.distance(to: start) < pointer.device.slop }
    return isTap ? press : scrolling(session)
  }

  private var press: String? {
    guard let element = StageElement.pressed(at: start, in: before),
      !element.node.states.contains(.disabled), element.node.role != .slider,
      let name = element.plainestName(in: before)
    else { return nil }
    guard time >= Self.longPress else { return "tap: \(name.yaml)" }
    return "press-and-hold: {\(name.yamlFields), for: \(time.time)}"
  }

  /// A step that scrolls to an element that the drag has brought into view; `nil` for a horizontal
  /// drag, if there is no such element, or if there is another screen now: a control may have
  /// answered the press.
  private func scrolling(_ session: FlowSession) -> String? {
    guard screens == session.screenNames,
      (end.y - start.y).magnitude > (end.x - start.x).magnitude
    else { return nil }
    let now = StageElement.all(in: session.accessibilityTree)
    let seen = Set(before.filter(\.isReachable).map(\.description))
    let new = now.filter { element in
      let isContent = element.node.role.isOperable || [.heading, .text].contains(element.node.role)
      return isContent && element.scrollArea != nil && element.isReachable
        && element.isNamed && !seen.contains(element.description)
    }
    let target = end.y < start.y ? new.last : new.first
    return target?.plainestName(in: now).map { "scroll: {to: \($0.yaml)}" }
  }

  private func pageDrag(_ session: FlowSession) -> String? {
    let width = session.size.width
    let isBack = (end.x >= start.x) == (session.direction == .leftToRight)
    let distance = (end.x - start.x).magnitude / width
    guard distance > 0, distance <= 1 else { return nil }
    let side = isBack ? "back" : "forward"
    let percent = ((distance * 1000).rounded() / 10).yaml
    let still = drag.hold > .zero ? ", hold: \(drag.hold.time)" : ""
    return "drag: {page: \(side), to: \(percent)%, over: \(drag.time.time)\(still)}"
  }
}
