package import FlowCore

extension Phrase {
  package static let elements = Phrase("elements", english: "Elements", german: "Elemente")
  package static let elementsHelp = Phrase(
    "elements-help", english: "Point at one to see it on the stage.",
    german: "Zeige auf eines, um es auf der Bühne zu sehen.")
  package static let pick = Phrase(
    "pick", english: "Pick an element on the stage", german: "Element auf der Bühne wählen")
  package static let endPicking = Phrase(
    "end-picking", english: "Stop picking", german: "Nicht mehr wählen")
  package static let pickHelp = Phrase(
    "pick-help", english: "Pick an element on the stage; a click shows the line that made it",
    german: "Element auf der Bühne wählen; ein Klick zeigt die Zeile, die es erzeugt")
  package static let role = Phrase("role", english: "Role", german: "Rolle")
  package static let name = Phrase("name", english: "Name", german: "Name")
  package static let value = Phrase("value", english: "Value", german: "Wert")
  package static let states = Phrase("states", english: "States", german: "Zustände")
  package static let frame = Phrase("frame", english: "Frame", german: "Rahmen")
  package static let layer = Phrase("layer", english: "Layer", german: "Ebene")
  package static let contrast = Phrase("contrast", english: "Contrast", german: "Kontrast")
  package static let lowContrast = Phrase(
    "low-contrast", english: "{1}, less than {2}", german: "{1}, weniger als {2}")
  package static let folded = Phrase("folded", english: "folded", german: "eingeklappt")
  package static let unfolded = Phrase("unfolded", english: "unfolded", german: "ausgeklappt")
  package static let showInSource = Phrase(
    "show-in-source", english: "Show the line that made it", german: "Erzeugende Zeile zeigen")
  package static let openInEditor = Phrase(
    "open-in-editor", english: "Open in the editor", german: "Im Editor öffnen")
  package static let lineMissing = Phrase(
    "line-missing", english: "{1} is not here, neither beside the program nor where it was built",
    german: "{1} ist nicht da, weder neben dem Programm noch wo es gebaut wurde")
  package static let opacity = Phrase("opacity", english: "opacity {1}", german: "Deckkraft {1}")
  package static let scale = Phrase("scale", english: "scale {1}", german: "Größe {1}")
  package static let dim = Phrase("dim", english: "dim {1}", german: "Abdunklung {1}")
  package static let shadow = Phrase("shadow", english: "shadow {1}", german: "Schatten {1}")
  package static let pageLayer = Phrase("page-layer", english: "page", german: "Seite")
}

/// The program in which a line of source code is opened.
extension Phrase {
  package static let editor = Phrase("editor", english: "Editor", german: "Editor")
  package static let editorHelp = Phrase(
    "editor-help", english: "code -g {file}:{line}", german: "code -g {file}:{line}")
  package static let opensInEditor = Phrase(
    "opens-in-editor", english: "Opens {1}", german: "Öffnet {1}")
  package static let badEditor = Phrase(
    "bad-editor", english: "Expected a command, such as code -g {file}:{line}: {1}",
    german: "Erwartet ist ein Befehl wie code -g {file}:{line}: {1}")
}
