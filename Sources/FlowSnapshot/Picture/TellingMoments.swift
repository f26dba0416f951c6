internal import FlowCore

/// Chooses from what is seen of a flow the moments that tell what happens: the start, each instant
/// at which something starts or ends to move or to be pressed, some between them, and the rest.
struct TellingMoments<Seen> {
  /// The longest time between two chosen moments of a motion, in seconds: a little more than half
  /// a push, so that its middle is shown; by eye.
  private static var longestGap: Double { 0.4 }
  /// The length of a motion in seconds below which its middle is not chosen: a highlight, or a
  /// switch that turns; by eye.
  private static var shortestMotion: Double { 0.15 }
  /// By how much of a gap the moments of a motion are earlier than evenly distributed ones: motions
  /// slow down, so that of two gaps the first has most of the way; by eye.
  private static var lead: Double { 1.0 / 3 }
  /// The number of moments of one motion beyond which every other one is left out.
  private static var room: Int { 256 }

  private let instant: (Seen) -> Instant
  private let looksLike: (Seen, Seen) -> Bool
  private let presses: (Seen) -> Int
  /// What has been chosen, in chronological order.
  private(set) var chosen: [Seen] = []
  private var last: Seen?
  /// The last moment before something moved; `nil` while nothing moves.
  private var start: Seen?
  /// What has been seen since then.
  private var motion: [Seen] = []
  /// How many of those that are seen one stands for in `motion`.
  private var stride = 1
  private var skipped = 0

  /// Prepares to choose.
  ///
  /// - Parameters:
  ///   - instant: When something is seen.
  ///   - looksLike: Whether nothing has moved between two moments.
  ///   - presses: The number of pressed pointers: where it changes, a motion ends and another one
  ///     begins.
  init(
    at instant: @escaping (Seen) -> Instant, looksLike: @escaping (Seen, Seen) -> Bool,
    presses: @escaping (Seen) -> Int
  ) {
    (self.instant, self.looksLike, self.presses) = (instant, looksLike, presses)
  }

  /// Adds what is seen next.
  mutating func add(_ seen: Seen) {
    defer { last = seen }
    guard let last else { return chosen.append(seen) }
    if presses(seen) > presses(last) {
      endMotion(at: last)
      choose(seen)
    } else if looksLike(last, seen) {
      endMotion(at: last)
    } else {
      if presses(seen) < presses(last) { endPress(at: last) }
      if start == nil { beginMotion(at: last) }
      keep(seen)
    }
  }

  /// What has been chosen, with the last that has been seen.
  mutating func finish() -> [Seen] {
    if let last { endMotion(at: last) }
    return chosen
  }

  /// Ends the motion of a press; its last moment shows where it is released, except for a tap,
  /// which has been shown.
  private mutating func endPress(at end: Seen) {
    if let begin = chosen.last, seconds(begin, end) < Self.shortestMotion {
      (motion, start, stride, skipped) = ([], end, 1, 0)
    } else {
      endMotion(at: end)
    }
  }

  private mutating func beginMotion(at begin: Seen) {
    choose(begin)
    start = begin
  }

  /// Chooses moments of the motion so that no gap is too long, and its end.
  private mutating func endMotion(at end: Seen) {
    guard let start else { return }
    let length = seconds(start, end)
    let least = length < Self.shortestMotion ? 1 : 2
    let parts = max(least, Int((length / Self.longestGap).rounded(.up)))
    for part in 1..<parts {
      let wanted = length * (Double(part) - Self.lead) / Double(parts)
      if let next = motion.first(where: { seconds(start, $0) >= wanted }) { choose(next) }
    }
    choose(end)
    (motion, self.start, stride, skipped) = ([], nil, 1, 0)
  }

  private func seconds(_ one: Seen, _ other: Seen) -> Double {
    instant(one).duration(to: instant(other)).inSeconds
  }

  /// Chooses a moment, unless it is shown already.
  private mutating func choose(_ seen: Seen) {
    if let last = chosen.last, looksLike(last, seen) { return }
    chosen.append(seen)
  }

  private mutating func keep(_ seen: Seen) {
    skipped += 1
    guard skipped >= stride else { return }
    skipped = 0
    motion.append(seen)
    guard motion.count >= Self.room else { return }
    motion = motion.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    stride *= 2
  }
}
