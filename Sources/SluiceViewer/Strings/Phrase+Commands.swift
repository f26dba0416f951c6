internal import FlowCore

/// The titles and descriptions of commands.
extension Phrase {
  // MARK: Groups
  static let timeGroup = Phrase("time-group", english: "Time", german: "Zeit")
  static let stageGroup = Phrase("stage-group", english: "Stage", german: "Bühne")
  static let windowGroup = Phrase("window-group", english: "Window", german: "Fenster")
  static let shareGroup = Phrase("share-group", english: "Share", german: "Teilen")

  // MARK: Time
  static let goOn = Phrase("go-on", english: "Go on", german: "Fortsetzen")
  static let pauseHelp = Phrase(
    "pause-help", english: "Pause, go on", german: "Anhalten, fortsetzen")
  static let stepBack = Phrase(
    "step-back", english: "One frame back", german: "Ein Bild zurück")
  static let stepForward = Phrase(
    "step-forward", english: "One frame on", german: "Ein Bild weiter")
  static let backToNow = Phrase("back-to-now", english: "Back to now", german: "Zurück zu jetzt")
  static let branch = Phrase(
    "branch", english: "Branch from here", german: "Von hier an neu")
  static let branchHelp = Phrase(
    "branch-help", english: "Go on from here, and forget what came later",
    german: "Von hier an weiter; was später kam, ist vergessen")
  static let startAgain = Phrase("start-again", english: "Start again", german: "Von vorn")

  static func pace(_ pace: PlaybackSpeed) -> Phrase {
    Phrase(
      "pace-\(pace.rawValue)", english: "Pace \(pace.title)", german: "Tempo \(pace.title)")
  }

  // MARK: Stage
  static let zoomIn = Phrase("zoom-in", english: "Zoom in", german: "Vergrößern")
  static let zoomOut = Phrase("zoom-out", english: "Zoom out", german: "Verkleinern")
  static let zoomToFit = Phrase("zoom-to-fit", english: "Zoom to fit", german: "Einpassen")
  static let zoomToPoints = Phrase(
    "zoom-to-points", english: "Zoom to 100 %", german: "Auf 100 % vergrößern")
  static let panLeft = Phrase(
    "pan-left", english: "Pan a large stage to the left", german: "Große Bühne nach links")
  static let panRight = Phrase(
    "pan-right", english: "Pan a large stage to the right", german: "Große Bühne nach rechts")
  static let panUp = Phrase(
    "pan-up", english: "Pan a large stage to the top", german: "Große Bühne nach oben")
  static let panDown = Phrase(
    "pan-down", english: "Pan a large stage to the bottom", german: "Große Bühne nach unten")
  static let rotate = Phrase("rotate", english: "Rotate", german: "Drehen")

  // MARK: Share
  static let copyLink = Phrase("copy-link", english: "Copy a link", german: "Link kopieren")
  static let copyLinkHelp = Phrase(
    "copy-link-help", english: "Copy a link to this instant",
    german: "Link zu diesem Zeitpunkt kopieren")
  static let savePicture = Phrase(
    "save-picture", english: "Save a picture", german: "Bild speichern")
  static let record = Phrase("record", english: "Record", german: "Aufnehmen")
  static let endRecording = Phrase(
    "end-recording", english: "End the recording", german: "Aufnahme beenden")
  static let recordHelp = Phrase(
    "record-help", english: "Record, and end the recording",
    german: "Aufnehmen, und die Aufnahme beenden")
  static let removeOverlay = Phrase(
    "remove-overlay", english: "Remove the picture laid over the stage",
    german: "Bild über der Bühne entfernen")
  static let openCopiedLink = Phrase(
    "open-copied-link", english: "Open a link that was copied",
    german: "Kopierten Link öffnen")

  // MARK: Window
  static let showPalette = Phrase(
    "show-palette", english: "All commands", german: "Alle Befehle")
  static let find = Phrase(
    "find", english: "Find a demo, or in code", german: "Demo oder im Code suchen")
  static let findNext = Phrase(
    "find-next", english: "Next place found in code", german: "Nächste Fundstelle im Code")
  static let findPrevious = Phrase(
    "find-previous", english: "Previous place found in code",
    german: "Vorige Fundstelle im Code")
  static let demos = Phrase("demos", english: "Demos", german: "Demos")
  static let demosHelp = Phrase(
    "demos-help", english: "Fold the demos away, or back", german: "Demos ein- und ausklappen")
  static let inspector = Phrase("inspector", english: "Inspector", german: "Inspektor")
  static let inspectorHelp = Phrase(
    "inspector-help", english: "Fold the inspector away, or back",
    german: "Inspektor ein- und ausklappen")
  static let fullScreen = Phrase("full-screen", english: "Full screen", german: "Vollbild")
  static let focusNext = Phrase(
    "focus-next", english: "Focus the next part of the window",
    german: "Zum nächsten Teil des Fensters")
  static let focusPrevious = Phrase(
    "focus-previous", english: "Focus the previous part of the window",
    german: "Zum vorigen Teil des Fensters")
  static let showShortcuts = Phrase(
    "show-shortcuts", english: "All shortcuts", german: "Alle Tastenkürzel")
  static let quit = Phrase("quit", english: "Quit", german: "Beenden")

  // MARK: Palette and list of shortcuts
  static let searchCommands = Phrase(
    "search-commands", english: "Search commands, demos and settings",
    german: "Befehle, Demos und Einstellungen suchen")
  static let noCommand = Phrase(
    "no-command", english: "No command is called so", german: "So heißt kein Befehl")
  static let keyboard = Phrase("keyboard", english: "Keyboard", german: "Tastatur")
  static let or = Phrase("or", english: "{1} or {2}", german: "{1} oder {2}")
}

/// The groups of the palette's rows that are no commands.
extension Phrase {
  static let openDemo = Phrase("open-demo", english: "Open a demo", german: "Demo öffnen")
  static let device = Phrase("device", english: "Device", german: "Gerät")
  static let compare = Phrase("compare", english: "Compare", german: "Vergleichen")
  static let oneStage = Phrase("one-stage", english: "One stage", german: "Eine Bühne")
}
