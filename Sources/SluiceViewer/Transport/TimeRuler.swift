internal import FlowCore
internal import FlowUI

/// The ruler of a time line: labels and ticks at round times.
@MainActor
struct TimeRuler {
  private let scale: TimeScale
  /// `nil` for ticks without labels.
  private let labels: Rect?

  /// In points; by eye.
  private static let distance = 64.0
  /// The gap between a tick and its label, and the height of a tick without one, in points; by eye.
  private static let (gap, tick) = (4.0, 6.0)
  /// In milliseconds.
  private static let steps: [Int64] = [1, 2, 5].flatMap { step in
    [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000].map { step * $0 }
  }.sorted()

  init(_ scale: TimeScale, labels: Rect?) {
    self.scale = scale
    self.labels = labels
  }

  func drawings(_ context: LayoutContext) -> [Drawing] {
    let least = scale.time(of: Self.distance).inNanoseconds
    guard let step = Self.steps.first(where: { $0 * 1_000_000 >= least }) else { return [] }
    let length = step * 1_000_000
    let first = max(0, (scale.period.lowerBound.nanoseconds + length - 1) / length)
    let last = scale.period.upperBound.nanoseconds / length
    guard first <= last else { return [] }
    return (first...last).flatMap { number in
      mark(Instant(nanoseconds: number * length), step, context)
    }
  }

  /// The label appears only if there is room.
  private func mark(_ instant: Instant, _ step: Int64, _ context: LayoutContext) -> [Drawing] {
    let (x, frame) = (scale.x(of: instant).rounded(), labels ?? scale.frame)
    let height = labels == nil ? Self.tick : frame.size.height
    let tick = Drawing.fill(
      Rect(x: x, y: frame.maxY - height, width: 1, height: height), context.theme.separator)
    let decimals = step >= 1000 ? 0 : step >= 100 ? 1 : step >= 10 ? 2 : 3
    let line = context.line(
      "\(instant.seconds(since: .zero).fixed(decimals)) s",
      style: context.style(.caption.withEvenDigits), width: .infinity)
    guard labels != nil, x + Self.gap + line.width <= frame.maxX else { return [tick] }
    return [tick]
      + line.drawings(
        at: Point(x: x + Self.gap, y: frame.minY), colour: context.theme.secondaryLabel)
  }
}
