package import FlowCore

/// The texts of the transport bar, the time line and the stage.
extension Phrase {
  package static let release = Phrase("release", english: "Release", german: "Loslassen")
  package static let scrubberHelp = Phrase(
    "scrubber-help",
    english: "Open a screen, or go back: the transition can be frozen and dragged here",
    german: "Öffne eine Seite oder geh zurück: hier lässt sich der Übergang anhalten und ziehen")
  package static let fractionField = Phrase(
    "fraction-field", english: "Fraction", german: "Anteil")
  package static let badFraction = Phrase(
    "bad-fraction", english: "Expected 0 to 100 %, not '{1}'",
    german: "Erwartet sind 0 bis 100 %, nicht „{1}“")
  package static let missedFraction = Phrase(
    "missed-fraction", english: "The transition was never at {1}; the nearest is {2}",
    german: "Der Übergang war nie bei {1}; am nächsten ist {2}")
  package static let lastTransition = Phrase(
    "last-transition", english: "Last: {1}, {2} ms", german: "Zuletzt: {1}, {2} ms")
  package static let playAgain = Phrase(
    "play-again", english: "Play the transition again", german: "Übergang noch einmal abspielen")
  package static let loopTransition = Phrase(
    "loop-transition", english: "Repeat the transition", german: "Übergang wiederholen")
  package static let endLoop = Phrase(
    "end-loop", english: "Stop repeating", german: "Wiederholung beenden")
  package static let zoomToTransition = Phrase(
    "zoom-to-transition", english: "Zoom to the transition",
    german: "Auf den Übergang zoomen")
  package static let zoomTimeOut = Phrase(
    "zoom-time-out", english: "Zoom the time line out", german: "Zeitlinie herauszoomen")
  package static let isPaused = Phrase("is-paused", english: "Paused", german: "Angehalten")
  package static let frozenAt = Phrase(
    "frozen-at", english: "Frozen at {1}", german: "Eingefroren bei {1}")
  package static let playingScript = Phrase(
    "playing-script", english: "Playing script {1}/{2}", german: "Spielt Skript {1}/{2}")
  package static let pausedScript = Phrase(
    "paused-script", english: "Paused, script {1}/{2}", german: "Angehalten, Skript {1}/{2}")
  package static let pastBy = Phrase(
    "past-by", english: "Past −{1} s", german: "Vergangen −{1} s")
  package static let repeatingPast = Phrase(
    "repeating-past", english: "Repeating, −{1} s", german: "Wiederholt, −{1} s")
  package static let pausedByHover = Phrase(
    "paused-by-hover", english: "Paused by hover", german: "Angehalten durch den Zeiger")
  package static let fromDistance = Phrase("from-distance", english: "from {1}", german: "ab {1}")
  package static let orVelocity = Phrase("or-velocity", english: "or {1}", german: "oder {1}")
  package static let speed = Phrase("speed", english: "Speed", german: "Tempo")
  package static let secondsAgo = Phrase("seconds-ago", english: "{1} s ago", german: "vor {1} s")
  package static let timeLineHelp = Phrase(
    "time-line-help",
    english: "Drag to look back; the wheel and a double-click on a transition zoom",
    german: "Ziehen blickt zurück; Mausrad und Doppelklick auf einen Übergang zoomen")
  package static let inputTrack = Phrase("input-track", english: "Input", german: "Eingaben")
  package static let transitionsTrack = Phrase(
    "transitions-track", english: "Transitions", german: "Übergänge")
  package static let callbacksTrack = Phrase(
    "callbacks-track", english: "Callbacks", german: "Rückrufe")
  package static let now = Phrase("now", english: "now", german: "jetzt")
  package static let toScreen = Phrase("to-screen", english: "to {1}", german: "zu {1}")
  package static let aPress = Phrase("a-press", english: "a press", german: "ein Druck")
  package static let cancelled = Phrase(
    "cancelled", english: "{1}, cancelled", german: "{1}, abgebrochen")
  package static let cannotReach = Phrase(
    "cannot-reach", english: "'{1}' cannot be reached", german: "„{1}“ ist nicht zu erreichen")
  package static let badDemoFrame = Phrase(
    "bad-demo-frame", english: "{1} shows a frame that cannot be drawn",
    german: "{1} zeigt ein Bild, das sich nicht zeichnen lässt")
  package static let hasStopped = Phrase(
    "has-stopped", english: "{1} has stopped", german: "{1} wurde beendet")
  package static let crashHelp = Phrase(
    "crash-help",
    english:
      "Its code has ended the program ({1}); the viewer came back. This link leads to where it happened:",
    german:
      "Der Code der Demo hat das Programm beendet ({1}); der Betrachter ist zurück. Dieser Link führt zur Stelle:"
  )
  package static let copyTheLink = Phrase(
    "copy-the-link", english: "Copy the link", german: "Link kopieren")
  package static let restartDemo = Phrase(
    "restart-demo", english: "Start the demo again", german: "Die Demo neu starten")
  package static let replayCrash = Phrase(
    "replay-crash", english: "Play it again up to there",
    german: "Bis dorthin noch einmal abspielen")
  package static let frameTime = Phrase(
    "frame-time", english: "{1} ms, at most {2}", german: "{1} ms, höchstens {2}")
}

extension Phrase {
  package static let timeLines = Phrase("time-lines", english: "Time lines", german: "Zeitlinien")
  package static let timeLinesHelp = Phrase(
    "time-lines-help", english: "Time lines of this demo, also those that were left",
    german: "Zeitlinien dieser Demo, auch die verlassenen")
  package static let timeLineOf = Phrase(
    "time-line-of", english: "{1} s · {2}", german: "{1} s · {2}")
  package static let fromStart = Phrase(
    "from-start", english: "from the start", german: "vom Anfang an")
  package static let fromInstant = Phrase(
    "from-instant", english: "from {1} s", german: "ab {1} s")
  package static let aKey = Phrase("a-key", english: "key {1}", german: "Taste {1}")
  package static let aWheel = Phrase("a-wheel", english: "the wheel", german: "das Mausrad")
  package static let someText = Phrase("some-text", english: "text", german: "Text")
  package static let aSetting = Phrase(
    "a-setting", english: "a setting", german: "eine Einstellung")
  package static let anotherSize = Phrase(
    "another-size", english: "another size", german: "eine andere Größe")
  package static let aFocus = Phrase(
    "a-focus", english: "the window's focus", german: "der Fokus des Fensters")
  package static let aFreeze = Phrase("a-freeze", english: "a freeze", german: "ein Einfrieren")
  package static let aRelease = Phrase("a-release", english: "a release", german: "ein Loslassen")
  package static let aResult = Phrase("a-result", english: "a result", german: "ein Ergebnis")
  package static let demoSettings = Phrase(
    "demo-settings", english: "settings of the demo", german: "Einstellungen der Demo")
  package static let aLostRun = Phrase(
    "a-lost-run", english: "a lost session", german: "eine verlorene Sitzung")
  package static let aLink = Phrase("a-link", english: "a link", german: "ein Link")
  package static let aScript = Phrase("a-script", english: "script {1}", german: "Skript {1}")
  package static let branchedOff = Phrase(
    "branched-off",
    english: "A new time line. {2} returns to that of {1} s",
    german: "Eine neue Zeitlinie. {2} führt zu der von {1} s zurück")
  package static let onTimeLine = Phrase(
    "on-time-line", english: "On the time line of {1} s", german: "Auf der Zeitlinie von {1} s")
}
