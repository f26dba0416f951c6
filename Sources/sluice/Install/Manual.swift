internal import ArgumentParser
internal import Foundation
internal import SluiceViewer

/// `sluice manual`: a page for `man`, made of what the argument parser says of the program's commands, for
/// `Scripts/install`.
///
///     sluice --experimental-dump-help | sluice manual >sluice.1
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Makes the program's manual page.", shouldDisplay: false)

  func run() throws {
    let help = try FileHandle.standardInput.readToEnd() ?? Data()
    guard let page = try? JSONDecoder().decode(ManualPage.self, from: help) else {
      throw ValidationError("expected what --experimental-dump-help prints")
    }
    try Output(path: "-").write(Array(page.roff.utf8))
  }
}
