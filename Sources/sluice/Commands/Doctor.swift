internal import ArgumentParser
internal import FlowSDL
internal import Foundation

/// `sluice doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the versions and files in use, and what is wrong.",
    discussion: "Pictures of text depend on all of them; geometry depends on none.")

  func run() throws {
    let diagnosis = MainActor.assumeIsolated { Diagnosis() }
    show("sluice", Sluice.configuration.version)
    for fact in diagnosis.versions { show(fact.name, fact.value) }
    for file in diagnosis.fontFiles { show("font", "\(file) sha256 \(checksum(of: file))") }
    for fact in diagnosis.display { show(fact.name, fact.value) }
    for problem in diagnosis.problems { show("problem", problem) }
    if diagnosis.problems.isEmpty { show("problem", "none") }
  }

  private func show(_ name: String, _ value: String) {
    print(name.padding(toLength: 10, withPad: " ", startingAt: 0) + value)
  }

  /// A file's SHA-256 as coreutils print it, or `unknown` where they are missing.
  private func checksum(of file: String) -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", "--", file]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "unknown" }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: " ").first.map(String.init) ?? "unknown"
  }
}
