internal import ArgumentParser
internal import FlowModel

/// Plays one seed, and prints how many operations it has made up, its tally, and what went wrong: a
/// process of its own, so that one that traps or hangs is a finding like any other.
struct Worker: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

  @Argument var play: Repertoire
  @Argument var seed: UInt64

  func run() async {
    let tally = Tally()
    let finding = await play.rehearse(seed: seed, tally)
    print(play.length(seed: seed), tally, finding?.description ?? "", separator: "\n")
  }
}

/// Plays some lines of a script, to find out whether they trap or hang.
struct Attempt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "attempt", shouldDisplay: false)

  @Argument var play: Repertoire
  @Argument var seed: UInt64
  @Argument var script: Int
  @Option(parsing: .upToNextOption) var lines: [Int] = []

  func run() { play.rehearse(seed: seed, script: script, lines: lines) }
}
