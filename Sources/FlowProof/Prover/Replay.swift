internal import FlowCore
internal import FlowUI

/// One play of a flow from its start, with a watch on its gates.
final class Replay {
  /// How long a person waits before doing the next thing: longer than a double click is apart.
  static let pause = Duration.milliseconds(400)

  /// Kept alive as long as the play goes on.
  let flow: any FlowController
  let session: FlowSession
  let watch: GateWatch
  /// What has been done so far, and when.
  private(set) var log: [TimedDeed] = []
  /// When pages began to move and came to rest, since the last call of `noteMotion`.
  private(set) var motion: ClosedRange<Instant>?
  private let patience: Duration

  init(_ prover: FlowProver) {
    let context = FlowContext(reducesMotion: prover.settings.reducesMotion)
    flow = prover.start(context)
    session = FlowSession(
      navigation: flow.navigationController, size: prover.size, measuring: prover.measuring,
      blocks: prover.blocks)
    prover.prepare(session)
    watch = GateWatch(names: prover.settings.gates)
    patience = prover.settings.limits.patience
    look()
  }

  /// The instant that has come.
  var now: Instant { session.context.clock.now }

  /// What a person could name and use at this instant.
  var tree: AccessibilityNode { session.accessibilityTree }

  /// All stacks that are there at this instant.
  var plan: StagePlan { StagePlan(session.context.flows) }

  /// Does something at an instant; one in the past counts as now.
  func carryOut(_ deed: RouteAction, at instant: Instant) {
    advance(to: instant)
    log.append(TimedDeed(instant: now, deed: deed))
    switch deed {
    case .input(let input):
      session.send(input, at: now)
    case .code(_, let body):
      body(situation)
      session.setNeedsLayout()
    }
    look()
  }

  /// Does what was done in another play, at the same instants.
  func carryOut(_ deeds: some Sequence<TimedDeed>) {
    for timed in deeds { carryOut(timed.deed, at: timed.instant) }
  }

  /// Lets time pass, and looks whenever something is due: between two such instants pages only
  /// move, and none comes.
  func advance(to instant: Instant) {
    while now < instant {
      session.advance(to: min(instant, max(session.deadline ?? instant, now)))
      look()
    }
  }

  /// Lets time pass until nothing moves but timers; says whether no page moves then.
  @discardableResult
  func rest() -> Bool {
    let limit = now.advanced(by: patience)
    while session.isMoving, now < limit {
      advance(to: min(limit, max(session.deadline ?? limit, now.advanced(by: .nanoseconds(1)))))
    }
    let isAtRest = lastMoved == nil
    if isAtRest { watch.lookAtRest(at: now) }
    return isAtRest
  }

  /// Forgets when pages moved.
  func noteMotion() { motion = nil }

  /// What a route has to go by at this instant.
  var situation: RouteContext {
    RouteContext(flow: flow, session: session, passed: watch.passed, arrival: watch.arrival)
  }

  private func look() {
    let flows = session.context.flows
    watch.look(flows, at: now)
    let moves = flows.contains(where: \.isInTransition)
    if moves || (lastMoved != nil && motion?.upperBound == lastMoved) {
      motion = (motion?.lowerBound ?? now)...now
    }
    lastMoved = moves ? now : nil
  }

  /// The instant of the last look, if a page moved then.
  private var lastMoved: Instant?
}
