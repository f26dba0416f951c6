internal import FlowCore
internal import FlowUI

/// Shows the events on the stage in tracks below a ruler: input, transitions, callbacks and gates.
struct TimeLine: Element {
  let content: Content
  let target: TimeLineTarget

  struct Content {
    /// The instant that the stage shows, at the playhead.
    let now: Instant
    /// The present.
    let end: Instant
    /// The visible period, which may extend beyond the present.
    let period: ClosedRange<Instant>
    let loop: ClosedRange<Instant>?
    let marks: TimeMarks
    /// Returns the trace line at an index.
    let line: @MainActor (Int) -> TraceLine?
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: TimeTracks.height(in: context))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let tracks = TimeTracks(in: frame, context)
    let scale = TimeScale(period: content.period, frame: tracks.frame)
    page.draw(tracks.names(context))
    drawGround(tracks, scale, context.theme, on: &page)
    page.draw(TimeRuler(scale, in: tracks.ruler).drawings(context))
    page.draw(marks(tracks, scale, context))
    page.draw(
      target.control.use(in: tracks.frame, context).ring(
        around: tracks.frame, radius: Self.radius, context.theme))
    page.draw(head(scale, context.theme))
    let pointer = target.pointer.map {
      Point(x: tracks.frame.minX + $0.x, y: tracks.frame.minY + $0.y)
    }.flatMap { $0.x <= scale.x(of: content.end) ? $0 : nil }
    if let pointer { page.draw([guide(at: pointer.x, in: tracks.frame, context.theme)]) }
    let strings = context.strings
    let track = pointer.flatMap { tracks.unnamedTrack(at: $0.y, strings) }
    Hint(
      pointer.map { text(at: scale.instant(at: $0.x), on: track, scale, strings) }
        ?? strings[.timeLineHelp],
      followsPointer: pointer != nil
    ) {
      TimeTarget(
        target: target,
        value: content.now < content.end ? ago(content.now, strings) : strings[.now])
    }.layOut(in: tracks.frame, context, on: &page)
  }

  /// The radius is in points; by eye.
  private static let (radius, loopTint) = (6.0, 0.12)

  /// Fills the time after the present, and tints a loop.
  private func drawGround(
    _ tracks: TimeTracks, _ scale: TimeScale, _ theme: Theme, on page: inout PageLayout
  ) {
    let frame = tracks.frame
    let area = { (left: Double, right: Double, colour: RGBA) in
      Drawing.fill(
        Rect(x: left, y: frame.minY, width: right - left, height: frame.size.height), colour: colour
      )
    }
    var tints: [Drawing] = []
    if content.period.upperBound > content.end {
      tints.append(area(scale.x(of: content.end), frame.maxX, theme.fill))
    }
    if let loop = content.loop {
      tints.append(
        area(
          scale.x(of: loop.lowerBound), scale.x(of: loop.upperBound),
          theme.accent.opacity(Self.loopTint)))
    }
    page.draw(
      [
        .roundedRectangle(frame, radius: Self.radius, colour: theme.fill),
        .clipped(to: .roundedRectangle(frame, radius: Self.radius), tints),
      ] + theme.edge(frame, radius: Self.radius))
  }

  private func guide(at x: Double, in frame: Rect, _ theme: Theme) -> Drawing {
    .fill(
      Rect(x: x.rounded(), y: frame.minY, width: 1, height: frame.size.height),
      colour: theme.tertiaryLabel)
  }

  /// The playhead.
  private func head(_ scale: TimeScale, _ theme: Theme) -> [Drawing] {
    guard content.period.contains(content.now) else { return [] }
    let (x, frame) = (scale.x(of: content.now), scale.frame)
    return [
      .roundedRectangle(
        Rect(x: x - 1, y: frame.minY - 2, width: 2, height: frame.size.height + 4), radius: 1,
        colour: theme.label),
      .roundedRectangle(
        Rect(x: x - 5, y: frame.minY - 5, width: 10, height: 10), radius: 5, colour: theme.label),
    ]
  }

  // MARK: Texts

  /// The instant and the event at it; with a track, also the track's name, and only events on it.
  private func text(
    at instant: Instant, on track: (track: TimeMarks.Track, name: String)?, _ scale: TimeScale,
    _ strings: FlowStrings
  ) -> String {
    let event = content.marks.event(
      at: instant, within: scale.time(of: Self.reach), on: track?.track)
    var texts = (track.map { [$0.name] } ?? []) + ["\(instant.seconds(since: .zero).fixed(3)) s"]
    texts += event.map { [$0.title(content.line, strings)] } ?? []
    if case .span(let span) = event, let end = span.end {
      texts.append("\((end.seconds(since: span.start) * 1000).fixed(0)) ms")
    }
    return texts.joined(separator: " · ")
  }

  /// In points: the mouse is over a mark within this distance; by eye.
  private static let reach = 3.0

  private func ago(_ instant: Instant, _ strings: FlowStrings) -> String {
    strings[.secondsAgo.with(content.end.seconds(since: instant).fixed(2))]
  }
}

private struct TimeTarget: Element {
  let target: TimeLineTarget
  let value: String

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(
      target, at: frame,
      as: AccessibilityNode(.slider, name: context.strings[.timeGroup], value: value))
  }
}
