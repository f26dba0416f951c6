package import FlowCore

/// The trace in words.
extension Phrase {
  package static let pressedElement = Phrase(
    "event-pressed", english: "Pressed “{1}”", german: "„{1}“ gedrückt")
  package static let pressedAt = Phrase(
    "event-pressed-at", english: "Pressed at {1}", german: "Gedrückt bei {1}")
  package static let tapped = Phrase(
    "event-tapped", english: "Tapped “{1}”", german: "Auf „{1}“ getippt")
  package static let tappedAt = Phrase(
    "event-tapped-at", english: "Tapped at {1}", german: "Getippt bei {1}")
  package static let liftedAt = Phrase(
    "event-lifted-at", english: "Let go at {1}", german: "Losgelassen bei {1}")
  package static let pressCancelled = Phrase(
    "event-press-cancelled", english: "Press cancelled at {1}",
    german: "Druck abgebrochen bei {1}")
  package static let movedTo = Phrase(
    "event-moved-to", english: "Moved to {1}", german: "Bewegt zu {1}")
  package static let leftStage = Phrase(
    "event-left-stage", english: "The mouse left the stage", german: "Die Maus verließ die Bühne")
  package static let turnedWheel = Phrase(
    "event-turned-wheel", english: "Turned the wheel by {1}", german: "Rad gedreht um {1}")
  package static let pressedKey = Phrase(
    "event-pressed-key", english: "Pressed key {1}", german: "Taste {1} gedrückt")
  package static let typed = Phrase("event-typed", english: "Typed “{1}”", german: "„{1}“ getippt")
  package static let composed = Phrase(
    "event-composed", english: "Composed “{1}”", german: "„{1}“ eingegeben")
  package static let resizedTo = Phrase(
    "event-resized-to", english: "Resized to {1}", german: "Größe geändert auf {1}")
  package static let windowActive = Phrase(
    "event-window-active", english: "The window is active", german: "Das Fenster ist aktiv")
  package static let windowInactive = Phrase(
    "event-window-inactive", english: "The window is not active",
    german: "Das Fenster ist nicht aktiv")
  package static let setTo = Phrase("event-set-to", english: "Set {1}", german: "{1} gesetzt")
  package static let setBack = Phrase(
    "event-set-back", english: "Took a setting back", german: "Einstellung zurückgenommen")
  package static let scrubbedTo = Phrase(
    "event-scrubbed-to", english: "Froze the transition at {1}",
    german: "Übergang eingefroren bei {1}")
  package static let scrubbedOff = Phrase(
    "event-scrubbed-off", english: "Unfroze the transition", german: "Übergang aufgetaut")
  package static let scrubReleased = Phrase(
    "event-scrub-released", english: "Released the transition", german: "Übergang losgelassen")
  package static let pushed = Phrase("event-pushed", english: "Pushed {1}", german: "{1} geöffnet")
  package static let popped = Phrase(
    "event-popped", english: "Popped {1}", german: "{1} geschlossen")
  package static let setStackTo = Phrase(
    "event-set-stack-to", english: "Set the stack, with {1} on top",
    german: "Stapel ersetzt, {1} zuoberst")
  package static let replacedTopBy = Phrase(
    "event-replaced-top-by", english: "Replaced the top by {1}",
    german: "Oberste Seite ersetzt durch {1}")
  package static let presented = Phrase(
    "event-presented", english: "Presented {1}", german: "{1} gezeigt")
  package static let dismissed = Phrase(
    "event-dismissed", english: "Dismissed {1}", german: "{1} verworfen")
  package static let selected = Phrase(
    "event-selected-tab", english: "Selected {1}", german: "{1} gewählt")
  package static let showedPage = Phrase(
    "event-showed-page", english: "Showed page {1}", german: "Seite {1} gezeigt")
  package static let refused = Phrase(
    "event-refused", english: "Refused: {1}", german: "Abgelehnt: {1}")
  package static let ignored = Phrase(
    "event-ignored", english: "Ignored: {1}", german: "Übergangen: {1}")
  package static let closedBehind = Phrase(
    "event-closed-behind", english: "{1} closed what is behind it",
    german: "{1} hat geschlossen, was dahinter liegt")
  package static let waitsFor = Phrase(
    "event-waits-for", english: "{1} waits for guard “{2}”",
    german: "{1} wartet auf die Wache „{2}“")
  package static let entered = Phrase(
    "event-entered", english: "{1} may be entered", german: "{1} darf betreten werden")
  package static let forgot = Phrase(
    "event-forgot", english: "{1} is no longer wanted", german: "{1} wird nicht mehr gewünscht")
  package static let willShow = Phrase(
    "event-will-show", english: "{1} will show", german: "{1} wird gezeigt")
  package static let didShow = Phrase(
    "event-did-show", english: "{1} is shown", german: "{1} ist zu sehen")
  package static let didCancel = Phrase(
    "event-did-cancel", english: "{1} was cancelled", german: "{1} wurde abgebrochen")
  package static let willAppear = Phrase(
    "event-will-appear", english: "{1} will appear", german: "{1} erscheint")
  package static let didAppear = Phrase(
    "event-did-appear", english: "{1} has appeared", german: "{1} ist erschienen")
  package static let willDisappear = Phrase(
    "event-will-disappear", english: "{1} will disappear", german: "{1} verschwindet")
  package static let didDisappear = Phrase(
    "event-did-disappear", english: "{1} has disappeared", german: "{1} ist verschwunden")
  package static let grabbed = Phrase(
    "event-grabbed", english: "Grabbed {1} at {2}", german: "{1} gegriffen bei {2}")
  package static let dragged = Phrase(
    "event-dragged", english: "Dragged {1} to {2}", german: "{1} gezogen auf {2}")
  package static let releaseWaits = Phrase(
    "event-release-waits", english: "{1} is released once the transition is unfrozen",
    german: "{1} wird losgelassen, sobald der Übergang aufgetaut ist")
  package static let finishesFrom = Phrase(
    "event-finishes", english: "{1} finishes from {2}", german: "{1} wird ab {2} vollendet")
  package static let goesBack = Phrase(
    "event-goes-back", english: "{1} goes back from {2}", german: "{1} kehrt ab {2} zurück")
  package static let frozeAt = Phrase(
    "event-froze-at", english: "Froze {1} at {2}", german: "{1} eingefroren bei {2}")
  package static let unfroze = Phrase(
    "event-unfroze", english: "Unfroze {1}", german: "{1} aufgetaut")
  package static let progressIs = Phrase(
    "event-progress-is", english: "Progress of {1}: {2}", german: "Fortschritt von {1}: {2}")
  package static let noProgress = Phrase(
    "event-no-progress", english: "{1} has no progress", german: "{1} hat keinen Fortschritt")
}
