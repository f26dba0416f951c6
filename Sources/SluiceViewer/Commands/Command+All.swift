internal import FlowCore
internal import FlowUI

extension Command {
  static let all = time + speeds + stage + share + window

  // MARK: Time

  static let pause = Command(.pause, "F8", "Ctrl+Space", in: .time, icon: .pause) {
    $0.model.togglePause()
  }.switched(.resume, icon: .play) { $0.model.playsOn }.explained(by: .pauseHelp)
    .alsoOnStage("Space").alsoFound(as: "play stop anhalten")
  static let stepBack = Command(.stepBack, "Ctrl+,", in: .time, icon: .stepBack) {
    $0.model.step(-1)
  }
  static let stepForward = Command(.stepForward, "Ctrl+.", in: .time, icon: .stepForward) {
    $0.model.step(1)
  }
  static let backToNow = Command(.backToNow, "Alt+End", in: .time, icon: .clock) {
    $0.model.goToNow()
  }.enabled { $0.model.playback.isInPast }
  static let branch = Command(.branch, "Ctrl+B", in: .time, icon: .branch) {
    $0.model.branch()
  }.enabled { $0.model.playback.isInPast }.explained(by: .branchHelp).alsoFound(as: "fork")
  static let playAgain = Command(.playAgain, "Alt+R", in: .time, icon: .replay) {
    $0.model.playAgain()
  }.enabled { $0.model.lastTransition != nil }
  static let loop = Command(.loopTransition, "Alt+L", in: .time, icon: .loop) {
    $0.model.toggleLoop()
  }.switched(.endLoop) { $0.model.time.loop != nil }.enabled { $0.model.lastTransition != nil }
    .alsoFound(as: "loop")
  static let zoomToTransition = Command(.zoomToTransition, "Alt+Z", in: .time) {
    if let span = $0.model.lastTransition { $0.model.zoomTimeLine(to: span) }
  }.enabled { $0.model.lastTransition != nil }
  static let zoomTimeOut = Command(.zoomTimeOut, "Alt+0", in: .time) {
    $0.model.timeViewport.showAll(until: $0.model.playback.end)
  }
  static let startAgain = Command(.startAgain, "F5", in: .time, icon: .restart) {
    $0.model.restart()
  }.alsoFound(as: "restart reload reset neustart")

  static let undo = Command(.undo, in: .time) { $0.model.undo() }
    .alsoTyped(as: "Ctrl+Z").enabled { $0.model.canUndo }
  static let redo = Command(.redo, in: .time) { $0.model.redo() }
    .alsoTyped(as: "Ctrl+Shift+Z", "Ctrl+Y").enabled { $0.model.canRedo }
  static let showTimeLines = Command(.timeLines, "Ctrl+Shift+B", in: .time) {
    $0.window?.showTimeLines()
  }.explained(by: .timeLinesHelp)

  static let continueLostRun = Command(.continueLostRun, in: .time, icon: .clock) {
    $0.model.continueLostRun()
  }.enabled { ($0.model.lostRuns?.count ?? 0) > 0 }.explained(by: .continueLostRunHelp)

  private static let time = [
    pause, stepBack, stepForward, playAgain, loop, zoomToTransition, zoomTimeOut, backToNow, branch,
    showTimeLines, undo, redo, startAgain, continueLostRun,
  ]

  private static let speeds = PlaybackSpeed.allCases.enumerated().map { index, speed in
    Command(.speed(speed), "Alt+\(index + 1)", in: .time) { $0.model.time.speed = speed }
      .alsoFound(as: "slow motion zeitlupe")
  }

  // MARK: Stage

  static let zoomIn = Command(
    .zoomIn, "Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Keypad_+", in: .stage, icon: .zoomIn
  ) { $0.model.viewport.zoom(by: 1) }
  static let zoomOut = Command(
    .zoomOut, "Ctrl+-", "Ctrl+Keypad_-", in: .stage, icon: .zoomOut
  ) { $0.model.viewport.zoom(by: -1) }
  static let zoomToFit = Command(.zoomToFit, "Ctrl+0", "Ctrl+Keypad_0", in: .stage) {
    $0.model.viewport.zoomToFit()
  }
  static let rotate = Command(.rotate, "Ctrl+T", in: .stage, icon: .rotate) {
    $0.model.rotate()
  }.switched { $0.model.device.isRotated }.enabled { $0.model.device.kind != .free }
    .alsoFound(as: "landscape portrait orientation querformat hochformat")
  static let pick = Command(.pick, "Ctrl+Shift+C", in: .stage, icon: .pick) {
    $0.model.togglePicking()
  }.switched(.endPicking) { $0.model.inspection.isPicking }.explained(by: .pickHelp)
    .enabled { $0.model.crash == nil }.alsoFound(as: "inspect select untersuchen")
  static let zoomToPoints = Command(.zoomToPoints, "Ctrl+Shift+0", in: .stage) {
    $0.model.viewport.zoomToPoints()
  }
  /// The distance that a key pans, in points of the window; by eye.
  private static let panning = 40.0
  /// The commands that pan the stage, each with two shortcuts: many window managers use those with
  /// Ctrl themselves, and some use those with Shift.
  private static let pans = [
    Command(.panLeft, "Alt+Shift+Left", "Ctrl+Alt+Left", in: .stage) {
      $0.model.viewport.pan(by: Vector(dx: panning, dy: 0))
    },
    Command(.panRight, "Alt+Shift+Right", "Ctrl+Alt+Right", in: .stage) {
      $0.model.viewport.pan(by: Vector(dx: -panning, dy: 0))
    },
    Command(.panUp, "Alt+Shift+Up", "Ctrl+Alt+Up", in: .stage) {
      $0.model.viewport.pan(by: Vector(dx: 0, dy: panning))
    },
    Command(.panDown, "Alt+Shift+Down", "Ctrl+Alt+Down", in: .stage) {
      $0.model.viewport.pan(by: Vector(dx: 0, dy: -panning))
    },
  ]

  private static let stage = [zoomIn, zoomOut, zoomToFit, zoomToPoints] + pans + [rotate, pick]

  // MARK: Share

  static let copyLink = Command(.copyLink, "Ctrl+L", in: .share, icon: .link) {
    $0.sharing.copyLink()
  }.explained(by: .copyLinkHelp).alsoFound(as: "url share")
  static let savePicture = Command(.savePicture, "Ctrl+S", in: .share, icon: .camera) {
    $0.sharing.screenshot()
  }.alsoFound(as: "screenshot image png bildschirmfoto")
  static let record = Command(.record, "Ctrl+R", in: .share, icon: .record) {
    $0.sharing.toggleRecording()
  }.switched(.endRecording) { $0.sharing.recordingStart != nil }.explained(by: .recordHelp)
  static let removeOverlay = Command(.removeOverlay, "Ctrl+Shift+O", in: .share) {
    $0.model.overlay = nil
  }.enabled { $0.model.overlay != nil }

  static let saveFilm = Command(.saveFilm, "Ctrl+Shift+S", in: .share, icon: .film) {
    if $0.sharing.film == nil { $0.window?.showFilmSheet() } else { $0.sharing.cancelFilm() }
  }.switched(.cancelFilm, icon: .stop) { $0.sharing.film != nil }
    .alsoFound(as: "video export gif mp4 webm")
  static let copyPicture = Command(.copyPicture, "Alt+C", in: .share, icon: .copy) {
    $0.sharing.copyScreenshot()
  }
  private static let showInFolder = Command(.showInFolder, in: .share, icon: .folder) { target in
    if let path = target.sharing.lastSaved { target.sharing.showInFolder(path) }
  }.enabled { $0.sharing.lastSaved != nil }
  static let open = Command(.openFile, "Ctrl+O", in: .share, icon: .folder) {
    $0.window?.openFile()
  }.explained(by: .openHelp)
  private static let openPath = Command(.openPath, "Ctrl+Shift+L", in: .share) {
    $0.window?.showPathSheet()
  }

  private static let share = [
    open, openPath, copyLink, copyPicture, savePicture, saveFilm, record, showInFolder,
    removeOverlay,
  ]

  // MARK: Window

  static let showPalette = Command(.showPalette, "Ctrl+Shift+P", in: .window, icon: .search) {
    $0.window?.showPalette()
  }
  static let demos = Command(.demos, "F9", in: .window, icon: .sidebarLeft) {
    $0.model.panels.toggle(.demos)
  }.switched { $0.model.panels.isOpen(.demos) }.explained(by: .demosHelp)
  static let inspector = Command(.inspector, "F10", in: .window, icon: .sidebarRight) {
    $0.model.panels.toggle(.inspector)
  }.switched { $0.model.panels.isOpen(.inspector) }.explained(by: .inspectorHelp)
  static let fullScreen = Command(.fullScreen, "F11", in: .window, icon: .fullScreen) {
    $0.model.toggleFullScreen()
  }
  private static let find = Command(.find, "Ctrl+F", in: .window, icon: .search) {
    $0.window?.focusSearch()
  }
  private static let showContextMenu = Command(
    .showContextMenu, "Shift+F10", "Application", in: .window, icon: .more
  ) { $0.window?.showContextMenu() }
  private static let closeWindow = Command(.closeWindow, "Ctrl+W", in: .window, icon: .close) {
    $0.model.closeWindow()
  }
  private static let findDemo = Command(.findDemo, in: .window) { $0.window?.focusDemoSearch() }
    .alsoTyped(as: "/")
  private static let findNext = Command(.findNext, "F3", "Ctrl+G", in: .window) {
    $0.window?.goToMatch(1)
  }
  private static let findPrevious = Command(
    .findPrevious, "Shift+F3", "Ctrl+Shift+G", in: .window
  ) { $0.window?.goToMatch(-1) }
  private static let focusNext = Command(.focusNext, "F6", in: .window) {
    $0.window?.moveFocus(by: 1)
  }
  private static let focusPrevious = Command(.focusPrevious, "Shift+F6", in: .window) {
    $0.window?.moveFocus(by: -1)
  }
  static let showShortcuts = Command(
    .showShortcuts, "F1", "Ctrl+/", in: .window, icon: .help
  ) { $0.window?.showShortcuts() }.alsoFound(as: "keys help keyboard hilfe")
    .alsoTyped(as: "?", "Shift+/", "Shift+ß")

  private static let window = [
    showPalette, showContextMenu, find, findDemo, findNext, findPrevious, demos, inspector,
    fullScreen, focusNext, focusPrevious, showShortcuts, closeWindow,
  ]
}
