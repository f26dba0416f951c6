package import FlowCore

/// Messages of the viewer, most of them about links, pictures, recordings and earlier runs.
extension Phrase {
  package static let linkCopied = Phrase(
    "link-copied", english: "Link copied. Open it with: {1} open LINK",
    german: "Link kopiert. So wird er geöffnet: {1} open LINK")
  package static let copied = Phrase("copied", english: "{1} copied", german: "{1} kopiert")
  package static let cannotRead = Phrase(
    "cannot-read", english: "{1} cannot be read", german: "{1} lässt sich nicht lesen")
  package static let noFile = Phrase(
    "no-file", english: "There is no file {1}", german: "Es gibt keine Datei {1}")
  package static let overlaid = Phrase(
    "overlaid", english: "{1} lies over the stage. {2} takes it away.",
    german: "{1} liegt über der Bühne. {2} nimmt es weg.")
  package static let playing = Phrase(
    "playing", english: "Playing {1}", german: "{1} wird abgespielt")
  package static let playingTorn = Phrase(
    "playing-torn", english: "Playing {1}, which was cut off; torn lines left out: {2}",
    german: "{1} wird abgespielt; abgerissene Zeilen am Ende, die fehlen: {2}")
  package static let missedPresses = Phrase(
    "missed-presses",
    english: "{1} of {2} presses hit nothing: the script may be for another stage size",
    german:
      "{1} von {2} Berührungen treffen nichts: Das Skript ist wohl für eine andere Bühnengröße")
  package static let neitherScriptNorPicture = Phrase(
    "neither-script-nor-picture", english: "{1}: expected a script, a link, or a picture in PNG",
    german: "{1}: erwartet wird ein Skript, ein Link oder ein Bild als PNG")
  package static let aPicture = Phrase("a-picture", english: "a picture", german: "Das Bild")
  package static let recordingStarted = Phrase(
    "recording-started", english: "Recording. {1} ends it.",
    german: "Aufnahme läuft. {1} beendet sie.")
  package static let staysOnTimeLine = Phrase(
    "stays-on-time-line", english: "it can still be played on the time line that was left",
    german: "auf der verlassenen Zeitlinie lässt sie sich noch abspielen")
  package static let resumedRecording = Phrase(
    "resumed-recording",
    english: "Back where the last run ended. The recording goes on; {1} ends it.",
    german: "Zurück, wo der letzte Lauf endete. Die Aufnahme läuft weiter; {1} beendet sie.")
  package static let theRecording = Phrase(
    "the-recording", english: "the recording", german: "Die Aufnahme")
  package static let theSheet = Phrase(
    "the-sheet", english: "the contact sheet", german: "Der Kontaktbogen")
  package static let saved = Phrase("saved", english: "Saved {1}", german: "Gespeichert: {1}")
  package static let cannotSave = Phrase(
    "cannot-save", english: "Cannot save {1}: {2}", german: "{1} lässt sich nicht speichern: {2}")
  package static let replaying = Phrase(
    "replaying", english: "What was done is played again",
    german: "Was getan wurde, läuft noch einmal")
  package static let cannotOpenLink = Phrase(
    "cannot-open-link", english: "The link cannot be opened: {1}",
    german: "Der Link lässt sich nicht öffnen: {1}")
  package static let linkTooLong = Phrase(
    "link-too-long",
    english: "The link takes more than 10 s to play; it stopped at {1} s of {2} s",
    german: "Der Link braucht mehr als 10 s zum Abspielen; er steht bei {1} s von {2} s")
  package static let noLink = Phrase(
    "no-link", english: "The pasted text is not a link; {1} copies one",
    german: "Das Eingefügte ist kein Link; {1} kopiert einen")
  package static let pasteTooLong = Phrase(
    "paste-too-long", english: "Nothing is pasted: the text has more than 1 MiB",
    german: "Nichts wird eingefügt: Der Text hat mehr als 1 MiB")
  package static let nothingToPaste = Phrase(
    "nothing-to-paste", english: "Nothing is pasted: the clipboard has no text, or too much of it",
    german: "Nichts wird eingefügt: Die Zwischenablage hat keinen Text oder zu viel davon")
  package static let leavesFullScreen = Phrase(
    "leaves-full-screen", english: "{1} leads back", german: "{1} führt zurück")
  package static let setAside = Phrase(
    "set-aside", english: "What was kept here cannot be opened. It is in {1} now.",
    german: "Etwas Aufbewahrtes lässt sich nicht öffnen. Es ist jetzt in {1}.")
  package static let partlyRead = Phrase(
    "partly-read",
    english: "Only a part of what was kept here could be played again. All of it is in {1}.",
    german: "Nur ein Teil des Aufbewahrten lässt sich abspielen. Alles ist in {1}.")
  package static let iconsMissing = Phrase(
    "icons-missing",
    english: "The icons are missing: keep the folder Assets or share/sluice with the program",
    german: "Die Symbole fehlen: Der Ordner Assets oder share/sluice gehört zum Programm")
  package static let settingsProblem = Phrase(
    "settings-problem", english: "Settings: {1}", german: "Optionen: {1}")
  package static let unprotected = Phrase(
    "unprotected", english: "If the viewer ended now, this session would be lost: {1}",
    german: "Endete der Betrachter jetzt, wäre diese Sitzung verloren: {1}")
  package static let resumedOne = Phrase(
    "resumed-one", english: "Back where the last run ended. {1} more in the menu of time lines",
    german: "Zurück, wo der letzte Lauf endete. {1} weitere im Menü der Zeitlinien")
  package static let moreLostRuns = Phrase(
    "more-lost-runs", english: "More lost sessions in the menu of time lines: {1}",
    german: "Weitere verlorene Sitzungen im Menü der Zeitlinien: {1}")
  package static let noLostRun = Phrase(
    "no-lost-run", english: "There is no other lost session",
    german: "Es gibt keine weitere verlorene Sitzung")
  package static let resumed = Phrase(
    "resumed", english: "Back where the last run ended", german: "Zurück, wo der letzte Lauf endete"
  )
}
