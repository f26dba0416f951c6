internal import FlowCore

/// The period that a time line shows.
struct TimeViewport: Hashable {
  /// The initial length; zooming out can always reach it.
  private static let standard = Duration.seconds(10)
  /// The time per point at which zooming in ends; a period that is zoomed to may be shown even
  /// larger.
  private static let finest = Duration.milliseconds(1)
  /// The minimum length after zooming to a period, such as a transition; by eye.
  private static let shortest = Duration.milliseconds(200)
  /// The room on either side of a period that is zoomed to, as a fraction of it; by eye.
  private static let margin = 0.15

  private var length = Self.standard
  private var end = Instant.zero.advanced(by: Self.standard)
  /// Once the present reaches the right end, the period moves with it.
  private var followsPresent = true

  func period(until present: Instant) -> ClosedRange<Instant> {
    let end = followsPresent ? max(end, present) : end
    return end.advanced(by: .zero - length)...end
  }

  /// Keeps `instant` at its position on the time line, if possible; `width` is that of the time
  /// line in points.
  mutating func zoom(
    by factor: Double, at instant: Instant, until present: Instant, width: Double
  ) {
    let (before, shown) = (length, period(until: present))
    // Zooming in never shows more, even if a short period has been zoomed to, and zooming out never
    // shows less, even if a long one has.
    let least = min(Self.finest * width, before)
    let longest = max(Self.standard, present.duration(since: .zero), before)
    length = min(max(before * factor, least), longest)
    let rest = shown.upperBound.duration(since: instant)
    move(toEndAt: instant.advanced(by: rest * (length / before)), until: present)
  }

  /// Stops when the flow's start is at the left end, or the present at the right end.
  mutating func scroll(by time: Duration, until present: Instant) {
    let end = period(until: present).upperBound.advanced(by: time)
    move(toEndAt: end, until: present)
  }

  /// With some room on either side.
  mutating func show(_ period: ClosedRange<Instant>, until present: Instant) {
    let wanted = period.upperBound.duration(since: period.lowerBound)
    length = max(wanted * (1 + 2 * Self.margin), Self.shortest)
    move(toEndAt: period.upperBound.advanced(by: (length - wanted) / 2), until: present)
  }

  /// Does nothing if all of the period is visible; else shows it with some room on either side.
  mutating func reveal(_ period: ClosedRange<Instant>, until present: Instant) {
    let shown = self.period(until: present)
    guard !shown.contains(period.lowerBound) || !shown.contains(period.upperBound) else { return }
    show(period, until: present)
  }

  /// From the flow's start to the present, or to the initial length if that is later.
  mutating func showAll(until present: Instant) {
    length = max(Self.standard, present.duration(since: .zero))
    move(toEndAt: Instant.zero.advanced(by: length), until: present)
  }

  /// Does nothing if the instant is visible; else leaves most of the time line for what follows it.
  mutating func reveal(_ instant: Instant, until present: Instant) {
    guard !period(until: present).contains(instant) else { return }
    move(toEndAt: instant.advanced(by: length * 0.8), until: present)
  }

  /// Moves the right end, but shows no time before the flow's start, and no more of the future than
  /// it shows already, if the length allows that.
  private mutating func move(toEndAt instant: Instant, until present: Instant) {
    let least = Instant.zero.advanced(by: length)
    end = min(max(instant, least), max(present, least, end))
    followsPresent = end >= present
  }
}
