/// A horizontal scroll as it stands.
public struct Scroll: Hashable, Sendable {
  /// What has just happened to it.
  public let phase: GesturePhase
  /// How far it has come since its first event, in pages towards the trailing edge.
  public let pages: Double
  /// How fast it is, in pages per second towards the trailing edge, over the 150 ms up to the last
  /// event.
  ///
  /// 0 when all events of that time have the same time stamp.
  public let velocity: Double
}

/// Recognises a scroll that sets out to one side, as two fingers on a touchpad make it.
///
/// Nobody says when a scroll ends: it has ended 80 ms after its last event, and whoever has a clock
/// calls `expire` at the `deadline`. What first goes mostly up or down, by the same measure as a
/// drag, is refused as long as it lasts. Steps that are not finite count as none, and an instant
/// before that of the last event counts as the same.
public struct ScrollRecognizer: Hashable, Sendable {
  /// How many points make a page, however wide the stage is: libadwaita's 400.
  static let page = 400.0
  /// How long after its last event a scroll has ended: some five events of a touchpad, by eye.
  static let pause = Duration.milliseconds(80)
  /// How far a scroll must go until it is one, in points; as far as a finger on a screen.
  static let slop = PointerDevice.touch.slop

  /// Points so far, and when the last event came.
  private enum State: Hashable {
    case idle
    case undecided(Vector, last: Instant)
    case refused(last: Instant)
    case scrolling(Vector, last: Instant)
  }

  private let headings: PanDirections
  private var state = State.idle
  private var tracker = VelocityTracker()

  /// Creates a recogniser at rest.
  ///
  /// - Parameter headings: Where what is scrolled may set out for; the trailing edge, by default,
  ///   is the way back. Up and down mean nothing here.
  public init(towards headings: PanDirections = .trailing) {
    self.headings = headings.intersection(.horizontal)
  }

  /// When the scroll that is going on ends if nothing more comes; `nil` when none is going on.
  public var deadline: Instant? {
    guard case .scrolling(_, let last) = state else { return nil }
    return last.advanced(by: Self.pause)
  }

  /// Whether an event at an instant would be the first of a scroll.
  public func isIdle(at instant: Instant) -> Bool {
    switch state {
    case .idle: true
    case .undecided(_, let last), .refused(let last): instant >= last.advanced(by: Self.pause)
    case .scrolling: false
    }
  }

  /// How fast the scroll that is going on was at its last event, in pages per second.
  var velocity: Double {
    guard case .scrolling(_, let last) = state else { return 0 }
    return tracker.velocity(at: last).dx / Self.page
  }

  /// Ends a scroll that has had no event for 80 ms; `nil` when none has to end.
  public mutating func expire(at instant: Instant) -> Scroll? {
    guard case .scrolling(let travel, let last) = state, let deadline, deadline <= instant else {
      return nil
    }
    state = .idle
    return scroll(.ended, travel, at: last)
  }

  /// Takes the next event.
  ///
  /// On a stage without extent no scroll begins.
  public mutating func take(_ event: ScrollEvent) -> Recognition<Scroll> {
    if isIdle(at: event.instant) {
      tracker.reset()
      state = .idle
    }
    switch state {
    case .scrolling(let past, let last):
      return follow(event, from: past, at: max(last, event.instant), as: .moved)
    case .refused(let last):
      state = .refused(last: max(last, event.instant))
      return .failed
    case .undecided(let past, let last):
      return judge(event, from: past, at: max(last, event.instant))
    case .idle:
      return judge(event, from: .zero, at: event.instant)
    }
  }

  private mutating func judge(
    _ event: ScrollEvent, from past: Vector, at instant: Instant
  ) -> Recognition<Scroll> {
    let travel = past.extended(by: event.travel)
    switch event.stage.isEmpty ? .ignored : headings.judge(travel, slop: Self.slop) {
    case .pending:
      tracker.add(travel, at: instant)
      state = .undecided(travel, last: instant)
      return .waiting
    case .ignored:
      state = .refused(last: instant)
      return .failed
    case .claimed:
      return follow(event, from: past, at: instant, as: .began)
    }
  }

  private mutating func follow(
    _ event: ScrollEvent, from past: Vector, at instant: Instant, as phase: GesturePhase
  ) -> Recognition<Scroll> {
    let travel = past.extended(by: event.travel)
    tracker.add(travel, at: instant)
    state = .scrolling(travel, last: instant)
    return .recognized(scroll(phase, travel, at: instant))
  }

  private func scroll(_ phase: GesturePhase, _ travel: Vector, at instant: Instant) -> Scroll {
    Scroll(
      phase: phase, pages: travel.dx / Self.page,
      velocity: tracker.velocity(at: instant).dx / Self.page)
  }
}

extension Vector {
  /// The sum, or just this one where the sum is no number.
  fileprivate func extended(by other: Vector) -> Vector {
    let sum = self + other
    return sum.isFinite ? sum : self
  }
}
