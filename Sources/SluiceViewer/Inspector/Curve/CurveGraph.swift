internal import FlowCore
internal import FlowUI

/// A graph of a transition's fraction and velocity over time, with a mark at the shown instant.
///
/// What follows without further input is paler.
struct CurveGraph: Element {
  struct Content: Hashable {
    let course: TransitionCourse?
    /// The samples that follow the course without further input.
    let future: [TransitionCourse.Sample]
    /// The sample at the shown instant; `nil` before the transition.
    let present: TransitionCourse.Sample?
    /// The curve whose control points can be moved; `nil` for another timing.
    let curve: CubicBezier?
    /// The duration of the chosen timing; zero if none is chosen.
    let duration: Duration

    /// The greatest speed in fractions per second.
    ///
    /// Dragging counts only if the transition never moves by itself: the first jump of a drag would
    /// dwarf all other speeds.
    fileprivate var peak: Double {
      let all = (course?.samples ?? []) + future
      let free = all.filter { !$0.isDriven }
      return (free.isEmpty ? all : free).map(\.velocity.magnitude).max() ?? 0
    }
  }

  let content: Content
  let handles: [CurveHandle]

  /// The height and the margin of the graph, in points; by eye.
  private static let (height, margin) = (150.0, 10.0)
  /// The widths of the lines of the fraction and of the velocity, in points; by eye.
  private static let (thick, thin) = (2.0, 1.0)
  /// The diameters of the dot at the shown instant and of the legend's dots, in points; by eye.
  private static let (dot, small) = (8.0, 6.0)
  /// The distances between the graph and its legend, between the legend's parts, and between a dot
  /// and its text, in points; by eye.
  private static let (above, between, beside) = (4.0, 10.0, 4.0)
  /// The height of the velocity's peak, as a fraction of the graph's height: below the line at a
  /// fraction of 1; by eye.
  private static let peakHeight = 0.9
  /// The opacity of what has not happened yet, and the number of lines that show a timing curve; by
  /// eye.
  private static let (pale, parts) = (0.4, 48)

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(
      width: proposal.width,
      height: Self.height + Self.above + context.style(.caption).lineHeight)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, line) = (context.theme, Self.above + context.style(.caption).lineHeight)
    let plate = Rect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height - line)
    let scale = CurveScale(frame: plate.inset(by: Self.margin), duration: duration)
    page.draw(theme.plate(plate, radius: 6))
    page.draw(
      [0, 1].map { fraction in
        .hairline(scale.point(0, fraction), width: scale.frame.size.width, colour: theme.separator)
      })
    page.describe(
      as: AccessibilityNode(.image, name: context.strings[.curveGraph], value: spoken), in: plate
    ) { page in
      page.draw(lines(scale, theme))
    }
    if isEmpty {
      let text = Text(
        context.strings[.noCurve], style: .caption, colour: \.secondaryLabel, alignment: .centre)
      text.layOut(
        in: scale.frame.centred(
          Size(
            width: scale.frame.size.width, height: text.size(in: scale.frame.size, context).height)),
        context, on: &page)
    } else {
      page.draw(legend(below: plate, context))
    }
    layOutHandles(scale, context, on: &page)
  }

  private var isEmpty: Bool { content.course == nil && content.duration == .zero }

  private var duration: Duration {
    max(content.course?.duration ?? .zero, lead + curveDuration, Playback.frame)
  }

  /// The duration of the chosen timing; after a drag, only the part that the remaining distance
  /// takes.
  private var curveDuration: Duration {
    content.curve == nil
      ? content.duration : content.course?.freeDuration ?? content.duration
  }

  /// The time from the transition's start to the start of the curve.
  ///
  /// A curve shapes only how the transition moves by itself, not a drag before that.
  private var lead: Duration { content.curve == nil ? .zero : content.course?.lead ?? .zero }

  private var spoken: String { content.present?.fraction.percentText ?? "" }

  private func lines(_ scale: CurveScale, _ theme: Theme) -> [Drawing] {
    guard let course = content.course else { return timing(scale, theme) }
    let seconds = { (sample: TransitionCourse.Sample) in
      sample.instant.seconds(since: course.start)
    }
    let peak = max(content.peak, .leastNonzeroMagnitude)
    let velocity = { (sample: TransitionCourse.Sample) in
      scale.point(seconds(sample), min(1, Self.peakHeight * sample.velocity.magnitude / peak))
    }
    let fraction = { (sample: TransitionCourse.Sample) in
      scale.point(seconds(sample), sample.fraction)
    }
    var drawings = timing(scale, theme)
    for (samples, opacity) in [(course.samples, 1), (content.future, Self.pale)]
    where samples.count > 1 {
      drawings += [
        .line(
          through: samples.map(velocity), width: Self.thin, theme.secondaryLabel.opacity(opacity)),
        .line(through: samples.map(fraction), width: Self.thick, theme.accent.opacity(opacity)),
      ]
    }
    guard let present = content.present else { return drawings }
    let point = scale.point(seconds(present), present.fraction)
    drawings.append(
      .fill(
        Rect(x: point.x - 0.5, y: scale.frame.minY, width: 1, height: scale.frame.size.height),
        colour: theme.label))
    drawings.append(.dot(at: point, diameter: Self.dot, theme.accent))
    return drawings
  }

  /// The line of the curve whose control points can be moved, from a fraction of 0 to 1.
  private func timing(_ scale: CurveScale, _ theme: Theme) -> [Drawing] {
    guard let curve = content.curve else { return [] }
    let points = (0...Self.parts).map { part in
      let time = Double(part) / Double(Self.parts)
      return scale.point(
        lead.inSeconds + time * curveDuration.inSeconds, curve.value(at: time))
    }
    return [.line(through: points, width: Self.thin, theme.accent)]
  }

  /// What the lines are, and the duration that the whole width stands for.
  private func legend(below plate: Rect, _ context: LayoutContext) -> [Drawing] {
    let (style, theme) = (context.style(.caption.withMonospacedDigits), context.theme)
    let text = { context.line($0, style: style, width: plate.size.width) }
    var origin = Point(x: plate.minX, y: plate.maxY + Self.above)
    let length = text("\((duration.inSeconds * 1000).fixed(0)) ms")
    var drawings = length.drawings(
      at: Point(x: plate.maxX - length.width, y: origin.y), colour: theme.secondaryLabel)
    guard content.course != nil else { return drawings }
    let peak = 100 * content.peak
    for (name, colour) in [
      (context.strings[.fraction], theme.accent),
      (context.strings[.peakVelocity.with(peak.fixed(0))], theme.secondaryLabel),
    ] {
      let middle = Point(x: origin.x + Self.small / 2, y: origin.y + style.lineHeight / 2)
      drawings.append(.dot(at: middle, diameter: Self.small, colour))
      origin.x += Self.small + Self.beside
      let line = text(name)
      drawings += line.drawings(at: origin, colour: theme.secondaryLabel)
      origin.x += line.width + Self.between
    }
    return drawings
  }

  private func layOutHandles(
    _ scale: CurveScale, _ context: LayoutContext, on page: inout PageLayout
  ) {
    guard content.curve != nil else { return }
    let (start, end) = (
      scale.point(lead.inSeconds, 0), scale.point((lead + curveDuration).inSeconds, 1)
    )
    let unit = Rect(x: start.x, y: end.y, width: end.x - start.x, height: start.y - end.y)
    for (handle, (anchor, name)) in zip(
      handles, [(start, Phrase.firstControlPoint), (end, .secondControlPoint)])
    {
      CurveHandleMark(handle: handle, anchor: anchor, accessibilityLabel: context.strings[name])
        .layOut(in: unit, context, on: &page)
    }
  }
}

/// Maps time and fraction to points of the graph: time to the right, fraction upwards.
struct CurveScale: Hashable {
  /// The graph without its margins, in points.
  let frame: Rect
  let duration: Duration

  func point(_ time: Double, _ fraction: Double) -> Point {
    Point(
      x: frame.minX + time / duration.inSeconds * frame.size.width,
      y: frame.maxY - fraction * frame.size.height)
  }
}
