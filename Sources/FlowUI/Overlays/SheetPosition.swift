internal import FlowCore

/// The vertical position of a sheet, and the spring or drag that moves it.
@MainActor
final class SheetPosition {
  private enum Motion {
    /// Idle at this offset, as a fraction of the sheet's height: 0 is fully open, 1 is below the
    /// screen.
    case still(Double)
    /// The offset before rubber-band resistance, as a fraction of the sheet's height.
    case dragged(DragSession, Double)
    case running(SpringMotion)
  }

  private var motion = Motion.still(1)
  private var timing: OverlayTiming?
  private let fade = Fade()
  /// With reduced motion, the sheet fades instead of moving.
  private var isFading = false
  /// The height of the sheet in the last layout, in points.
  private var height = 0.0
  /// Whether a downward drag can close the sheet; if not, the sheet resists it like a rubber band.
  private var canCloseByDrag = true
  /// The rule that the person prefers; `nil` for the sheet's own.
  private var preferredRule: ReleaseRule?
  /// The downward velocity of the drag that closed the sheet, in sheet heights per second; 0 if it
  /// was not closed by a drag.
  private var closingVelocity = 0.0

  /// The downward offset as a fraction of the sheet's height: 0 if fully open, negative while the
  /// sheet is pulled up.
  var offset: Double {
    switch motion {
    case .still(let offset): offset
    case .dragged(_, let offset): resisting(offset)
    case .running(let spring): timing.map { spring.value(at: $0.clock.now) } ?? spring.target
    }
  }

  var opacity: Double { isFading ? fade.presence : 1 }

  /// The visible fraction of the sheet's height.
  var presence: Double { min(max(1 - offset, 0), 1) }

  var isGone: Bool { presence == 0 || opacity == 0 }

  // MARK: Appearing and disappearing

  func appear(_ timing: OverlayTiming?) {
    observe(timing)
    if isGone {
      // The sheet may have faded and now slide, or the reverse, if the preference has changed.
      motion = .still(1)
      fade.run(to: 0, nil)
    }
    isFading = timing?.reducesMotion ?? false
    fade.run(to: 1, isFading ? timing : nil)
    if isFading || timing == nil { motion = .still(0) } else { run(to: 0, velocity: 0) }
  }

  func disappear(_ timing: OverlayTiming?) {
    defer { closingVelocity = 0 }
    isFading = timing?.reducesMotion ?? false
    if isFading {
      motion = .still(offset)
      fade.run(to: 0, timing)
    } else if timing == nil {
      motion = .still(1)
    } else {
      run(to: 1, velocity: closingVelocity)
    }
  }

  private func observe(_ timing: OverlayTiming?) {
    if let timing, self.timing?.clock !== timing.clock { timing.clock.add(self) }
    self.timing = timing ?? self.timing
  }

  private func run(to target: Double, velocity: Double) {
    guard let timing, !timing.reducesMotion else { return motion = .still(target) }
    motion = .running(
      SpringMotion(
        spring: .navigation, start: timing.clock.now, origin: offset, initialVelocity: velocity,
        target: target))
  }

  // MARK: Dragging

  func update(height: Double, canCloseByDrag: Bool, _ context: LayoutContext) {
    (self.height, self.canCloseByDrag) = (height, canCloseByDrag)
    observe(OverlayTiming(context))
    if case .dragged = motion { return }
    preferredRule = context.environment.preferredReleaseRule
  }

  /// Moves the sheet with a drag; returns true if the drag has been released and closes the sheet.
  func follow(_ pan: Pan) -> Bool {
    guard height > 0 else { return false }
    if pan.phase == .began {
      let start = unresisted(offset)
      let session = DragSession(.down, preferred: preferredRule, extent: height, from: start)
      motion = .dragged(session, start)
    }
    guard case .dragged(var session, let offset) = motion else { return false }
    switch pan.phase {
    case .began, .moved:
      let moved = session.progress(after: pan.translation, extent: height, current: offset)
      motion = .dragged(session, moved ?? offset)
    case .ended:
      return release(session, velocity: pan.velocity)
    case .cancelled:
      run(to: 0, velocity: 0)
    }
    return false
  }

  private func release(_ session: DragSession, velocity: Vector) -> Bool {
    let closes = canCloseByDrag && session.finishes(at: offset, velocity: velocity)
    let velocity = session.velocity(of: velocity)
    if closes {
      closingVelocity = max(0, velocity)
    } else {
      run(to: 0, velocity: min(0, velocity))
    }
    return closes
  }

  private func resisting(_ offset: Double) -> Double {
    guard resists(offset) else { return offset }
    return -geometry.pulled(to: -offset * height) / height
  }

  /// The inverse of `resisting`: a sheet that is caught in motion stays where it is.
  private func unresisted(_ offset: Double) -> Double {
    guard resists(offset) else { return offset }
    return -geometry.pull(reaching: -offset * height) / height
  }

  private func resists(_ offset: Double) -> Bool {
    height > 0 && (offset < 0 || !canCloseByDrag)
  }

  /// For the resistance, the sheet is like content that is as high as its window.
  private var geometry: ScrollGeometry { ScrollGeometry(content: height, window: height) }
}

extension SheetPosition: ClockParticipant {
  var deadline: Instant? {
    if case .running(let spring) = motion { spring.settleTime } else { nil }
  }

  var isMoving: Bool { deadline != nil }

  func advance(to instant: Instant) {
    if case .running(let spring) = motion, spring.settleTime <= instant {
      motion = .still(spring.target)
    }
  }
}
