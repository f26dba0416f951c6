internal import FlowCore
internal import FlowUI

/// Replays a flow from its start; `watch` records the gates that are passed and the leaks.
@MainActor
final class Replay {
  /// The pause before the next move: longer than the time between the clicks of a double click.
  static let pause = Duration.milliseconds(400)

  /// The flow, kept alive during the replay.
  let flow: any FlowController
  let session: FlowSession
  let watch: GateWatch
  /// The actions so far, and when they were carried out.
  private(set) var log: [TimedRouteAction] = []
  /// The time from the first motion of pages to the last one since `resetMotion()`; `nil` if none
  /// has moved.
  private(set) var motion: ClosedRange<Instant>?
  private let settleLimit: Duration

  init(_ prover: FlowProver) {
    let context = FlowContext(reducesMotion: prover.settings.reducesMotion)
    flow = prover.start(context)
    session = FlowSession(
      navigation: flow.navigationController, size: prover.size, measuring: prover.measuring,
      blocks: prover.blocks)
    prover.prepare(session)
    watch = GateWatch(gateNames: prover.settings.gates)
    settleLimit = prover.settings.limits.settleLimit
    readState()
  }

  /// The current instant.
  var now: Instant { session.context.clock.now }

  /// The accessibility tree at the current instant.
  var tree: AccessibilityNode { session.accessibilityTree }

  /// The screens of all flows at the current instant.
  var plan: StagePlan { StagePlan(session.context.flows) }

  /// Carries out an action at an instant, or now if that instant has passed.
  func carryOut(_ action: RouteAction, at instant: Instant) {
    advance(to: instant)
    log.append(TimedRouteAction(instant: now, action: action))
    switch action {
    case .input(let input):
      session.send(input, at: now)
    case .code(_, let body):
      body(routeContext)
      session.setNeedsLayout()
    }
    readState()
  }

  /// Carries out the actions of another replay at the same instants.
  func carryOut(_ actions: some Sequence<TimedRouteAction>) {
    for timed in actions { carryOut(timed.action, at: timed.instant) }
  }

  /// Advances time, and looks for leaks at each deadline of the session.
  ///
  /// Between two deadlines pages only move, and no page appears.
  func advance(to instant: Instant) {
    while now < instant {
      session.advance(to: min(instant, max(session.deadline ?? instant, now)))
      readState()
    }
  }

  /// Advances time until nothing moves, but by `settleLimit` at most; returns whether all pages
  /// have settled.
  ///
  /// Timers may still be running when this returns.
  @discardableResult
  func settle() -> Bool {
    let limit = now.advanced(by: settleLimit)
    while session.isMoving, now < limit {
      advance(to: min(limit, max(session.deadline ?? limit, now.advanced(by: .nanoseconds(1)))))
    }
    let hasSettled = lastMoved == nil
    if hasSettled { watch.noteScreensStillAlive(at: now) }
    return hasSettled
  }

  /// Starts a new record of `motion`.
  func resetMotion() { motion = nil }

  /// What a route needs to know to choose its steps at the current instant.
  var routeContext: RouteContext {
    RouteContext(flow: flow, session: session, passed: watch.passed, arrival: watch.arrival)
  }

  private func readState() {
    let flows = session.context.flows
    watch.readState(flows, at: now)
    let moves = flows.contains(where: \.isInTransition)
    if moves || (lastMoved != nil && motion?.upperBound == lastMoved) {
      motion = (motion?.lowerBound ?? now)...now
    }
    lastMoved = moves ? now : nil
  }

  /// The instant of the latest `readState`, if a page was moving then; otherwise `nil`.
  private var lastMoved: Instant?
}
