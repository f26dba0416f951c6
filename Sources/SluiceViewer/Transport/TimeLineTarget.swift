internal import FlowCore
internal import FlowUI
internal import Foundation

/// The input target of the time line: a drag seeks backward and forward in time, the wheel zooms at
/// the mouse, and a double-click on a transition zooms to it.
///
/// After a drag, time stays paused at the instant where it ended; if that is the present, time
/// continues as before.
final class TimeLineTarget: FocusableInputTarget, HoverTarget {
  let control = Control()
  /// Of a hovering mouse, in points from the top left corner of the time line.
  private(set) var pointer: Point?
  fileprivate var presses = PressCounter()
  private unowned let model: ViewerModel

  init(_ model: ViewerModel) {
    self.model = model
  }

  var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  /// A press moves the focus here, so that arrow keys step through time instead of reaching the
  /// flow.
  var takesFocusByPress: Bool { true }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    let now = model.playback.now
    switch key.description {
    case "Left": model.step(-1)
    case "Right": model.step(1)
    case "PageUp": pause(at: now.advanced(by: .seconds(-1)))
    case "PageDown": pause(at: now.advanced(by: .seconds(1)))
    case "Home": pause(at: model.timePeriod.lowerBound)
    case "End": model.seek(to: model.playback.end)
    case "+", "=", "Keypad_+": zoom(by: 1 / Self.step, at: now, in: frame)
    case "-", "Keypad_-": zoom(by: Self.step, at: now, in: frame)
    case "0", "Keypad_0": model.timeViewport.showAll(until: model.playback.end)
    default: return false
    }
    model.revealNow()
    return true
  }

  /// The zoom factor of one wheel step or key press; by eye.
  private static let step = 1.25

  private func zoom(by factor: Double, at instant: Instant, in frame: Rect) {
    model.timeViewport.zoom(
      by: factor, at: instant, until: model.playback.end, width: scale(in: frame).width)
  }

  private func scale(in frame: Rect) -> TimeScale {
    TimeScale(period: model.timePeriod, frame: frame)
  }

  func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    ScrollAction { [weak self] scroll in self?.scroll(scroll, in: frame) }
  }

  /// Horizontal scrolling moves the period; vertical scrolling zooms at the mouse, or else at the
  /// instant that is shown.
  private func scroll(_ scroll: ScrollEvent, in frame: Rect) {
    if scroll.right != 0 {
      model.timeViewport.scroll(
        by: .zero - scale(in: frame).time(of: scroll.travel.dx), until: model.playback.end)
    }
    guard scroll.down != 0 else { return }
    // A diagonal scroll has just moved the period.
    let instant =
      pointer.map { scale(in: frame).instant(at: frame.minX + $0.x) } ?? model.playback.now
    zoom(by: pow(Self.step, scroll.down), at: instant, in: frame)
  }

  func hover(at point: Point?, in frame: Rect, _ context: LayoutContext) {
    pointer = point.map { Point(x: $0.x - frame.minX, y: $0.y - frame.minY) }
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    TimeLinePress(self, model, frame: frame)
  }

  private func pause(at instant: Instant) {
    model.time.isPaused = true
    model.seek(to: instant)
  }
}

private final class TimeLinePress: PointerResponder {
  private let target: TimeLineTarget
  private unowned let model: ViewerModel
  private let wasPaused: Bool
  private let scale: TimeScale
  private var isZooming = false

  init(_ target: TimeLineTarget, _ model: ViewerModel, frame: Rect) {
    self.target = target
    self.model = model
    scale = TimeScale(period: model.timePeriod, frame: frame)
    wasPaused = model.time.isPaused
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down:
      isZooming = target.presses.count(event) == 2
      if isZooming {
        model.zoomTimeLine(at: scale.instant(at: event.location.x))
      } else {
        seek(to: event.location.x)
      }
    case .move:
      if !isZooming { seek(to: event.location.x) }
    case .up, .cancelled:
      if !wasPaused, !model.playback.isInPast { model.time.isPaused = false }
    }
    return .claimed
  }

  private func seek(to x: Double) {
    model.time.isPaused = true
    model.seek(to: instant(at: x))
  }

  /// The instant at an x coordinate, or the present if that is near.
  private func instant(at x: Double) -> Instant {
    let (instant, end) = (scale.instant(at: x), model.playback.end)
    return end.duration(since: instant) <= scale.time(of: Self.reach) ? end : instant
  }

  /// In points; by eye.
  private static let reach = 3.0
}
