internal import FlowCore
internal import FlowUI

extension ViewerScreen {
  /// Creates all shortcuts that work wherever the focus is.
  func makeShortcuts() -> [Shortcut] {
    timeShortcuts + stageShortcuts + windowShortcuts + shareShortcuts
  }

  private var timeShortcuts: [Shortcut] {
    [
      Shortcut("Pause, go on", "F8", "Ctrl+Space", in: .time) { [model] in model.togglePause() },
      Shortcut("One frame back", "Ctrl+,", in: .time) { [model] in model.step(-1) },
      Shortcut("One frame on", "Ctrl+.", in: .time) { [model] in model.step(1) },
      Shortcut("Back to now", "Alt+End", in: .time) { [model] in model.goToNow() },
      Shortcut("Branch off here: forget what came later", "Ctrl+B", in: .time) { [model] in
        model.branch()
      },
      Shortcut("Start again", "F5", in: .time) { [model] in model.restart() },
    ]
      + PlaybackSpeed.allCases.enumerated().map { index, pace in
        Shortcut("Pace \(pace.title)", "Alt+\(index + 1)", in: .time) { [model] in
          model.time.pace = pace
        }
      }
  }

  private var stageShortcuts: [Shortcut] {
    [
      Shortcut("Zoom in", "Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Keypad_+", in: .stage) {
        [model] in model.zoom(by: 1)
      },
      Shortcut("Zoom out", "Ctrl+-", "Ctrl+Keypad_-", in: .stage) { [model] in model.zoom(by: -1) },
      Shortcut("Zoom to fit", "Ctrl+0", "Ctrl+Keypad_0", in: .stage) { [model] in
        model.zoomToFit()
      },
      Shortcut("Zoom to 100 %", "Ctrl+Shift+0", in: .stage) { [model] in model.zoomToPoints() },
      Shortcut("Pan a large stage to the left", "Ctrl+Alt+Left", in: .stage) { [model] in
        model.pan(by: Vector(dx: 40, dy: 0))
      },
      Shortcut("… to the right", "Ctrl+Alt+Right", in: .stage) { [model] in
        model.pan(by: Vector(dx: -40, dy: 0))
      },
      Shortcut("… to the top", "Ctrl+Alt+Up", in: .stage) { [model] in
        model.pan(by: Vector(dx: 0, dy: 40))
      },
      Shortcut("… to the bottom", "Ctrl+Alt+Down", in: .stage) { [model] in
        model.pan(by: Vector(dx: 0, dy: -40))
      },
      Shortcut("Turn the device", "Ctrl+T", in: .stage) { [model] in model.rotate() },
    ]
  }

  private var shareShortcuts: [Shortcut] {
    [
      Shortcut("Copy a link to this instant", "Ctrl+L", in: .share) { [sharing] in
        sharing.copyLink()
      },
      Shortcut("Save a picture of the stage", "Ctrl+S", in: .share) { [sharing] in
        sharing.screenshot()
      },
      Shortcut("Remove the picture laid over the stage", "Ctrl+Shift+O", in: .share) { [model] in
        model.overlay = nil
      },
      Shortcut("Record, and end the recording", "Ctrl+R", in: .share) { [sharing] in
        sharing.toggleRecording()
      },
    ]
  }

  private var windowShortcuts: [Shortcut] {
    [
      Shortcut("Find a demo, or in code", "Ctrl+F", in: .window) { [weak self] in
        self?.focusSearch()
      },
      Shortcut("Find a demo, or in code", "/", isCharacter: true, in: .window) { [weak self] in
        self?.focusSearch()
      },
      Shortcut("Next place found in code", "F3", "Ctrl+G", in: .window) { [weak self] in
        self?.findInSource(1)
      },
      Shortcut("The one before", "Shift+F3", "Ctrl+Shift+G", in: .window) { [weak self] in
        self?.findInSource(-1)
      },
      Shortcut("Fold the demos away, or back", "F9", in: .window) { [model] in
        model.panels.toggle(.demos)
      },
      Shortcut("Fold the inspector away, or back", "F10", in: .window) { [model] in
        model.panels.toggle(.inspector)
      },
      Shortcut("Full screen", "F11", in: .window) { [model] in model.toggleFullScreen() },
      Shortcut("Focus the next part of the window", "F6", in: .window) { [weak self] in
        self?.moveFocus(by: 1)
      },
      Shortcut("Focus the one before", "Shift+F6", in: .window) { [weak self] in
        self?.moveFocus(by: -1)
      },
      Shortcut("All shortcuts", "F1", "Ctrl+/", in: .window) { [weak self] in
        self?.showShortcuts()
      },
      Shortcut(
        "All shortcuts", "?", "Shift+/", "Shift+ß", isCharacter: true, in: .window
      ) { [weak self] in self?.showShortcuts() },
    ]
  }
}
