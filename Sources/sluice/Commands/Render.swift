internal import ArgumentParser
internal import FlowCore
internal import FlowSnapshot
internal import FlowUI
internal import Foundation
internal import ImageFiles

/// `sluice render`.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a picture of one instant of a flow.",
    discussion: """
      Without --at it is the first frame at rest after the script's end: nothing moves by itself; a \
      held finger is at rest.
      """)

  @OptionGroup var flow: FlowOptions
  @OptionGroup var script: ScriptOptions

  @Option(
    help: ArgumentHelp(
      "The instant after the script's start, as 350ms or 1.2s.", valueName: "time"),
    transform: Arguments.time)
  var at: Duration?

  @Option(help: "Device pixels a point.", transform: Arguments.scale)
  var scale: Double = 1

  @Option(
    help: ArgumentHelp("The folder for the pictures that the script asks for.", valueName: "dir"))
  var shots: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The PNG file to write; '-' is standard output.", valueName: "file"))
  var output: String?

  func validate() throws {
    guard output != nil || shots != nil else {
      throw ValidationError("expected -o FILE for the picture, or --shots DIR")
    }
    guard StageLimits.allowsPicture(flow.size, scale: scale) else {
      throw ValidationError("--size and --scale: \(StageLimits.pictureRule)")
    }
  }

  func run() throws {
    let script = try script.read()
    if let shot = script.shots.first, shots == nil {
      Console.say("the picture '\(shot.name)' of the script is left out: expected --shots DIR")
    }
    let stage = try Stage(flow)
    let player = ScriptPlayer(script, session: stage.session)
    let maker = PictureMaker(glyphs: stage.glyphs)
    let limit = at.map { Instant.zero.advanced(by: $0) }
    if let shots {
      try makeFolder(shots)
      for shot in script.shots where limit.map({ shot.instant <= $0 }) ?? true {
        player.play(to: shot)
        try write(stage, maker, to: Output(path: "\(shots)/\(shot.name).png"))
      }
    }
    guard let output else { return }
    try play(player, to: limit)
    try write(stage, maker, to: Output(path: output))
  }

  private func play(_ player: ScriptPlayer, to limit: Instant?) throws(Failure) {
    guard let limit else {
      do {
        return try player.playToRest()
      } catch {
        throw Failure(error.description, status: Failure.turnedOutOtherwise)
      }
    }
    player.play(to: limit)
  }

  private func makeFolder(_ path: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure("cannot make the folder \(path): expected a place for --shots")
    }
  }

  private func write(_ stage: Stage, _ maker: PictureMaker, to output: Output) throws(Failure) {
    try output.write(maker.picture(of: stage.session.layerTree, scale: scale))
  }
}

extension Output {
  /// Writes a picture as PNG.
  func write(_ picture: RGBImage) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try PNG.encode(picture)
    } catch {
      throw Failure("cannot make a PNG of \(picture.width)x\(picture.height) pixels: \(error)")
    }
    try write(bytes)
  }
}
