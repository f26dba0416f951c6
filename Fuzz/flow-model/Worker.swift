internal import ArgumentParser
internal import FlowModel

/// Runs one seed in a separate process, so that a seed that traps or hangs is reported like any
/// other.
struct Worker: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

  @Argument var play: RandomTestKind
  @Argument var seed: UInt64

  @MainActor
  func run() async {
    let tally = Tally()
    let finding = await play.run(seed: seed, tally)
    print(play.length(seed: seed), tally, finding?.description ?? "", separator: "\n")
  }
}

/// Runs some lines of a script, to find out whether they trap or hang.
struct Attempt: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "attempt", shouldDisplay: false)

  @Argument var play: RandomTestKind
  @Argument var seed: UInt64
  @Argument var script: Int
  @Option(parsing: .upToNextOption) var lines: [Int] = []

  @MainActor
  func run() async { play.run(seed: seed, script: script, lines: lines) }
}
