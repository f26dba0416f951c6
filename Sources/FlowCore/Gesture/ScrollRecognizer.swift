/// The state of a scroll along one axis.
package struct Scroll: Hashable, Sendable {
  package let phase: GesturePhase
  /// The distance since the first event, in pages towards the trailing edge or down.
  package let pages: Double
  /// The velocity in pages per second, towards the trailing edge or down.
  package let velocity: Double
}

/// Recognises a scroll along one axis, such as that of two fingers on a touchpad.
///
/// No event says that a scroll is over: it ends 80 ms after its last event, when the owner calls
/// `expire` at the `deadline`. All events of a scroll that begins in another direction are ignored.
package struct ScrollRecognizer: Hashable, Sendable {
  /// The length of a page in points, whatever the stage's width: libadwaita's 400.
  static let page = 400.0
  /// The time after the last event at which a scroll ends: about five touchpad events, chosen by
  /// eye.
  static let pause = Duration.milliseconds(80)
  /// The distance at which a scroll is recognised, in points: the slop of a touch.
  static let slop = PointerDevice.touch.slop

  /// Vectors are the distance so far, in points; `last` is the instant of the last event.
  private enum State: Hashable {
    case idle
    case undecided(Vector, last: Instant)
    case failed(last: Instant)
    case scrolling(Vector, last: Instant)
  }

  private let directions: PanDirections
  private let axis: Axis
  private var state = State.idle
  private var tracker = VelocityTracker()

  /// Creates a recogniser; `directions` are those in which the content may begin to move, by
  /// default that of going back.
  package init(towards directions: PanDirections = .trailing, along axis: Axis = .horizontal) {
    self.directions = directions.intersection(axis == .horizontal ? .horizontal : .vertical)
    self.axis = axis
  }

  package var deadline: Instant? {
    guard case .scrolling(_, let last) = state else { return nil }
    return last.advanced(by: Self.pause)
  }

  package func isIdle(at instant: Instant) -> Bool {
    switch state {
    case .idle: true
    case .undecided(_, let last), .failed(let last): instant >= last.advanced(by: Self.pause)
    case .scrolling: false
    }
  }

  /// The velocity at the last event, in pages per second.
  var velocity: Double {
    guard case .scrolling(_, let last) = state else { return 0 }
    return axis.component(of: tracker.velocity(at: last)) / Self.page
  }

  package mutating func expire(at instant: Instant) -> Scroll? {
    guard case .scrolling(let travel, let last) = state, let deadline, deadline <= instant else {
      return nil
    }
    state = .idle
    return scroll(.ended, travel, at: last)
  }

  package mutating func handle(_ event: ScrollEvent) -> Recognition<Scroll> {
    if isIdle(at: event.instant) {
      tracker.reset()
      state = .idle
    }
    switch state {
    case .scrolling(let past, let last):
      return follow(event, from: past, at: max(last, event.instant), as: .moved)
    case .failed(let last):
      state = .failed(last: max(last, event.instant))
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
    switch event.stageSize.isEmpty ? .ignored : directions.judge(travel, slop: Self.slop) {
    case .pending:
      tracker.add(travel, at: instant)
      state = .undecided(travel, last: instant)
      return .waiting
    case .ignored:
      state = .failed(last: instant)
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
      phase: phase, pages: axis.component(of: travel) / Self.page,
      velocity: axis.component(of: tracker.velocity(at: instant)) / Self.page)
  }
}

extension Vector {
  fileprivate func extended(by other: Vector) -> Vector {
    let sum = self + other
    return sum.isFinite ? sum : self
  }
}
