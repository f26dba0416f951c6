internal import FlowCore
internal import FlowUI

extension TimeLine {
  /// Of several marks of one kind within one point, only the first is drawn, so that the time
  /// line's width limits the cost.
  func marks(_ tracks: TimeTracks, _ scale: TimeScale, _ context: LayoutContext) -> [Drawing] {
    let (marks, theme) = (content.marks, context.theme)
    let presses = visible(marks.presses, scale)
    return presses.map {
      .roundedRectangle(bar($0, in: tracks.input), radius: 2, colour: theme.track)
    }
      + visible(marks.keys, scale).map {
        .roundedRectangle(
          Rect(x: $0 - 2, y: tracks.input.midY - 2, width: 4, height: 4), radius: 2,
          colour: theme.secondaryLabel)
      }
      + visible(marks.transitions, scale).flatMap { transition($0, tracks, context) }
      + ticks(marks.callbacks, in: tracks.callbacks, scale, theme.secondaryLabel)
      + ticks(marks.gates, in: tracks.gates, scale, theme.success)
      + ticks(marks.refusals, in: tracks.gates, scale, theme.destructive)
  }

  /// The name of the screen that the transition leads to is drawn if there is room.
  private func transition(
    _ span: VisibleSpan, _ tracks: TimeTracks, _ context: LayoutContext
  ) -> [Drawing] {
    let (bar, theme) = (bar(span, in: tracks.transitions), context.theme)
    let isCancelled = span.span.kind == .cancelledTransition
    let shape = Drawing.roundedRectangle(
      bar, radius: 3, colour: isCancelled ? theme.destructive : theme.accent)
    guard tracks.isRoomy, bar.size.width >= Self.labelWidth else { return [shape] }
    let name = context.line(
      content.line(span.span.line)?.subject ?? "", style: context.style(.caption),
      width: bar.size.width - 2 * Self.labelMargin)
    return [shape]
      + name.drawings(
        inMiddleOf: bar.inset(by: Insets(horizontal: Self.labelMargin, vertical: 0)),
        colour: isCancelled ? theme.destructive.ink : theme.onAccent)
  }

  /// In points; by eye: the minimum width of a bar with a label, the space at both ends of the
  /// label, and the minimum width of any bar.
  private static let (labelWidth, labelMargin, spanWidth) = (36.0, 4.0, 3.0)

  private func bar(_ span: VisibleSpan, in track: Rect) -> Rect {
    Rect(
      x: span.left, y: track.minY + 1, width: span.right - span.left,
      height: track.size.height - 2)
  }

  private func ticks(
    _ moments: [TimeMarks.Moment], in track: Rect, _ scale: TimeScale, _ colour: RGBA
  ) -> [Drawing] {
    visible(moments, scale).map {
      .fill(
        Rect(x: $0.rounded(), y: track.minY + 2, width: 1, height: max(3, track.size.height - 4)),
        colour: colour)
    }
  }

  // MARK: What is visible

  /// At least a part of the span is in the period that is shown.
  private struct VisibleSpan {
    let span: TimeMarks.Span
    /// X coordinates.
    let left: Double
    let right: Double
  }

  private func visible(_ spans: [TimeMarks.Span], _ scale: TimeScale) -> [VisibleSpan] {
    var (visible, index) = ([VisibleSpan](), spans.firstIndex(from: scale.period.lowerBound))
    while index < spans.count, spans[index].start <= scale.period.upperBound {
      let span = spans[index]
      let left = scale.x(of: span.start)
      let right = max(left + Self.spanWidth, scale.x(of: span.end ?? content.end))
      visible.append(VisibleSpan(span: span, left: left, right: right))
      index = max(index + 1, spans.firstIndex(from: scale.instant(at: right + 1)))
      if right >= scale.x(of: scale.period.upperBound) { break }
    }
    return visible
  }

  /// X coordinates.
  private func visible(_ moments: [TimeMarks.Moment], _ scale: TimeScale) -> [Double] {
    var (visible, index) = ([Double](), moments.firstIndex(from: scale.period.lowerBound))
    while index < moments.count, moments[index].instant <= scale.period.upperBound {
      let x = scale.x(of: moments[index].instant)
      visible.append(x)
      index = max(index + 1, moments.firstIndex(from: scale.instant(at: x + 1)))
      if x >= scale.x(of: scale.period.upperBound) { break }
    }
    return visible
  }
}
