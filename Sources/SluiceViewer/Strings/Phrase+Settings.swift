internal import FlowCore

/// The texts of the settings.
extension Phrase {
  static let settings = Phrase("settings", english: "Settings", german: "Optionen")
  static let resetAll = Phrase(
    "reset-all", english: "Reset everything", german: "Alles zurücksetzen")
  static let reset = Phrase("reset", english: "Reset {1}", german: "{1} zurücksetzen")
  static let viewer = Phrase("viewer", english: "Viewer", german: "Betrachter")
  static let frameTimes = Phrase("frame-times", english: "Frame times", german: "Bildzeiten")
  static let asDesktop = Phrase("as-desktop", english: "Desktop", german: "Desktop")
  static let light = Phrase("light", english: "Light", german: "Hell")
  static let dark = Phrase("dark", english: "Dark", german: "Dunkel")
  static let demo = Phrase("demo", english: "Demo", german: "Demo")
  static let seed = Phrase("seed", english: "Seed", german: "Startwert")
  static let highContrast = Phrase(
    "high-contrast", english: "High contrast", german: "Hoher Kontrast")
  static let rightToLeft = Phrase(
    "right-to-left", english: "Right to left", german: "Von rechts nach links")
  static let textSize = Phrase("text-size", english: "Text size", german: "Textgröße")
  static let language = Phrase("language", english: "Language", german: "Sprache")
  static let english = Phrase("english", english: "English", german: "Englisch")
  static let german = Phrase("german", english: "German", german: "Deutsch")
  static let pseudo = Phrase("pseudo", english: "Pseudo-language", german: "Pseudosprache")
  static let asFlowSays = Phrase(
    "as-flow-says", english: "As the flow says", german: "Wie im Ablauf")
  static let spring = Phrase("spring", english: "Spring, 18.3 rad/s", german: "Feder, 18.3 rad/s")
  static let slowSpring = Phrase(
    "slow-spring", english: "Slow spring, 9 rad/s", german: "Langsame Feder, 9 rad/s")
  static let even = Phrase("even", english: "Even, {1}", german: "Gleichmäßig, {1}")
  static let animator = Phrase("animator", english: "Animator", german: "Animator")
  static let edgeWidth = Phrase("edge-width", english: "Edge width", german: "Randbreite")
  static let slowMotion = Phrase("slow-motion", english: "Slow motion", german: "Zeitlupe")
  static let reducedMotion = Phrase(
    "reduced-motion", english: "Reduced motion", german: "Weniger Bewegung")
  static let slide = Phrase("slide", english: "Slide", german: "Schieben")
  static let slideBack = Phrase(
    "slide-back", english: "Slide from the left", german: "Von links schieben")
  static let crossFade = Phrase("cross-fade", english: "Cross-fade", german: "Überblenden")
  static let zoom = Phrase("zoom", english: "Zoom", german: "Zoom")
  static let sheet = Phrase("sheet", english: "Sheet", german: "Blatt")
}
