internal import FlowCore
internal import FlowUI

/// The input target of the time line: a drag seeks backward and forward in time.
///
/// When the drag ends, time continues from the present if it was running before; if it was paused,
/// the instant stays.
final class TimeLineTarget: FocusableInputTarget, HoverTarget {
  let control = Control()
  /// The distance of a hovering mouse from the left edge of the time line, in points.
  private(set) var pointer: Double?
  private unowned let model: ViewerModel

  init(_ model: ViewerModel) {
    self.model = model
  }

  var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    let now = model.playback.now
    switch key.description {
    case "Left": model.step(-1)
    case "Right": model.step(1)
    case "PageUp": pause(at: now.advanced(by: .seconds(-1)))
    case "PageDown": pause(at: now.advanced(by: .seconds(1)))
    case "Home": pause(at: model.playback.end.advanced(by: .zero - TimeMarks.period))
    case "End": model.seek(to: model.playback.end)
    default: return false
    }
    return true
  }

  func hover(at place: Point?, in frame: Rect, _ context: LayoutContext) {
    pointer = place.map { $0.x - frame.minX }
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    TimeLinePress(model, frame: frame, control: control, clock: context.clock)
  }

  private func pause(at instant: Instant) {
    model.time.isPaused = true
    model.seek(to: instant)
  }
}

/// Handles one press on the time line.
private final class TimeLinePress: PointerResponder {
  private unowned let model: ViewerModel
  private let frame: Rect
  private let control: Control
  private let clock: FlowClock
  private let wasPaused: Bool

  init(_ model: ViewerModel, frame: Rect, control: Control, clock: FlowClock) {
    self.model = model
    self.frame = frame
    self.control = control
    self.clock = clock
    wasPaused = model.time.isPaused
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down, .move:
      model.time.isPaused = true
      model.seek(
        to: TimeLine.instant(at: event.location.x, until: model.playback.end, in: frame))
    case .up, .cancelled:
      if !wasPaused, model.time.isPaused {
        model.seek(to: model.playback.end)
        model.time.isPaused = false
      }
    }
    return .claimed
  }
}
