package import FlowCore

/// The texts of the layers pane.
extension Phrase {
  package static let layers = Phrase("layers", english: "Layers", german: "Ebenen")
  package static let layerCount = Phrase(
    "layer-count", english: "{1} layers. Point at one to see it on the stage.",
    german: "{1} Ebenen. Zeige auf eine, um sie auf der Bühne zu sehen.")
  package static let opacity = Phrase("opacity", english: "opacity {1}", german: "Deckkraft {1}")
  package static let scale = Phrase("scale", english: "scale {1}", german: "Größe {1}")
  package static let dim = Phrase("dim", english: "dim {1}", german: "Abdunklung {1}")
  package static let shadow = Phrase("shadow", english: "shadow {1}", german: "Schatten {1}")
  package static let pageLayer = Phrase("page-layer", english: "page", german: "Seite")
}
