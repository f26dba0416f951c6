internal import FlowCore
internal import FlowUI

/// The frames of a time line's ruler and tracks.
///
/// In a low window, the tracks are thin, and there is neither room for names nor for a ruler.
@MainActor
struct TimeTracks {
  /// The frame of ruler and tracks, right of their names.
  let frame: Rect
  /// The frame of the ruler; `nil` without room for one.
  let ruler: Rect?
  let input: Rect
  let transitions: Rect
  let callbacks: Rect
  let gates: Rect
  /// Whether texts fit into the tracks.
  let isRoomy: Bool
  private let left: Double

  /// The height of a track with a name, and of the ruler, in points: a line of a caption.
  private static let row = 15.0
  /// The height with thin tracks, in points.
  private static let low = 30.0
  /// The minimum width, in points, at which tracks have names; by eye.
  private static let minWidth = 420.0

  /// The height of a time line, which depends on that of the bar that it is in.
  static func height(in context: LayoutContext) -> Double {
    context.size.height >= ShellFrames.roomyTransport ? 5 * row : low
  }

  init(in frame: Rect, _ context: LayoutContext) {
    isRoomy = frame.size.height > Self.low
    left = frame.minX
    let names =
      isRoomy && frame.size.width >= Self.minWidth ? Self.nameWidth(context) : 0
    let tracks = Rect(
      x: frame.minX + names, y: frame.minY, width: frame.size.width - names,
      height: frame.size.height)
    let lane = { (y: Double, height: Double) in
      Rect(x: tracks.minX, y: tracks.minY + y, width: tracks.size.width, height: height)
    }
    self.frame = tracks
    if isRoomy {
      let rows = (0..<5).map { lane(Double($0) * Self.row, Self.row) }
      ruler = rows[0]
      (input, transitions, callbacks, gates) = (rows[1], rows[2], rows[3], rows[4])
    } else {
      ruler = nil
      (transitions, input, callbacks, gates) = (lane(4, 8), lane(13, 6), lane(20, 5), lane(24, 5))
    }
  }

  private static let titles: [Phrase] = [
    .inputTrack, .transitionsTrack, .callbacksTrack, .gates,
  ]

  private static func nameWidth(_ context: LayoutContext) -> Double {
    let widths = titles.map {
      context.measuring.width(of: context.strings[$0], in: context.style(.caption))
    }
    return (widths.max() ?? 0).rounded(.up) + 8
  }

  /// The names of the tracks, if there is room for them.
  func names(_ context: LayoutContext) -> [Drawing] {
    guard frame.minX > left else { return [] }
    return zip(Self.titles, [input, transitions, callbacks, gates]).flatMap { title, track in
      context.line(
        context.strings[title], style: context.style(.caption), width: frame.minX - left
      ).drawings(at: Point(x: left, y: track.minY), colour: context.theme.secondaryLabel)
    }
  }
}

/// The ruler of a time line: labels and ticks at round times.
@MainActor
struct TimeRuler {
  private let scale: TimeScale
  private let labels: Rect?

  /// The least distance between two labels, in points; by eye.
  private static let distance = 64.0
  /// The times between two labels, in milliseconds.
  private static let steps: [Int64] = [1, 2, 5].flatMap { step in
    [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000].map { step * $0 }
  }.sorted()

  /// Creates a ruler; without a frame for labels it has ticks only.
  init(_ scale: TimeScale, below labels: Rect?) {
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

  /// A tick, with the instant's time beside it if there is room.
  private func mark(_ instant: Instant, _ step: Int64, _ context: LayoutContext) -> [Drawing] {
    let (x, frame) = (scale.x(of: instant).rounded(), labels ?? scale.frame)
    let height = labels == nil ? 6 : frame.size.height
    let tick = Drawing.fill(
      Rect(x: x, y: frame.maxY - height, width: 1, height: height), context.theme.separator)
    let decimals = step >= 1000 ? 0 : step >= 100 ? 1 : step >= 10 ? 2 : 3
    let line = context.line(
      "\(instant.seconds(since: .zero).fixed(decimals)) s",
      style: context.style(.caption.withEvenDigits), width: .infinity)
    guard labels != nil, x + 4 + line.width <= frame.maxX else { return [tick] }
    return [tick]
      + line.drawings(at: Point(x: x + 4, y: frame.minY), colour: context.theme.secondaryLabel)
  }
}
