internal import ArgumentParser
internal import FlowCore
internal import FlowSDL
internal import FlowSnapshot
internal import FlowUI
internal import FoundationEssentials
internal import Glibc
internal import SluiceCommandLine

/// The options that select a flow and configure its window.
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
      "Continue from the place in this file or, if there is no file, begin as without this option; "
        + "save the place to it at the end.",
      valueName: "file"))
  var restore: String?

  func validate() throws {
    guard restore == nil || flow.link?.placeText == nil else {
      throw ValidationError("expected either a place or --restore, whose file contains one")
    }
  }

  /// Throws if two options name the same file, even by different paths.
  func checkFiles(_ source: ScriptOptions?) throws(Failure) {
    if let trace {
      let file = Output(path: trace)
      try file.checkDiffers("--trace", from: restore, of: "--restore")
      if let source { try file.checkIsNotScript("--trace", source) }
    }
    if let restore, let source {
      try Output(path: restore).checkIsNotScript("--restore", source)
    }
  }

  /// The same options with the environment's language, unless an option or the link chooses one.
  func followingEnvironment() -> WindowOptions {
    var options = self
    options.flow.useLanguage(of: ProcessInfo.processInfo.environment)
    return options
  }

  /// Shows the viewer until its window is closed.
  ///
  /// An `editor` of `.some(nil)` means no editor from now on; `nil` keeps the setting.
  @MainActor
  func showViewer(
    of catalogue: Catalogue, playing script: Script, from source: ScriptOptions,
    editor: EditorCommand??, after crash: (journal: String, signal: Int32)? = nil
  ) throws {
    let file = try restore.map { path in try PlaceFile(path) }
    let kept = try file?.read(for: flow.link?.id)
    let lines = try trace.map { path in try LiveFile(path, of: "trace") }
    let run = ViewerRun(
      catalogue, glyphs: try PreparedFlow.fonts(), usesGPU: gpu, language: flow.language)
    let crashed = try crash.flatMap { journal, signal in
      try LostRun(crashedWith: signal, journal: journal, in: run.folders, of: catalogue)
    }
    var flow = flow
    // Without a link, a stored place, a script or a crash, continue where the viewer was closed or
    // cut off, or else show what the catalogue opens with.
    let isResumed = flow.link == nil && kept == nil && crash == nil && script.inputs.isEmpty
    let resumption = isResumed ? run.resumption { try flow.check($0, in: catalogue) } : nil
    let lost = resumption?.lost ?? crashed
    let hasCrashed = lost?.record.signal != nil
    if !hasCrashed, let link = resumption?.link {
      flow.link = link
    } else if isResumed, lost == nil, let opening = catalogue.opening {
      flow.link = StageLink(opening)
    }
    let setup = try flow.setup(in: catalogue, from: kept)
    // The link's instant applies to its own script and without any input; another script plays from
    // its start.
    let instantApplies = source.path == nil || script.inputs.isEmpty
    let instant = flow.link?.moment?.time.flatMap { time in
      instantApplies ? Instant.zero.advanced(by: time) : nil
    }
    try run.show(
      setup, playing: isResumed ? try flow.linkedScript() ?? script : script,
      at: instant, isKept: isResumed, after: lost
    ) { viewer in
      if isResumed { viewer.time.isPaused = false }
      if let editor { viewer.editor = editor }
      if let resumption, let lost = resumption.lost {
        viewer.sayContinued(lost.record, others: resumption.others)
      }
      lines?.onFailure = { [weak viewer] in viewer?.toast.say($0, isProblem: true) }
      try lines?.open()
      for line in viewer.playback.events { lines?.write("\(line)\n") }
      viewer.playback.onEvent = { lines?.write("\($0)\n") }
    } whenClosed: { viewer in
      lines?.close()
      if let place = viewer.place { try file?.write(place) }
    }
    // The error was already printed when it occurred.
    if lines?.hasFailed == true { Glibc.exit(Failure.badInput) }
  }

  /// Shows only the stage until its window is closed.
  ///
  /// `whenOpen` is called before any input, with the stored place from which the session continues.
  /// `whenClosed` is called also if the window system ends.
  @MainActor
  func showStage(
    of catalogue: Catalogue, playing script: Script = Script(), isKiosk: Bool = false,
    whenOpen: (FlowSession, FlowPlace?) throws -> Void = { _, _ in },
    whenClosed: @escaping (FlowSession) -> Void = { _ in }
  ) throws {
    let file = try restore.map { path in try PlaceFile(path) }
    let kept = try file?.read(for: flow.link?.id)
    let lines = try trace.map { path in try LiveFile(path, of: "trace") }
    let prepared = try PreparedFlow(
      flow, in: catalogue, from: kept,
      trace: lines.map { lines in { @MainActor in lines.write("\($0)\n") } })
    do {
      var options = FlowWindowOptions(
        title: prepared.title.map { "\($0) - \(catalogue.title)" } ?? catalogue.title, scale: scale,
        usesGPU: gpu)
      options.follow(catalogue)
      let window = try WindowOpening.open(prepared.session, prepared.glyphs, options)
      if isKiosk {
        (window.isFullScreen, window.canBeClosed) = (true, false)
        // The desktop cannot close the window, but the person who has opened it can.
        window.onWindowInput = { [weak window] input in
          guard input == .key(KeyPress("Q", modifiers: [.ctrl])) else { return false }
          window?.close()
          return true
        }
      }
      // Begin the recording before the trace: whoever reads the trace's first line must find it.
      try whenOpen(prepared.session, kept)
      try lines?.open()
      let player = ScriptPlayer(script, session: prepared.session)
      player.playAsTimePasses()
      let finish = {
        whenClosed(prepared.session)
        lines?.close()
        if let place = prepared.place { try file?.write(place) }
      }
      window.onDisplayEnd = {
        do {
          try finish()
        } catch {
          Console.say((error as? Failure)?.message ?? "\(error)")
        }
      }
      try withExtendedLifetime(player) { () throws(WindowError) in try window.run() }
      try finish()
    } catch let error as WindowError {
      throw Failure(error)
    }
    // The error was already printed when it occurred.
    if lines?.hasFailed == true { Glibc.exit(Failure.badInput) }
  }
}

extension FlowOptions {
  /// Throws if a link stored by an earlier run cannot be opened with these options.
  @MainActor
  fileprivate func check(_ link: StageLink, in catalogue: Catalogue) throws(Failure) {
    var options = self
    options.link = link
    _ = try options.setup(in: catalogue)
    _ = try options.linkedScript()
  }
}
