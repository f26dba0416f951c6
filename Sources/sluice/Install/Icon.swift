internal import ArgumentParser
internal import FlowText
internal import ImageFiles
internal import SluiceCommandLine
internal import SluiceViewer

/// `sluice icon`: the program's icon as a PNG file, for `Scripts/install`.
struct Icon: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon", abstract: "Draws the program's icon.", shouldDisplay: false)

  @Argument(help: "Pixels each way, 1 to 1024.") var side: Int
  @Option(name: .customShort("o"), help: "The PNG file to write; '-' is standard output.")
  var output: String

  func validate() throws {
    guard (1...1024).contains(side) else { throw ValidationError("expected 1 to 1024 pixels") }
  }

  func run() throws {
    try Output(path: output).write(PNG.encode(ProgramIcon.image(side: side)))
  }
}
