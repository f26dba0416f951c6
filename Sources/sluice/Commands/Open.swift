internal import ArgumentParser
internal import FlowCore
internal import FlowSDL
internal import FlowUI
internal import Foundation

/// `sluice open`.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Opens a flow in a window; without a demo the catalogue.")

  @OptionGroup var flow: FlowOptions

  @Option(
    help: "Device pixels a point at the start; by default 1, or less on a small display.",
    transform: Arguments.scale)
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Where to write every event and effect as it happens; '-' is standard output.",
      valueName: "file"))
  var trace: String?

  @Flag(help: "Show frames through the graphics card, in step with the display.")
  var gpu = false

  func run() throws {
    let stage = try Stage(flow, trace: try traceSink())
    // The command line is read and run on the process's main thread, where windows belong.
    try MainActor.assumeIsolated {
      do {
        let window = try StageWindow(
          stage.session, glyphs: stage.glyphs,
          options: StageWindowOptions(
            title: stage.title.map { "\($0) – Sluice" } ?? "Sluice", scale: scale, usesGPU: gpu),
          warn: Console.say)
        try window.run()
      } catch let error as WindowError {
        throw Failure(error)
      }
    }
  }

  /// Writes each line as it comes, as long as that goes well.
  private func traceSink() throws(Failure) -> ((TraceLine) -> Void)? {
    guard let trace else { return nil }
    let output = Output(path: trace)
    var handle: FileHandle? = try output.open()
    return { line in
      do {
        try handle?.write(contentsOf: Data("\(line)\n".utf8))
      } catch {
        Console.say(output.unwritable(error).message + "; the trace ends here")
        handle = nil
      }
    }
  }
}
