internal import FlowCore
internal import FlowUI

/// The ruler of a time line: labels and ticks at round times, with faint lines from the ticks
/// through the tracks.
@MainActor
struct TimeRuler {
  private let scale: TimeScale
  private let frame: Rect

  /// The minimum distance between two ticks, in points; by eye.
  private static let distance = 64.0
  /// The gap between a tick and its label, in points; by eye.
  private static let gap = 4.0
  /// The opacity of the lines through the tracks; by eye.
  private static let lines = 0.4
  /// In milliseconds.
  private static let steps: [Int64] = [1, 2, 5].flatMap { step in
    [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000].map { step * $0 }
  }.sorted()

  init(_ scale: TimeScale, in frame: Rect) {
    self.scale = scale
    self.frame = frame
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
    let x = scale.x(of: instant).rounded()
    let line = { (frame: Rect, colour: RGBA) in
      Drawing.fill(Rect(x: x, y: frame.minY, width: 1, height: frame.size.height), colour: colour)
    }
    let separator = context.theme.separator
    let ticks = [line(scale.frame, separator.faded(Self.lines)), line(frame, separator)]
    let decimals = step >= 1000 ? 0 : step >= 100 ? 1 : step >= 10 ? 2 : 3
    let label = context.line(
      "\(instant.seconds(since: .zero).fixed(decimals)) s",
      style: context.style(.caption.withMonospacedDigits), width: .infinity)
    guard x + Self.gap + label.width <= frame.maxX else { return ticks }
    return ticks
      + label.drawings(
        at: Point(x: x + Self.gap, y: frame.minY), colour: context.theme.secondaryLabel)
  }
}
