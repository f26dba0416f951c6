package import FlowCore

extension Phrase {
  package static let settings = Phrase("settings", english: "Settings", german: "Optionen")
  package static let resetAll = Phrase(
    "reset-all", english: "Reset everything", german: "Alles zurücksetzen")
  package static let reset = Phrase("reset", english: "Reset {1}", german: "{1} zurücksetzen")
  package static let viewer = Phrase("viewer", english: "Viewer", german: "Betrachter")
  package static let frameTimes = Phrase(
    "frame-times", english: "Frame times", german: "Bildzeiten")
  package static let redrawnAreas = Phrase(
    "drawn-parts", english: "Tint what is drawn", german: "Gezeichnetes einfärben")
  package static let asDesktop = Phrase("as-desktop", english: "Desktop", german: "Desktop")
  package static let light = Phrase("light", english: "Light", german: "Hell")
  package static let dark = Phrase("dark", english: "Dark", german: "Dunkel")
  package static let demo = Phrase("demo", english: "Demo", german: "Demo")
  package static let seed = Phrase("seed", english: "Seed", german: "Startwert")
  package static let seedRange = Phrase(
    "seed-range", english: "Expected a whole number, 0 or more",
    german: "Erwartet ist eine ganze Zahl ab 0")
  package static let numberRange = Phrase(
    "number-range", english: "Expected a whole number from {1} to {2}",
    german: "Erwartet ist eine ganze Zahl von {1} bis {2}")
  package static let timeRange = Phrase(
    "time-range", english: "Expected a time of {1} or more, such as 1.5s",
    german: "Erwartet ist eine Dauer von {1} oder mehr, wie 1.5s")
  package static let oneOf = Phrase(
    "one-of", english: "Expected one of {1}", german: "Erwartet ist eines von {1}")
  package static let highContrast = Phrase(
    "high-contrast", english: "High contrast", german: "Hoher Kontrast")
  package static let rightToLeft = Phrase(
    "right-to-left", english: "Right to left", german: "Von rechts nach links")
  package static let textSize = Phrase("text-size", english: "Text size", german: "Textgröße")
  package static let language = Phrase("language", english: "Language", german: "Sprache")
  package static let english = Phrase("english", english: "English", german: "Englisch")
  package static let german = Phrase("german", english: "German", german: "Deutsch")
  package static let pseudo = Phrase("pseudo", english: "Pseudo-language", german: "Pseudosprache")
  package static let asFlowSays = Phrase(
    "as-flow-says", english: "As the flow says", german: "Wie im Ablauf")
  package static let spring = Phrase(
    "spring", english: "Spring, 18.3 rad/s", german: "Feder, 18.3 rad/s")
  package static let slowSpring = Phrase(
    "slow-spring", english: "Slow spring, 9 rad/s", german: "Langsame Feder, 9 rad/s")
  package static let linear = Phrase("linear", english: "Linear, {1}", german: "Linear, {1}")
  package static let animator = Phrase("animator", english: "Animator", german: "Animator")
  package static let edgeWidth = Phrase("edge-width", english: "Edge width", german: "Randbreite")
  package static let network = Phrase("network", english: "Network", german: "Netz")
  package static let faultlessNetwork = Phrase(
    "faultless-network", english: "Without faults", german: "Ohne Fehler")
  package static let slowNetwork = Phrase(
    "slow-network", english: "Slow: 3 s longer", german: "Langsam: 3 s länger")
  package static let noNetwork = Phrase("no-network", english: "Offline", german: "Offline")
  package static let failingNetwork = Phrase(
    "failing-network", english: "Calls fail", german: "Aufrufe schlagen fehl")
  package static let reducedMotion = Phrase(
    "reduced-motion", english: "Reduced motion", german: "Weniger Bewegung")
  package static let slide = Phrase("slide", english: "Slide", german: "Schieben")
  package static let slideBack = Phrase(
    "slide-back", english: "Slide from the left", german: "Von links schieben")
  package static let crossFade = Phrase("cross-fade", english: "Cross-fade", german: "Überblenden")
  package static let zoom = Phrase("zoom", english: "Zoom", german: "Zoom")
  package static let sheet = Phrase("sheet", english: "Sheet", german: "Blatt")
}
