internal import FlowModel
internal import Foundation

/// Runs the scripts of seeds, as many seeds at a time as there are jobs, and prints the results.
struct Session {
  let plays: [RandomTestKind]
  let seeds: [SeedRange]
  let jobs: Int

  /// Returns the number of findings.
  func run() async -> Int {
    let start = ContinuousClock.now
    var score = Score()
    await withTaskGroup { group in
      var waiting = players.makeIterator()
      for player in (0..<jobs).compactMap({ _ in waiting.next() }) {
        group.addTask { (player, await player.result()) }
      }
      while let (player, result) = await group.next() {
        if let player = waiting.next() { group.addTask { (player, await player.result()) } }
        handle(result, of: player, into: &score)
        if score.played.isMultiple(of: 1000) { say("\(score), \((.now - start).inSeconds) s") }
      }
    }
    summarise(score, .now - start)
    return score.findings
  }

  private var players: [Player] {
    seeds.flatMap(\.seeds).flatMap { seed in plays.map { Player(play: $0, seed: seed) } }
  }

  private func handle(_ result: SeedResult, of player: Player, into score: inout Score) {
    score.played += 1
    score.operations += result.operations
    score.tally.add(Tally(result.tally))
    guard let finding = result.finding else { return }
    score.findings += 1
    say(
      """
      \(player.play.rule): \(finding)
        play it again: Scripts/test --long --play \(player.play) --seeds \(player.seed)
      """)
  }

  private func summarise(_ score: Score, _ time: Duration) {
    say("== \(score) in \(time.inSeconds) s, \(jobs) at a time")
    say("   seeds: \(seeds.map(\.description).joined(separator: ", "))")
    say("   plays: \(plays.map(\.rawValue).joined(separator: ", "))")
    for event in Tally.Event.allCases where score.tally[event] > 0 {
      say("   \(event.title): \(score.tally[event].grouped)")
    }
    say(score.findings == 0 ? "   nothing went wrong" : "   \(score.findings) went wrong")
  }

  /// Prints a line without buffering, so that it appears immediately even in a pipe.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

private struct Score: CustomStringConvertible {
  /// The number of pairs of a play and a seed that have been run.
  var played = 0
  var operations = 0
  var findings = 0
  let tally = Tally()

  var description: String {
    "\(operations.grouped) operations in \(played.grouped) plays of a seed"
  }
}

extension Duration {
  fileprivate var inSeconds: Int64 { components.seconds }
}

extension Tally.Event {
  fileprivate var title: String {
    switch self {
    case .gatesPassed: "gates passed"
    case .refusedBehindGate: "requests refused because their target is behind a gate"
    case .flowsDropped: "presented flows dismissed by a gate head"
    case .frozen: "transitions frozen while running by themselves"
    case .frozenDuringDrag: "transitions frozen during a drag"
    case .dragsBegun: "running transitions grabbed"
    case .begunOver: "drags begun over a running transition"
    case .released: "drags released towards the end"
    case .releasedBack: "drags released back to the start"
    case .gaveWay: "drags ended by a request"
    case .turnedRound: "transitions reversed by a request"
    case .queued: "requests queued behind a transition"
    case .insideCallback: "operations performed inside a callback"
    }
  }
}

extension Int {
  fileprivate var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
