internal import FlowModel
internal import Foundation
internal import Subprocess
internal import SystemPackage

struct SeedResult: Sendable {
  let operations: Int
  /// The counted events, in the format of `Tally.description`.
  let tally: String
  /// A description of a failure, if possible with the shortest failing script; `nil` for none.
  let finding: String?
}

/// Runs the scripts of a seed in a separate process.
struct Player: Sendable {
  let play: RandomTestKind
  let seed: UInt64

  /// The time limit for a seed: most take a second or two, but shrinking a failing script takes
  /// longer.
  private static let limit = Duration.seconds(300)
  /// The time limit for one script, which usually takes a few milliseconds.
  private static let attemptLimit = Duration.seconds(10)

  func result() async -> SeedResult {
    let arguments = ["worker", play.rawValue, "\(seed)"]
    guard let output = await Self.output(of: arguments, within: Self.limit) else {
      return SeedResult(operations: 0, tally: "", finding: await trap())
    }
    let lines = output.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    let finding = lines[2].trimmingCharacters(in: .newlines)
    return SeedResult(
      operations: Int(lines[0]) ?? 0, tally: String(lines[1]),
      finding: finding.isEmpty ? nil : finding)
  }

  /// A description of the shortest script that traps or hangs, or of the seed if none does.
  private func trap() async -> String {
    for (script, length) in await play.lengths(seed: seed).enumerated() {
      let shrinker = Shrinker<Int>(fails: { await !survives(script: script, lines: $0) })
      let whole = Array(0..<length)
      guard await shrinker.fails(whole) else { continue }
      let shortest = await shrinker.shrunk(whole)
      let lines = await play.describe(seed: seed, script: script, lines: shortest)
      return Finding(
        seed: seed, script: script, fault: "traps, or does not end", lines: lines
      ).description
    }
    return "seed \(seed): took over \(Self.limit.components.seconds) s, or ended for another reason"
  }

  private func survives(script: Int, lines: [Int]) async -> Bool {
    let arguments =
      ["attempt", play.rawValue, "\(seed)", "\(script)", "--lines"] + lines.map(String.init)
    return await Self.output(of: arguments, within: Self.attemptLimit) != nil
  }

  /// What this program prints when run with these arguments; `nil` if it fails or takes too long.
  private static func output(of arguments: [String], within limit: Duration) async -> String? {
    await withTaskGroup { group in
      group.addTask {
        let ended = try? await Subprocess.run(
          .path("/proc/self/exe"), arguments: Arguments(arguments),
          output: .string(limit: 1_000_000))
        return ended?.terminationStatus.isSuccess == true ? ended?.standardOutput : nil
      }
      group.addTask {
        try? await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
