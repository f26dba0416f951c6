public import FlowCore
public import FlowUI

/// The flow was still moving when nobody waited any longer.
public struct SettleTimeout: Error, CustomStringConvertible {
  /// How long was waited.
  let limit: Duration

  /// What happened, in one line.
  public var description: String {
    "the flow is still moving \(limit.inSeconds.fixed(0)) s after the script's end"
  }
}

/// Plays a script into a session, as far as is asked for.
///
/// Input comes at its own instant, whoever lets the time pass.
public final class ScriptPlayer {
  /// How long after the script's end the picture may move.
  public static let patience = Duration.seconds(60)

  /// The session that is played into.
  public let session: FlowSession

  private let script: Script
  private var played = 0

  /// Creates a player at the script's start.
  public init(_ script: Script, session: FlowSession) {
    self.script = script
    self.session = session
  }

  /// Plays up to an instant: all input that comes by then, and the time until then.
  public func play(to instant: Instant) {
    while played < script.inputs.count, script.inputs[played].instant <= instant {
      sendNext()
    }
    session.advance(to: instant)
  }

  /// Plays up to a picture that the script asks for.
  public func play(to shot: Script.Shot) {
    while played < shot.inputCount { sendNext() }
    session.advance(to: shot.instant)
  }

  /// Plays to the end, and on until nothing moves by itself.
  ///
  /// A held finger is at rest, and so is a waiting timer.
  /// - Throws: `SettleTimeout` when that takes more than a minute.
  public func playToRest() throws(SettleTimeout) {
    guard playToRest(noLaterThan: script.end.advanced(by: Self.patience)) else {
      throw SettleTimeout(limit: Self.patience)
    }
  }

  /// Plays to an instant, or only to rest where that comes earlier; says whether it has come.
  func playToRest(noLaterThan limit: Instant) -> Bool {
    play(to: min(script.end, limit))
    guard script.end <= limit else { return false }
    while session.isMoving {
      guard let next = session.deadline, next <= limit else {
        session.advance(to: limit)
        return false
      }
      session.advance(to: next)
    }
    return true
  }

  /// Plays by itself from now on, as the session's time passes, for as long as the player is kept
  /// alive; a person may do something meanwhile.
  public func playAsTimePasses() {
    session.context.clock.add(self)
  }

  private func sendNext() {
    let next = script.inputs[played]
    played += 1
    session.send(next.input, at: next.instant)
  }
}

extension ScriptPlayer: ClockParticipant {
  public var deadline: Instant? {
    script.inputs.indices.contains(played) ? script.inputs[played].instant : nil
  }

  /// What has yet to be done moves nothing.
  public var isMoving: Bool { false }

  public func advance(to instant: Instant) {
    while let deadline, deadline <= instant { sendNext() }
  }
}
