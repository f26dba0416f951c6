internal import FlowCore

/// Chooses from samples of a flow the moments that tell what happens: the start, the start and end
/// of each motion and each press, some moments in between, and the last sample.
struct KeyMoments<Sample> {
  /// The longest gap between moments of a motion, in seconds: a little more than half a push, so
  /// that its middle is shown; by eye.
  private static var longestGap: Double { 0.4 }
  /// The shortest motion from which a moment in its middle is chosen, in seconds: longer than that
  /// of a switch; by eye.
  private static var shortestMotion: Double { 0.15 }
  /// The fraction of a gap by which the moments of a motion are earlier than evenly spaced ones:
  /// motions slow down, so most of the distance lies in their first half; by eye.
  private static var lead: Double { 1.0 / 3 }
  /// The shortest pause that ends a motion, in seconds: longer than that between two moves of a
  /// pointer; by eye.
  private static var shortestPause: Double { 0.05 }
  /// When a motion has this number of kept samples, every other one is discarded.
  private static var maxKeptSamples: Int { 256 }

  private let instant: (Sample) -> Instant
  private let looksLike: (Sample, Sample) -> Bool
  private let presses: (Sample) -> Int
  private(set) var chosen: [Sample] = []
  private var last: Sample?
  /// The last sample before something moved; `nil` while nothing moves.
  private var start: Sample?
  /// The first of the latest samples that look alike; `nil` while something moves.
  private var pause: Sample?
  /// The samples since `start`, one of each `stride`.
  private var motion: [Sample] = []
  private var stride = 1
  private var skipped = 0

  /// `presses` is the number of pressed pointers.
  init(
    at instant: @escaping (Sample) -> Instant, looksLike: @escaping (Sample, Sample) -> Bool,
    presses: @escaping (Sample) -> Int
  ) {
    (self.instant, self.looksLike, self.presses) = (instant, looksLike, presses)
  }

  mutating func add(_ sample: Sample) {
    defer { last = sample }
    guard let last else { return chosen.append(sample) }
    if presses(sample) > presses(last) {
      endMotion(at: pause ?? last)
      choose(sample)
    } else if looksLike(last, sample) {
      let pause = pause ?? last
      self.pause = pause
      if seconds(pause, sample) >= Self.shortestPause { endMotion(at: pause) }
    } else {
      pause = nil
      if presses(sample) < presses(last) { endPress(at: last) }
      if start == nil { beginMotion(at: last) }
      keep(sample)
    }
  }

  mutating func finish() -> [Sample] {
    if let last { endMotion(at: pause ?? last) }
    return chosen
  }

  /// Chooses the sample at which the pointer is released, unless the press was as short as a tap:
  /// then the sample at its start is enough.
  private mutating func endPress(at end: Sample) {
    if let begin = chosen.last, seconds(begin, end) < Self.shortestMotion {
      (motion, start, stride, skipped) = ([], end, 1, 0)
    } else {
      endMotion(at: end)
    }
  }

  private mutating func beginMotion(at begin: Sample) {
    choose(begin)
    start = begin
  }

  private mutating func endMotion(at end: Sample) {
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

  private func seconds(_ one: Sample, _ other: Sample) -> Double {
    instant(one).duration(to: instant(other)).inSeconds
  }

  private mutating func choose(_ sample: Sample) {
    if let last = chosen.last, looksLike(last, sample) { return }
    chosen.append(sample)
  }

  private mutating func keep(_ sample: Sample) {
    skipped += 1
    guard skipped >= stride else { return }
    skipped = 0
    motion.append(sample)
    guard motion.count >= Self.maxKeptSamples else { return }
    motion = motion.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    stride *= 2
  }
}
