package import FlowCore

extension Phrase {
  package static let file = Phrase("file", english: "File", german: "Datei")
  package static let source = Phrase("source", english: "Source", german: "Code")
  package static let findInFile = Phrase(
    "find-in-file", english: "Find in this file", german: "In dieser Datei suchen")
  package static let unreadableFile = Phrase(
    "unreadable-file", english: "This file cannot be read",
    german: "Diese Datei lässt sich nicht lesen")
  package static let unreadableFileHelp = Phrase(
    "unreadable-file-help", english: "Perhaps it was moved while the program ran.",
    german: "Vielleicht wurde sie verschoben, während das Programm lief.")
  package static let copy = Phrase("copy", english: "Copy {1}", german: "{1} kopieren")
  package static let selection = Phrase("selection", english: "Selection", german: "Auswahl")
  package static let noCode = Phrase(
    "no-code", english: "No code is listed", german: "Kein Code angegeben")
  package static let noCodeHelp = Phrase(
    "no-code-help", english: "A demo names its files and folders as its sources.",
    german: "Eine Demo nennt Dateien und Ordner als ihre Quellen.")
  package static let codeMissing = Phrase(
    "code-missing", english: "The code is not here", german: "Der Code ist nicht da")
  package static let codeMissingHelp = Phrase(
    "code-missing-help",
    english:
      "It is looked for in share/sluice/sources beside the program, and where that was built.",
    german: "Er wird in share/sluice/sources neben dem Programm gesucht, und wo es gebaut wurde.")
  package static let noneFound = Phrase("none-found", english: "none", german: "nichts")
  package static let found = Phrase("found", english: "{1} found", german: "{1} gefunden")
  package static let code = Phrase("code", english: "Code", german: "Code")
  package static let lineCount = Phrase("line-count", english: "{1} lines", german: "{1} Zeilen")
  package static let line = Phrase("line", english: "line {1}", german: "Zeile {1}")
}
