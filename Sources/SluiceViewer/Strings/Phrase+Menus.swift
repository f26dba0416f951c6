package import FlowCore

/// The texts of context menus, and of the window's scale.
extension Phrase {
  package static let windowScale = Phrase("window-scale", english: "Scale", german: "Skalierung")
  package static let inspect = Phrase("inspect", english: "Inspect", german: "Untersuchen")
  package static let cut = Phrase("cut", english: "Cut", german: "Ausschneiden")
  package static let copyText = Phrase("copy-text", english: "Copy", german: "Kopieren")
  package static let paste = Phrase("paste", english: "Paste", german: "Einfügen")
  package static let selectAll = Phrase(
    "select-all", english: "Select all", german: "Alles auswählen")
  package static let copyDemoName = Phrase(
    "copy-demo-name", english: "Copy its name for commands",
    german: "Namen für Befehle kopieren")
}
