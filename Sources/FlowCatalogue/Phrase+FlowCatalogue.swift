package import FlowCore

extension Phrase {
  package static let smallPhone = Phrase(
    "small-phone", english: "Small phone", german: "Kleines Telefon")
  package static let phone = Phrase("phone", english: "Phone", german: "Telefon")
  package static let tablet = Phrase("tablet", english: "Tablet", german: "Tablet")
  package static let freeSize = Phrase("free-size", english: "Free size", german: "Freie Größe")
  package static let notStarted = Phrase(
    "not-started", english: "{1} could not be started", german: "{1} ließ sich nicht starten")
  package static let catalogueSubtitle = Phrase(
    "catalogue-subtitle", english: "Navigation flows to touch and to measure",
    german: "Navigationsabläufe zum Anfassen und Messen")
  package static let catalogueHelp = Phrase(
    "catalogue-help", english: "To return, drag from the left edge or press Escape",
    german: "Zurück geht es durch Ziehen vom linken Rand oder mit Escape")
}
