internal import ArgumentParser
internal import FlowModel

/// Plays one seed: a process of its own, so that one that traps or hangs is a finding like any other.
struct Worker: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

  @Argument var play: Repertoire
  @Argument var seed: UInt64

  func run() async {
    let tally = Tally()
    let finding = await play.rehearse(seed: seed, tally)
    print(tally)
    if let finding { print(finding) }
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
