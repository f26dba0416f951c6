package import FlowCore

/// The texts that help in the first minute: the hint at the edge, the places, and the stage's size.
extension Phrase {
  package static let dragFromHere = Phrase(
    "drag-from-here", english: "Drag from here", german: "Von hier ziehen")
  package static let showPlaces = Phrase(
    "show-places", english: "Show the places of {1}", german: "Orte von {1} zeigen")
  package static let hidePlaces = Phrase(
    "hide-places", english: "Hide the places of {1}", german: "Orte von {1} verbergen")
  package static let aPlace = Phrase("a-place", english: "a place", german: "ein Ort")
  package static let stageSize = Phrase(
    "stage-size", english: "Stage size", german: "Größe der Bühne")
  package static let changeSize = Phrase(
    "change-size", english: "Change the size of the stage", german: "Größe der Bühne ändern")
  package static let badSize = Phrase(
    "bad-size",
    english: "Expected a size such as 390 × 844, from 160 × 160 to 8192 × 8192 points, not '{1}'",
    german:
      "Erwartet ist eine Größe wie 390 × 844, von 160 × 160 bis 8192 × 8192 Punkten, nicht „{1}“")
}
