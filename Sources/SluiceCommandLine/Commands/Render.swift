internal import ArgumentParser
internal import FlowCatalogue
internal import FlowCore
internal import FlowSnapshot
internal import FlowText
internal import FlowUI

package struct Render: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders a flow at one instant as a PNG picture.",
    discussion: """
      Without --at, it renders the first frame after the script's end in which nothing moves; a \
      finger that is still pressed does not count as moving.
      """)

  @OptionGroup var flow: FlowOptions
  @OptionGroup var script: ScriptOptions

  @OptionGroup var instant: InstantOptions

  @Option(
    parsing: .unconditional, help: "Device pixels per point.", transform: Arguments.scale)
  var scale: Double = 1

  @Option(
    help: ArgumentHelp("The folder for the pictures that the script asks for.", valueName: "dir"))
  var shots: String?

  @OptionGroup var window: ViewerOptions

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The PNG file to write; '-' is standard output.", valueName: "file"))
  var output: String?

  func validate() throws {
    guard output != nil || shots != nil else {
      throw ValidationError("expected -o FILE for the picture, or --shots DIR")
    }
  }

  package func run(in context: CommandContext) throws {
    try output.map { Output(path: $0) }?.checkEnding(".png")
    let catalogue = context.catalogue
    let glyphs = try PreparedFlow.fonts()
    let script = try window.script(self.script, for: flow, in: context, glyphs)
    try checkFiles(for: script)
    if shots == nil, !script.shots.isEmpty {
      Console.say(
        "the script's pictures (\(script.shots.count)) are left out: expected --shots DIR")
    }
    let app = try window.open(flow, in: context, glyphs)
    let prepared = try app == nil ? PreparedFlow(flow, in: catalogue, glyphs: glyphs) : nil
    // The viewer or the flow runs only as long as it is retained.
    defer { withExtendedLifetime((app, prepared)) {} }
    guard let session = app?.session ?? prepared?.session else { return }
    let renderer = SnapshotRenderer(glyphs: glyphs)
    var files: [(output: Output, bytes: [UInt8])] = []
    let player = ScriptPlayer(script, session: session)
    for picture in pictureRequests(script) {
      try picture.play(player)
      files.append((picture.output, try png(of: session.layerTree, renderer)))
    }
    // Either all files are written or none.
    try Folder.with(shots, for: "--shots") { () throws(Failure) in
      for file in files {
        try file.output.check()
        try file.output.checkIsNotScript("the picture", self.script)
      }
      try Output.write(files)
    }
  }

  /// Checks, before any picture is made, that the picture for `-o` can be written and replaces none
  /// of the script's pictures.
  private func checkFiles(for script: Script) throws(Failure) {
    guard let output else { return }
    let file = Output(path: output)
    try file.check()
    guard let shots else { return }
    for shot in script.shots {
      try file.checkDiffers("-o", from: "\(shots)/\(shot.name).png", of: "--shots")
    }
  }

  /// Stores the scale, so that the flow can be compared with the picture later.
  private func png(of tree: LayerTree, _ renderer: SnapshotRenderer) throws -> [UInt8] {
    FlowReference.noting(
      scale: scale, of: tree.root.size, in: try renderer.png(of: tree, scale: scale))
  }

  /// The link that supplies the instant; `nil` if `--script` is given.
  private var link: StageLink? { script.script == nil ? flow.link : nil }

  private struct PictureRequest {
    let output: Output
    let play: @MainActor (ScriptPlayer) throws -> Void
  }

  /// The script's pictures, if `--shots` is given, and the picture for `-o`, in chronological
  /// order.
  @MainActor
  private func pictureRequests(_ script: Script) -> [PictureRequest] {
    let limit = instant.instant(or: link)
    let due = script.shots.prefix { shot in limit.map { shot.instant <= $0 } ?? true }
    let pictures = shots.map { folder in
      script.shots.map { shot in
        PictureRequest(output: Output(path: "\(folder)/\(shot.name).png")) { $0.play(to: shot) }
      }
    }
    let last = output.map { path in
      PictureRequest(output: Output(path: path)) { try instant.play($0, or: link) }
    }
    guard let pictures else { return [last].compactMap(\.self) }
    return pictures.prefix(due.count) + [last].compactMap(\.self)
      + pictures.dropFirst(due.count)
  }
}
