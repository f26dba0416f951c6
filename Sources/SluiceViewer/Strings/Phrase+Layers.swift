internal import FlowCore

/// The texts of the pane of layers.
extension Phrase {
  static let layers = Phrase("layers", english: "Layers", german: "Ebenen")
  static let layerCount = Phrase(
    "layer-count", english: "{1} layers. Point at one to see it on the stage.",
    german: "{1} Ebenen. Zeige auf eine, um sie auf der Bühne zu sehen.")
  static let opacity = Phrase("opacity", english: "opacity {1}", german: "Deckkraft {1}")
  static let scale = Phrase("scale", english: "scale {1}", german: "Größe {1}")
  static let dim = Phrase("dim", english: "dim {1}", german: "Abdunklung {1}")
  static let shadow = Phrase("shadow", english: "shadow {1}", german: "Schatten {1}")
  static let pageLayer = Phrase("page-layer", english: "page", german: "Seite")
}
