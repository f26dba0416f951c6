package import FlowCore
package import FlowUI

/// The frames of a script at a constant rate, from an instant until the flow has settled or another
/// instant is reached.
@MainActor
package struct FilmFrames {
  /// The largest number of frames: 100 seconds at 60 frames per second.
  package nonisolated static let largest = 6_000

  /// The flow's time between two frames, in whole nanoseconds, so that adding up accumulates no
  /// error.
  ///
  /// A `speed` of 2 shows the flow twice as fast.
  package nonisolated static func interval(rate: Int, speed: Double = 1) -> Duration {
    .nanoseconds(max(1, Int64((speed * 1e9 / Double(rate)).rounded())))
  }

  private let script: Script
  private let session: FlowSession
  private let player: ScriptPlayer
  private let start: Instant
  private let interval: Duration
  private let end: Instant?
  private let limit: Instant
  private let marksFingers: Bool
  private let size: Size
  private var next: Instant
  private var count = 0
  private var isOver = false

  /// Prepares to play a script in a new session.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - session: A new session; the script is played in it up to `start`.
  ///   - start: The instant of the first frame.
  ///   - end: The instant after which there is no frame; if `nil`, the film ends when the flow has
  ///     settled.
  ///   - interval: The time of the flow between two frames, positive: the speed divided by the
  ///     frame rate.
  ///   - marksFingers: Whether a ring marks each pressed pointer.
  package init(
    _ script: Script, session: FlowSession, from start: Instant = .zero, to end: Instant? = nil,
    every interval: Duration, marksFingers: Bool = false
  ) {
    precondition(interval > .zero, "a film's interval must be positive, not \(interval)")
    (self.script, self.session, self.interval) = (script, session, interval)
    (self.start, self.end, self.marksFingers) = (start, end, marksFingers)
    player = ScriptPlayer(script, session: session)
    player.play(to: start)
    size = session.size
    limit = max(script.end, start).advanced(by: ScriptPlayer.settleLimit)
    next = start
  }

  /// Plays to the next frame and returns it; `nil` after the last one.
  ///
  /// - Throws: `FilmError` if there are too many frames, the flow does not settle, or the script
  ///   resizes the stage after the first frame.
  package mutating func frame() throws(FilmError) -> LayerTree? {
    guard !isComplete else { return nil }
    guard count < Self.largest, count > 0 || !isTooLong else { throw .tooLong }
    if end != nil {
      player.play(to: next)
    } else {
      isOver =
        player.playUntilSettled(noLaterThan: min(next, limit))
        && session.context.clock.now <= next
      guard isOver || next <= limit else {
        throw .unsettled(SettleTimeout(limit: ScriptPlayer.settleLimit))
      }
    }
    (next, count) = (next.advanced(by: interval), count + 1)
    guard session.size == size else { throw .resized }
    return tree
  }

  /// The fraction of the film that has been made, 0…1; 1 only when it is complete.
  ///
  /// The time that the flow takes to settle after the script's end is not known, so it is
  /// estimated.
  package var fraction: Double {
    guard !isComplete else { return 1 }
    let whole = start.duration(to: end ?? script.end.advanced(by: Self.typicalSettleTime)).inSeconds
    let done = start.duration(to: next).inSeconds
    return whole > 0 ? min(Self.almostAll, done / whole) : Self.almostAll
  }

  /// The estimated time from the end of a script until a transition in the default style has
  /// settled.
  private static let typicalSettleTime = Duration.milliseconds(600)
  private static let almostAll = 0.99

  private var isComplete: Bool { isOver || end.map { next > $0 } ?? false }

  /// The instant up to which the film certainly has frames.
  private var known: Instant { end ?? script.end }

  /// Whether the film certainly has too many frames; known before the first one is made.
  private var isTooLong: Bool {
    start.duration(to: known).inSeconds / interval.inSeconds >= Double(Self.largest)
  }

  private var tree: LayerTree {
    var tree = session.layerTree
    guard marksFingers else { return tree }
    let fingers = script.fingers(at: session.context.clock.now)
    tree.root.sublayers.append(
      .fingers(at: fingers, size: tree.root.size, colour: session.theme.accent))
    return tree
  }
}

/// Why a film cannot be made.
package enum FilmError: Error, CustomStringConvertible {
  /// The film would have more than `FilmFrames.largest` frames.
  case tooLong
  /// The script resizes the stage after the first frame, but the pictures of a film have one size.
  case resized
  /// The flow does not settle in time.
  case unsettled(SettleTimeout)

  /// The problem and its remedy, in one line.
  package var description: String {
    switch self {
    case .tooLong:
      "more than \(FilmFrames.largest) pictures; end the film earlier, or take fewer a second"
    case .resized: "the script resizes the stage; a film's pictures have one size"
    case .unsettled(let error): error.description
    }
  }
}

extension Layer {
  static func fingers(at fingers: [Point], size: Size, colour: RGBA) -> Layer {
    Layer(
      name: "fingers", size: size,
      drawings: fingers.flatMap { Drawing.fingerRing(.film, at: $0, colour: colour) })
  }
}
