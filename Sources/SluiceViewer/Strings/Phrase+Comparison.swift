package import FlowCore

/// The texts of the bar above the stage, of the list of demos, and of comparisons.
extension Phrase {
  package static let noDifference = Phrase(
    "no-difference", english: "no difference", german: "kein Unterschied")
  package static let hardlyDiffers = Phrase(
    "hardly-differs", english: "less than 0.1 % of pixels differ",
    german: "weniger als 0,1 % verschieden")
  package static let differs = Phrase(
    "differs", english: "{1} % of pixels differ", german: "{1} % verschieden")
  package static let normalContrast = Phrase(
    "normal-contrast", english: "Normal contrast", german: "Normaler Kontrast")
  package static let textAt = Phrase("text-at", english: "Text at {1} %", german: "Text mit {1} %")
  package static let fullMotion = Phrase(
    "full-motion", english: "Full motion", german: "Volle Bewegung")
  package static let releaseByProjection = Phrase(
    "release-by-projection", english: "Release by projection", german: "Loslassen nach Projektion")
  package static let releaseByDistance = Phrase(
    "release-by-distance", english: "Release by distance or speed",
    german: "Loslassen nach Strecke oder Tempo")
  package static let releaseByFling = Phrase(
    "release-by-fling", english: "Release by fling", german: "Loslassen nach Wurf")
  package static let releaseBy = Phrase(
    "release-by", english: "Release by {1}", german: "Loslassen nach {1}")
  package static let leftToRight = Phrase(
    "left-to-right", english: "Left to right", german: "Von links nach rechts")
  package static let beforeMyChange = Phrase(
    "before-my-change", english: "Before my change", german: "Vor meiner Änderung")
  package static let afterMyChange = Phrase(
    "after-my-change", english: "After my change", german: "Nach meiner Änderung")
  package static let beforeMyChangeNote = Phrase(
    "before-my-change-note",
    english: "Now change settings: the second stage keeps the previous ones, with the same input.",
    german:
      "Jetzt Optionen ändern: Die zweite Bühne behält die bisherigen, bei derselben Eingabe.")
  package static let badFrame = Phrase(
    "bad-frame", english: "This frame cannot be drawn",
    german: "Dieses Bild lässt sich nicht zeichnen")
  package static let asArticle = Phrase(
    "as-article", english: "As the article has it", german: "Wie im Artikel")
  package static let asHere = Phrase("as-here", english: "As it is here", german: "Wie hier")
  package static let asArticleNote = Phrase(
    "as-article-note",
    english:
      "The same input, in code that the article shows or warns about. Its faults are intended.",
    german:
      "Dieselbe Eingabe, aber Code, den der Artikel zeigt oder vor dem er warnt. Seine Fehler "
      + "sind Absicht.")
  package static let difference = Phrase("difference", english: "Difference", german: "Unterschied")
  package static let showSecondStage = Phrase(
    "show-second-stage", english: "Show the second stage", german: "Die zweite Bühne zeigen")
  package static let showDifference = Phrase(
    "show-difference", english: "Show what differs", german: "Die Unterschiede zeigen")
  package static let compareHelp = Phrase(
    "compare-help", english: "Two variants side by side",
    german: "Zwei Varianten nebeneinander")
  package static let shownAt = Phrase(
    "shown-at", english: "Shown at {1}", german: "Gezeigt mit {1}")
  package static let inspectorWidth = Phrase(
    "inspector-width", english: "Width of the inspector", german: "Breite des Inspektors")
  package static let searchDemos = Phrase(
    "search-demos", english: "Search demos", german: "Demos suchen")
  package static let noDemo = Phrase(
    "no-demo", english: "Nothing has this name", german: "So heißt nichts")
}
