public import FlowCore
public import FlowUI

/// The error thrown when a flow does not settle in time.
public struct SettleTimeout: Error, CustomStringConvertible {
  let limit: Duration

  /// The problem in one line.
  public var description: String {
    "the flow is still moving \(limit.inSeconds.fixed(0)) s after the script's end"
  }
}

/// Plays a script into a session, step by step or as time passes.
///
/// Input is always sent at its own instant, however far the session's time advances in one call.
@MainActor
public final class ScriptPlayer {
  /// The time that the flow has to settle after the script's end.
  package static let settleLimit = Duration.seconds(60)

  /// The session that receives the input.
  public let session: FlowSession

  private let script: Script
  private var rest: InputSequence
  private var next: Script.TimedInput?
  private var played = 0

  /// Creates a player positioned at the script's start.
  ///
  /// - Parameters:
  ///   - script: The script to play. If it `needsFlow`, resolve it first: the player leaves out
  ///     steps that name an element or expect something.
  ///   - session: The session that receives the input.
  public init(_ script: Script, session: FlowSession) {
    self.script = script
    self.session = session
    rest = InputSequence(script: script)
    next = rest.next()
    script.prepareCalls(of: session)
  }

  /// Plays up to an instant: sends all input due by then, and advances the session to it.
  public func play(to instant: Instant) {
    advance(to: instant)
    session.advance(to: instant)
  }

  /// Plays up to a requested picture.
  public func play(to shot: Script.Shot) {
    while played < shot.inputCount, next != nil { sendNext() }
    session.advance(to: shot.instant)
  }

  /// Plays to the script's end, and continues until the flow has settled.
  ///
  /// The flow also counts as settled while a timer is pending, or while a pressed pointer does not
  /// move; it does not while a simulated call is running.
  ///
  /// - Throws: `SettleTimeout` if the flow still moves a minute after the script's end, or a minute
  ///   after the session's current time if the script has ended by then.
  public func playUntilSettled() throws(SettleTimeout) {
    let end = max(script.end, session.context.clock.now)
    guard playUntilSettled(noLaterThan: end.advanced(by: Self.settleLimit)) else {
      throw SettleTimeout(limit: Self.settleLimit)
    }
  }

  /// Plays no further than `limit`; returns whether the flow has settled.
  func playUntilSettled(noLaterThan limit: Instant) -> Bool {
    play(to: min(script.end, limit))
    return script.end <= limit && session.settle(noLaterThan: limit)
  }

  /// Plays automatically as the session's time advances, while the player is kept alive; other
  /// input may be sent meanwhile.
  package func playAsTimePasses() {
    session.context.clock.add(self)
  }

  private func sendNext() {
    guard let input = next else { return }
    next = rest.next()
    played += 1
    session.send(input.input, at: input.instant)
  }
}

extension ScriptPlayer: ClockParticipant {
  public var deadline: Instant? { next?.instant }

  /// Pending input causes no motion.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    while let deadline, deadline <= instant { sendNext() }
  }
}
