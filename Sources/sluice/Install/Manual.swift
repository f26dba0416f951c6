internal import ArgumentParser
internal import FoundationEssentials
internal import SluiceCommandLine
internal import SluiceViewer

/// `sluice manual`: prints a page for `man`, made from the argument parser's description of the
/// commands, for `Scripts/install`.
///
///     sluice --experimental-dump-help | sluice manual "$(sluice --version)" >sluice.1
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Makes the program's manual page.", shouldDisplay: false)

  /// In bytes, of the description that is read: far more than any program's.
  private static let limit = 16 << 20

  @Argument(help: "The version of the program whose page it is.") var version: String

  func run() throws {
    let help = try Input.standard.read(upTo: Self.limit + 1)
    guard help.count <= Self.limit,
      let page = try? JSONDecoder().decode(ManualPage.self, from: Data(help))
    else {
      throw ValidationError("expected what --experimental-dump-help prints")
    }
    try Output(path: "-").write(Array(page.roff(version: version).utf8))
  }
}
