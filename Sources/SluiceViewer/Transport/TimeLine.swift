internal import FlowCore
internal import FlowUI

/// The last 30 seconds on the stage, with their events; the present is at the right end.
struct TimeLine: Element {
  /// What it shows.
  let content: Content
  let target: TimeLineTarget

  /// The instant that is shown, the present, and the events until then.
  struct Content {
    let now: Instant
    let end: Instant
    let marks: TimeMarks
  }

  /// The distance from the time line's ends to its first and last instant, in points: room for half
  /// of the playhead, which is 10 points wide.
  private static let inset = 7.0
  /// The maximum distance in points at which the mouse counts as over a mark; by eye.
  private static let reach = 3.0
  /// The distances from the top to the lanes for transitions, gestures and callbacks, in points.
  private static let lanes = (transitions: 5.0, gestures: 14.0, callbacks: 21.0)

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: 30)
  }

  /// The x coordinate of an instant in a frame, clamped to the time line's ends.
  static func x(of instant: Instant, until end: Instant, in frame: Rect) -> Double {
    let fraction = 1 - end.seconds(since: instant) / TimeMarks.period.inSeconds
    return frame.minX + inset + min(max(fraction, 0), 1) * (frame.size.width - 2 * inset)
  }

  /// The instant at an x coordinate in a frame, clamped to the time line and to the flow's start.
  static func instant(at x: Double, until end: Instant, in frame: Rect) -> Instant {
    let track = max(1, frame.size.width - 2 * inset)
    let fraction = min(max((x - frame.minX - inset) / track, 0), 1)
    let back = Duration.nanoseconds(Int64((1 - fraction) * Double(TimeMarks.period.inNanoseconds)))
    return max(.zero, end.advanced(by: .zero - back))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, strings) = (context.theme, context.strings)
    let use = target.control.use(in: frame, context)
    let x = { Self.x(of: $0, until: content.end, in: frame) }
    // The filled area is the time before the flow's start.
    let start = x(.zero)
    if start > frame.minX + Self.inset {
      page.draw([
        .roundedRectangle(
          Rect(x: frame.minX, y: frame.minY, width: start - frame.minX, height: frame.size.height),
          radius: 6, theme.fill)
      ])
    }
    page.draw(
      theme.plate(frame, radius: 6)
        + use.overlays(theme).map { .roundedRectangle(frame, radius: 6, $0) })
    page.draw(ruler(in: frame, x, theme) + marks(in: frame, x, theme))
    page.draw(use.ring(around: frame, radius: 6, theme))
    page.draw(head(at: x(content.now), in: frame, theme))
    let pointer = target.pointer.map { frame.minX + $0 }
    if let pointer { page.draw([guide(at: pointer, in: frame, theme)]) }
    Hint(pointer.map { text(at: $0, in: frame, strings) } ?? strings[.timeLineHelp]) {
      TimeTarget(
        target: target,
        value: content.now < content.end ? ago(content.now, strings) : strings[.now])
    }.layOut(in: frame, context, on: &page)
  }

  /// The time at an x coordinate and what happened then; empty before the flow's start.
  private func text(at x: Double, in frame: Rect, _ strings: FlowStrings) -> String {
    let end = content.end
    guard x >= Self.x(of: .zero, until: end, in: frame) - Self.reach else { return "" }
    let (here, reach) = (
      Self.instant(at: x, until: end, in: frame),
      Self.instant(at: frame.maxX - Self.inset - Self.reach, until: end, in: frame)
    )
    let title = content.marks.title(at: here, within: end.duration(since: reach), strings)
    return [ago(here, strings), title].compactMap(\.self).joined(separator: " · ")
  }

  private func ago(_ instant: Instant, _ strings: FlowStrings) -> String {
    strings[.secondsAgo.with(content.end.seconds(since: instant).fixed(2))]
  }

  private func guide(at x: Double, in frame: Rect, _ theme: Theme) -> Drawing {
    .fill(
      Rect(x: x.rounded(), y: frame.minY, width: 1, height: frame.size.height),
      theme.tertiaryLabel)
  }

  private func ruler(in frame: Rect, _ x: @escaping (Instant) -> Double, _ theme: Theme)
    -> [Drawing]
  {
    let end = content.end.nanoseconds
    let second: Int64 = 1_000_000_000
    let first = max(0, end - TimeMarks.period.inNanoseconds) / second + 1
    guard first <= end / second else { return [] }
    return (first...(end / second)).map { number in
      let isLong = number % 5 == 0
      return .fill(
        Rect(
          x: x(Instant(nanoseconds: number * second)), y: frame.maxY - (isLong ? 6 : 3), width: 1,
          height: isLong ? 6 : 3), theme.tertiaryLabel)
    }
  }

  private func marks(in frame: Rect, _ x: @escaping (Instant) -> Double, _ theme: Theme)
    -> [Drawing]
  {
    let (marks, end) = (content.marks, content.end)
    let first = end.advanced(by: .zero - TimeMarks.period)
    let bar = { (span: TimeMarks.Span, y: Double, height: Double, colour: RGBA) -> Drawing? in
      let stop = span.end ?? end
      guard stop >= first else { return nil }
      let left = x(span.start)
      return .roundedRectangle(
        Rect(
          x: left, y: frame.minY + y, width: max(3, x(stop) - left), height: height),
        radius: height / 2, colour)
    }
    return marks.transitions.compactMap {
      bar($0, Self.lanes.transitions, 6, $0.kind == .cancelled ? theme.destructive : theme.accent)
    }
      + marks.gestures.compactMap { bar($0, Self.lanes.gestures, 4, theme.track) }
      + marks.keys.filter { $0.instant >= first }.map {
        .roundedRectangle(
          Rect(x: x($0.instant) - 2, y: frame.minY + Self.lanes.gestures, width: 4, height: 4),
          radius: 2,
          theme.track)
      }
      + marks.callbacks.filter { $0.instant >= first }.map {
        .fill(
          Rect(x: x($0.instant), y: frame.minY + Self.lanes.callbacks, width: 1, height: 5),
          theme.secondaryLabel)
      }
  }

  private func head(at x: Double, in frame: Rect, _ theme: Theme) -> [Drawing] {
    [
      .roundedRectangle(
        Rect(x: x - 1, y: frame.minY - 2, width: 2, height: frame.size.height + 4), radius: 1,
        theme.label),
      .roundedRectangle(
        Rect(x: x - 5, y: frame.minY - 5, width: 10, height: 10), radius: 5, theme.label),
    ]
  }
}

/// An element that adds the time line's input target to the page.
private struct TimeTarget: Element {
  let target: TimeLineTarget
  let value: String

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(
      target, at: frame, as: AccessibilityNode(.slider, context.strings[.timeGroup], value: value))
  }
}
