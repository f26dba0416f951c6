internal import ArgumentParser
internal import FlowCore
internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import FoundationEssentials
internal import SluiceCommandLine

/// The options that select a flow and how its window shows it.
struct WindowOptions: ParsableArguments {
  @OptionGroup var flow: FlowOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show only the stage, with this many device pixels per point at first; by default 1, or less "
        + "on a small display."),
    transform: Arguments.scale)
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Write every event and effect to this file as it happens; '-' is standard output.",
      valueName: "file"))
  var trace: String?

  @Flag(help: "Show frames through the graphics card, in sync with the display.")
  var gpu = false

  @Option(
    help: ArgumentHelp(
      "Continue from the place in this file if it exists, and save the place to it at the end.",
      valueName: "file"))
  var restore: String?

  func validate() throws {
    guard restore == nil || flow.link?.placeText == nil else {
      throw ValidationError("expected either a place or --restore, whose file contains one")
    }
    guard restore == nil || restore.map(destination) != trace.map(destination) else {
      throw ValidationError("expected another file for --restore than for --trace")
    }
  }

  /// The same options with the environment's language, unless they choose one.
  func followingEnvironment() -> WindowOptions {
    var options = self
    options.flow.follow(ProcessInfo.processInfo.environment)
    return options
  }

  private func destination(of path: String) -> String { Output(path: path).destination }

  /// Shows the flow in the viewer until its window is closed.
  ///
  /// - Parameter recovered: The record of the previous run, if it ended in a crash.
  @MainActor
  func showViewer(
    of catalogue: Catalogue, playing script: Script, after recovered: JournalRecord? = nil
  ) throws {
    let file = try restore.map { path in try PlaceFile(path) }
    let kept = try file?.read(for: flow.link?.id)
    let lines = try trace.map { path in try LiveFile(path, of: "trace") }
    var run = ViewerRun(
      catalogue, glyphs: try Stage.fonts(), usesGPU: gpu, language: flow.language)
    var flow = flow
    // If neither the command line nor a crash determines what to show, resume where the viewer was
    // closed or where the last run was cut off.
    let isResumed = flow.link == nil && kept == nil && recovered == nil && script.inputs.isEmpty
    let lost = isResumed ? run.claimLostRun() : recovered
    if isResumed, lost?.signal == nil, let last = lost?.link ?? run.lastLink,
      catalogue.demo(last.id) != nil
    {
      flow.link = last
    }
    let setup = try flow.setup(in: catalogue, from: kept)
    // The link's instant applies only to its own script; any other script plays from its start.
    let hasOwnScript = flow.link?.hasScript ?? false || script.inputs.isEmpty
    let instant = flow.link?.moment?.time.flatMap { time in
      hasOwnScript ? Instant.zero.advanced(by: time) : nil
    }
    var model: ViewerModel?
    try run.show(
      setup, playing: isResumed ? try flow.setting().script ?? script : script,
      at: instant, after: lost
    ) { viewer in
      model = viewer
      if isResumed { viewer.time.isPaused = false }
      if isResumed, let lost, lost.signal == nil {
        viewer.toast.say(viewer.strings[.resumed])
      }
      try lines?.open()
      for line in viewer.playback.events { lines?.write("\(line)\n") }
      viewer.playback.onEvent = { lines?.write("\($0)\n") }
    }
    if let place = model?.place { try file?.write(place) }
  }

  /// Shows only the flow's stage until its window is closed.
  ///
  /// - Parameters:
  ///   - catalogue: The demos.
  ///   - script: The input that is played as time passes.
  ///   - isKiosk: Whether the stage fills the screen and can be closed only with Ctrl+Q.
  ///   - whenOpen: Called once the window is open and before any input, with the session and the
  ///     stored link that it resumes from, if there is one.
  /// - Returns: The session, at the instant when the window was closed.
  @MainActor @discardableResult
  func showStage(
    of catalogue: Catalogue, playing script: Script = Script(), isKiosk: Bool = false,
    whenOpen: (FlowSession, FlowPlace?) throws -> Void = { _, _ in }
  ) throws -> FlowSession {
    let file = try restore.map { path in try PlaceFile(path) }
    let kept = try file?.read(for: flow.link?.id)
    let lines = try trace.map { path in try LiveFile(path, of: "trace") }
    let stage = try Stage(
      flow, in: catalogue, from: kept,
      trace: lines.map { lines in { @MainActor in lines.write("\($0)\n") } })
    do {
      let window = try StageWindow(
        stage.session, glyphs: stage.glyphs,
        options: StageWindowOptions(
          title: stage.title.map { "\($0) - Sluice" } ?? "Sluice", scale: scale, usesGPU: gpu),
        warn: Console.say)
      if isKiosk { (window.isFullScreen, window.canBeClosed) = (true, false) }
      try lines?.open()
      try whenOpen(stage.session, kept)
      let player = ScriptPlayer(script, session: stage.session)
      player.playAsTimePasses()
      try withExtendedLifetime(player) { () throws(WindowError) in try window.run() }
      if let place = stage.place { try file?.write(place) }
    } catch let error as WindowError {
      throw Failure(error)
    }
    return stage.session
  }
}
