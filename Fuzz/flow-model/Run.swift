internal import ArgumentParser
internal import FlowModel
internal import Foundation

struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play seeds, and report the failures.")

  @Option(
    help: ArgumentHelp(
      "Which seeds: one, or a range; may be given several times.", valueName: "from..to"),
    transform: SeedRange.init)
  var seeds: [SeedRange] = []

  @Option(help: "Which play, all by default; may be given several times.")
  var play: [RandomTestKind] = []

  @Option(help: "How many processes play at a time, 1 to 1000; one per processor by default.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard !seeds.isEmpty else { throw ValidationError("expected --seeds FROM..TO") }
    guard (1...1000).contains(jobs) else {
      throw ValidationError("expected 1 to 1000 jobs, not \(jobs)")
    }
  }

  func run() async throws {
    let plays = play.isEmpty ? RandomTestKind.allCases : play
    let findings = await Session(plays: plays, seeds: seeds, jobs: jobs).run()
    if findings > 0 { throw ExitCode.failure }
  }
}

extension RandomTestKind: ExpressibleByArgument {}
