internal import ArgumentParser
internal import FlowSDL
internal import Foundation

/// `sluice doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the versions and files in use, and what is wrong.",
    discussion: "Pictures of text depend on all of them; geometry depends on none.")

  func run() throws {
    // The command line is read and run on the process's main thread, where video belongs.
    let diagnosis = MainActor.assumeIsolated { Diagnosis() }
    show("sluice", Sluice.configuration.version)
    for fact in diagnosis.facts { show(fact.name, fact.value) }
    for problem in diagnosis.problems { show("problem", problem) }
    if diagnosis.problems.isEmpty { show("problem", "none") }
  }

  private func show(_ name: String, _ value: String) {
    print(name.padding(toLength: 10, withPad: " ", startingAt: 0) + value)
  }
}
