internal import FlowCore
internal import FlowUI

/// Replays a flow from its start; `watch` records the gates that are passed and the leaks.
@MainActor
final class Replay {
  /// A pause after which another press does not make a double click.
  static let pause = Duration.milliseconds(400)

  /// Kept alive during the replay.
  let flow: any FlowController
  let session: FlowSession
  let watch: GateWatch
  private(set) var log: [TimedRouteAction] = []
  /// From the first to the last motion of pages since `resetMotion()`; `nil` if none has moved.
  private(set) var motion: ClosedRange<Instant>?
  private let settleLimit: Duration

  init(_ prover: FlowProver) {
    let context = FlowContext(reducesMotion: prover.settings.reducesMotion)
    flow = prover.start(context)
    session = FlowSession(
      navigation: flow.navigationController, size: prover.size, measuring: prover.measuring,
      blocks: prover.blocks)
    session.changesOnlyByInput = true
    context.clock.fadesPresses = false
    prover.prepare(session)
    watch = GateWatch(gateNames: prover.settings.gates)
    settleLimit = prover.settings.limits.settleLimit
    readState()
  }

  var now: Instant { session.context.clock.now }

  var tree: AccessibilityNode { session.accessibilityTree }

  var plan: ScreenPlan { ScreenPlan(session.context.flows) }

  /// Carries out an action at an instant, or now if the instant has passed.
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

  func carryOut(_ actions: some Sequence<TimedRouteAction>) {
    for timed in actions { carryOut(timed.action, at: timed.instant) }
  }

  /// Advances time, and looks for leaks at each deadline: between deadlines no page appears.
  func advance(to instant: Instant) {
    while now < instant {
      session.advance(to: min(instant, max(session.deadline ?? instant, now)))
      readState()
    }
  }

  /// Advances time by `settleLimit` at most; timers may still be running when this returns.
  ///
  /// - Returns: Whether all pages have settled.
  @discardableResult
  func settle() -> Bool {
    let limit = now.advanced(by: settleLimit)
    while session.isMoving, now < limit {
      advance(to: min(limit, max(session.deadline ?? limit, now.advanced(by: .nanoseconds(1)))))
    }
    let hasSettled = !wasMoving
    if hasSettled { watch.noteScreensStillAlive(at: now) }
    return hasSettled
  }

  func resetMotion() { motion = nil }

  var routeContext: RouteContext {
    RouteContext(flow: flow, session: session, passed: watch.passed, arrival: watch.arrival)
  }

  private func readState() {
    let flows = session.context.flows
    watch.readState(flows, at: now)
    let moves = flows.contains(where: \.isInTransition)
    // A motion ends when no page is found moving any more.
    if moves || (wasMoving && motion != nil) { motion = (motion?.lowerBound ?? now)...now }
    wasMoving = moves
  }

  /// Whether a page was moving when `readState` last ran.
  private var wasMoving = false
}
