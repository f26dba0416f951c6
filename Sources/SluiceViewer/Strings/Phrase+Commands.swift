package import FlowCore

extension Phrase {
  // MARK: Groups
  package static let timeGroup = Phrase("time-group", english: "Time", german: "Zeit")
  package static let stageGroup = Phrase("stage-group", english: "Stage", german: "Bühne")
  package static let windowGroup = Phrase("window-group", english: "Window", german: "Fenster")
  package static let shareGroup = Phrase("share-group", english: "Share", german: "Teilen")

  // MARK: Time
  package static let resume = Phrase("go-on", english: "Go on", german: "Fortsetzen")
  package static let pauseHelp = Phrase(
    "pause-help", english: "Pause, go on", german: "Anhalten, fortsetzen")
  package static let stepBack = Phrase(
    "step-back", english: "One frame back", german: "Ein Bild zurück")
  package static let stepForward = Phrase(
    "step-forward", english: "One frame on", german: "Ein Bild weiter")
  package static let backToNow = Phrase(
    "back-to-now", english: "Back to now", german: "Zurück zu jetzt")
  package static let branch = Phrase(
    "branch", english: "Branch from here", german: "Von hier an neu")
  package static let branchHelp = Phrase(
    "branch-help", english: "Go on from here, and keep what came later",
    german: "Von hier an weiter; was später kam, bleibt erhalten")
  package static let undo = Phrase(
    "undo", english: "Undo on the time line", german: "Rückgängig auf der Zeitlinie")
  package static let redo = Phrase(
    "redo", english: "Redo on the time line", german: "Wiederholen auf der Zeitlinie")
  package static let continueLostRun = Phrase(
    "continue-lost-run", english: "Continue another lost session",
    german: "Weitere verlorene Sitzung fortsetzen")
  package static let continueLostRunHelp = Phrase(
    "continue-lost-run-help", english: "Continue a session of another window that was cut off",
    german: "Abgebrochene Sitzung eines anderen Fensters fortsetzen")
  package static let startAgain = Phrase("start-again", english: "Start again", german: "Von vorn")

  static func speed(_ speed: PlaybackSpeed) -> Phrase {
    Phrase(
      "speed-\(speed.rawValue)", english: "Speed \(speed.title)", german: "Tempo \(speed.title)")
  }

  // MARK: Stage
  package static let zoomIn = Phrase("zoom-in", english: "Zoom in", german: "Vergrößern")
  package static let zoomOut = Phrase("zoom-out", english: "Zoom out", german: "Verkleinern")
  package static let zoomToFit = Phrase("zoom-to-fit", english: "Zoom to fit", german: "Einpassen")
  package static let zoomToPoints = Phrase(
    "zoom-to-points", english: "Zoom to 100 %", german: "Auf 100 % vergrößern")
  package static let panLeft = Phrase(
    "pan-left", english: "Pan a large stage to the left", german: "Große Bühne nach links")
  package static let panRight = Phrase(
    "pan-right", english: "Pan a large stage to the right", german: "Große Bühne nach rechts")
  package static let panUp = Phrase(
    "pan-up", english: "Pan a large stage to the top", german: "Große Bühne nach oben")
  package static let panDown = Phrase(
    "pan-down", english: "Pan a large stage to the bottom", german: "Große Bühne nach unten")
  package static let rotate = Phrase("rotate", english: "Rotate", german: "Drehen")

  // MARK: Share
  package static let copyLink = Phrase("copy-link", english: "Copy a link", german: "Link kopieren")
  package static let copyLinkHelp = Phrase(
    "copy-link-help", english: "Copy a link to this instant",
    german: "Link zu diesem Zeitpunkt kopieren")
  package static let savePicture = Phrase(
    "save-picture", english: "Save a picture", german: "Bild speichern")
  package static let record = Phrase("record", english: "Record", german: "Aufnehmen")
  package static let endRecording = Phrase(
    "end-recording", english: "Stop recording", german: "Aufnahme beenden")
  package static let recordHelp = Phrase(
    "record-help", english: "Record, and end the recording",
    german: "Aufnehmen, und die Aufnahme beenden")
  package static let removeOverlay = Phrase(
    "remove-overlay", english: "Remove the picture laid over the stage",
    german: "Bild über der Bühne entfernen")
  package static let openCopiedLink = Phrase(
    "open-copied-link", english: "Open a link that was copied",
    german: "Kopierten Link öffnen")

  // MARK: Window
  package static let showPalette = Phrase(
    "show-palette", english: "All commands", german: "Alle Befehle")
  package static let find = Phrase(
    "find", english: "Find in code, events or demos",
    german: "Im Code, im Verlauf oder in Demos suchen")
  package static let findDemo = Phrase(
    "find-demo", english: "Find a demo", german: "Demo suchen")
  package static let findNext = Phrase(
    "find-next", english: "Next place found in code or events",
    german: "Nächste Fundstelle im Code oder Verlauf")
  package static let findPrevious = Phrase(
    "find-previous", english: "Previous place found in code or events",
    german: "Vorige Fundstelle im Code oder Verlauf")
  package static let demos = Phrase("demos", english: "Demos", german: "Demos")
  package static let demosHelp = Phrase(
    "demos-help", english: "Fold the demos away, or back", german: "Demos ein- und ausklappen")
  package static let inspector = Phrase("inspector", english: "Inspector", german: "Inspektor")
  package static let inspectorHelp = Phrase(
    "inspector-help", english: "Fold the inspector away, or back",
    german: "Inspektor ein- und ausklappen")
  package static let fullScreen = Phrase("full-screen", english: "Full screen", german: "Vollbild")
  package static let focusNext = Phrase(
    "focus-next", english: "Focus the next part of the window",
    german: "Zum nächsten Teil des Fensters")
  package static let focusPrevious = Phrase(
    "focus-previous", english: "Focus the previous part of the window",
    german: "Zum vorigen Teil des Fensters")
  package static let moveStage = Phrase(
    "move-stage", english: "Move the stage", german: "Bühne verschieben")
  package static let moveStageMouse = Phrase(
    "move-stage-mouse", english: "Shift+wheel, middle drag, Space+drag",
    german: "Umschalt+Rad, mittlere Taste, Leertaste+Ziehen")
  package static let zoomAtPointer = Phrase(
    "zoom-at-pointer", english: "Zoom at the pointer", german: "Am Zeiger zoomen")
  package static let zoomAtPointerMouse = Phrase(
    "zoom-at-pointer-mouse", english: "Ctrl+wheel", german: "Strg+Rad")
  package static let zoomTime = Phrase(
    "zoom-time", english: "Zoom the time line, or to a transition",
    german: "Zeitlinie zoomen, oder auf einen Übergang")
  package static let zoomTimeMouse = Phrase(
    "zoom-time-mouse", english: "wheel, double-click", german: "Rad, Doppelklick")
  package static let showShortcuts = Phrase(
    "show-shortcuts", english: "All shortcuts", german: "Alle Tastenkürzel")
  package static let showContextMenu = Phrase(
    "show-context-menu", english: "Menu of what has the focus",
    german: "Menü zu dem, was den Fokus hat")
  package static let closeWindow = Phrase(
    "close-window", english: "Close the window", german: "Fenster schließen")
  package static let quit = Phrase("quit", english: "Quit", german: "Beenden")

  // MARK: Palette and list of shortcuts
  package static let searchCommands = Phrase(
    "search-commands", english: "Search commands, demos and settings",
    german: "Befehle, Demos und Einstellungen suchen")
  package static let noCommand = Phrase(
    "no-command", english: "Nothing has this name", german: "So heißt nichts")
  package static let keyboard = Phrase(
    "keyboard", english: "Keyboard and mouse", german: "Tastatur und Maus")
  package static let or = Phrase("or", english: "{1} or {2}", german: "{1} oder {2}")
}

/// What can be opened, chosen or compared, in the palette and in menus.
extension Phrase {
  package static let openDemo = Phrase("open-demo", english: "Open a demo", german: "Demo öffnen")
  package static let openNamed = Phrase(
    "open-named", english: "Open {1}", german: "{1} öffnen")
  package static let openPlace = Phrase("open-place", english: "Open a place", german: "Ort öffnen")
  package static let device = Phrase("device", english: "Device", german: "Gerät")
  package static let compare = Phrase("compare", english: "Compare", german: "Vergleichen")
  package static let oneStage = Phrase("one-stage", english: "One stage", german: "Eine Bühne")
}
