package import FlowCore

extension Phrase {
  package static let flows = Phrase("flows", english: "Flows", german: "Abläufe")
  package static let stack = Phrase("stack", english: "Stack", german: "Stapel")
  package static let aroundIt = Phrase("around-it", english: "Around it", german: "Darum herum")
  package static let gates = Phrase("gates", english: "Gates", german: "Tore")
  package static let open = Phrase("open", english: "open", german: "offen")
  package static let closed = Phrase("closed", english: "closed", german: "geschlossen")
  package static let head = Phrase("head", english: "Head", german: "Spitze")
  package static let guardFact = Phrase("guard", english: "Guard", german: "Wache")
  package static let waitedFor = Phrase(
    "waited-for", english: "waited for", german: "wird erwartet")
  package static let transition = Phrase("transition", english: "Transition", german: "Übergang")
  package static let phase = Phrase("phase", english: "Phase", german: "Phase")
  package static let from = Phrase("from", english: "From", german: "Von")
  package static let to = Phrase("to", english: "To", german: "Nach")
  package static let curve = Phrase("curve", english: "Curve", german: "Kurve")
  package static let fraction = Phrase("fraction", english: "Fraction", german: "Anteil")
  package static let queued = Phrase("queued", english: "Queued", german: "Wartend")
  package static let operation = Phrase("operation", english: "Operation", german: "Vorgang")
  package static let velocity = Phrase("velocity", english: "Velocity", german: "Tempo")
  package static let timeLeft = Phrase("time-left", english: "Time left", german: "Restzeit")
  package static let millisecondsOf = Phrase(
    "milliseconds-of", english: "{1} of {2} ms", german: "{1} von {2} ms")
  package static let drag = Phrase("drag", english: "Drag", german: "Ziehen")
  package static let distance = Phrase("distance", english: "Distance", german: "Strecke")
  package static let finishesBeyond = Phrase(
    "finishes-beyond", english: "Finishes beyond", german: "Vollendet ab")
  package static let orFaster = Phrase(
    "or-faster", english: "Or faster than", german: "Oder schneller als")
  package static let releaseRule = Phrase(
    "release-rule", english: "Release rule", german: "Loslassregel")
  package static let verdict = Phrase("verdict", english: "Verdict", german: "Urteil")
  package static let bars = Phrase("bars", english: "Bars", german: "Leisten")
  package static let visible = Phrase("visible", english: "Visible", german: "Sichtbar")
  package static let appearance = Phrase("appearance", english: "Appearance", german: "Aussehen")
  package static let theme = Phrase("theme", english: "theme", german: "Thema")
  package static let own = Phrase("own", english: "own", german: "eigenes")
  package static let background = Phrase("background", english: "Background", german: "Hintergrund")
  package static let tint = Phrase("tint", english: "Tint", german: "Tönung")
  package static let statusBar = Phrase("status-bar", english: "Status bar", german: "Statusleiste")
  package static let clock = Phrase("clock", english: "Clock", german: "Uhr")
  package static let nextDeadline = Phrase(
    "next-deadline", english: "Next deadline", german: "Nächste Frist")
  package static let inMilliseconds = Phrase(
    "in-milliseconds", english: "in {1} ms", german: "in {1} ms")
  package static let motion = Phrase("motion", english: "Motion", german: "Bewegung")
  package static let moving = Phrase("moving", english: "moving", german: "bewegt")
  package static let followsDrag = Phrase(
    "follows-drag", english: "follows a drag", german: "wird gezogen")
  package static let pressed = Phrase("pressed", english: "pressed", german: "gedrückt")
  package static let pageTiming = Phrase(
    "filling", english: "a page's time passes", german: "Zeit einer Seite läuft")
  package static let waitsForDeadline = Phrase(
    "waits-for-deadline", english: "waits for a deadline", german: "wartet auf eine Frist")
  package static let whilePaused = Phrase(
    "while-paused", english: "{1}, paused", german: "{1}, angehalten")
  package static let settled = Phrase("settled", english: "settled", german: "in Ruhe")
  package static let pageOf = Phrase(
    "page-of", english: "page {1} of {2}", german: "Seite {1} von {2}")
  package static let noPage = Phrase("no-page", english: "no page", german: "keine Seite")
  package static let full = Phrase("full", english: "Full", german: "Gefüllt")
  package static let pausedBy = Phrase(
    "paused-by", english: "Paused by", german: "Angehalten durch")
  package static let itsEnd = Phrase("its-end", english: "its end", german: "das Ende")
  package static let idle = Phrase("idle", english: "idle", german: "in Ruhe")
  package static let animating = Phrase("animating", english: "animating", german: "läuft")
  package static let dragging = Phrase("dragging", english: "dragging", german: "wird gezogen")
  package static let settlingBack = Phrase(
    "settling-back", english: "settling back", german: "läuft zurück")
  package static let settlingOn = Phrase("settling-on", english: "settling on", german: "läuft aus")
  package static let frozen = Phrase("frozen", english: "frozen", german: "eingefroren")
  package static let springOf = Phrase(
    "spring-of", english: "spring, {1} rad/s", german: "Feder, {1} rad/s")
  package static let linearOf = Phrase(
    "linear-of", english: "linear, {1} ms", german: "linear, {1} ms")
  package static let curveOf = Phrase(
    "curve-of", english: "curve {1}, {2} ms", german: "Kurve {1}, {2} ms")
  package static let state = Phrase("state", english: "State", german: "Zustand")
  package static let place = Phrase("place", english: "Place", german: "Ort")
  package static let noPlaces = Phrase(
    "no-places", english: "The demo names no places", german: "Die Demo nennt keine Orte")
  package static let copyPlace = Phrase(
    "copy-place", english: "Copy the place", german: "Ort kopieren")
  package static let placeCopied = Phrase(
    "place-copied", english: "Copied. Open it with: {1} open {2}",
    german: "Kopiert. So wird er geöffnet: {1} open {2}")
  package static let overAll = Phrase("over-all", english: "over all", german: "über allem")
  package static let topScreen = Phrase("top-screen", english: "top", german: "oben")
  package static let headScreen = Phrase("head-screen", english: "head", german: "Spitze")
  package static let passedScreen = Phrase(
    "passed-screen", english: "passed", german: "durchlaufen")
  package static let wouldFinish = Phrase(
    "would-finish", english: "would finish", german: "würde vollendet")
  package static let wouldCancel = Phrase(
    "would-cancel", english: "would cancel", german: "würde abgebrochen")
  package static let finishes = Phrase("finishes", english: "finishes", german: "vollendet sich")
  package static let cancels = Phrase("cancels", english: "cancels", german: "bricht ab")
  package static let push = Phrase("push", english: "push", german: "push")
  package static let pop = Phrase("pop", english: "pop", german: "pop")
  package static let present = Phrase("present", english: "present", german: "present")
  package static let dismiss = Phrase("dismiss", english: "dismiss", german: "dismiss")
  package static let pointsOf = Phrase(
    "points-of", english: "{1} of {2} pt", german: "{1} von {2} pt")
  package static let points = Phrase("points", english: "{1} pt", german: "{1} pt")
  package static let noneText = Phrase("none", english: "none", german: "keine")
  package static let pointsPerSecond = Phrase(
    "points-per-second", english: "{1} pt/s", german: "{1} pt/s")
  package static let any = Phrase("any", english: "any", german: "jedes")
  package static let projection = Phrase("projection", english: "Projection", german: "Projektion")
  package static let distanceOrSpeed = Phrase(
    "distance-or-speed", english: "Distance or speed", german: "Strecke oder Tempo")
  package static let fling = Phrase("fling", english: "Fling", german: "Wurf")
  package static let statusLight = Phrase("status-light", english: "light", german: "hell")
  package static let statusDark = Phrase("status-dark", english: "dark", german: "dunkel")
  package static let statusDefault = Phrase(
    "status-default", english: "default", german: "wie das Thema")
}
