package import FlowCore

/// Texts about films, pictures on the clipboard, and opening files.
extension Phrase {
  package static let saveFilm = Phrase(
    "save-film", english: "Save a film", german: "Film speichern")
  package static let cancelFilm = Phrase(
    "cancel-film", english: "Stop making the film", german: "Film abbrechen")
  package static let filmContent = Phrase(
    "film-content", english: "What it shows", german: "Was er zeigt")
  package static let filmFormat = Phrase("film-format", english: "Format", german: "Format")
  package static let wholeTimeLine = Phrase(
    "whole-time-line", english: "Time line", german: "Zeitlinie")
  package static let filmOfTransition = Phrase(
    "film-of-transition", english: "Last transition", german: "Letzter Übergang")
  package static let save = Phrase("save", english: "Save", german: "Speichern")
  package static let formatSheet = Phrase(
    "format-sheet", english: "Contact sheet, PNG", german: "Kontaktbogen, PNG")
  package static let formatAPNG = Phrase(
    "format-apng", english: "Animated PNG, lossless", german: "Animiertes PNG, verlustfrei")
  package static let formatWebP = Phrase(
    "format-webp", english: "Animated WebP, lossless", german: "Animiertes WebP, verlustfrei")
  package static let formatGIF = Phrase(
    "format-gif", english: "Animated GIF, 256 colours", german: "Animiertes GIF, 256 Farben")
  package static let formatMP4 = Phrase(
    "format-mp4", english: "MP4 video, by ffmpeg", german: "MP4-Video, mit ffmpeg")
  package static let formatWebM = Phrase(
    "format-webm", english: "WebM video, by ffmpeg", german: "WebM-Video, mit ffmpeg")
  package static let needsFFmpeg = Phrase(
    "needs-ffmpeg", english: "Videos are made by ffmpeg, which is not installed",
    german: "Videos macht ffmpeg, das nicht installiert ist")
  package static let formatFolder = Phrase(
    "format-folder", english: "Folder of pictures, PNG", german: "Ordner mit Bildern, PNG")
  package static let theFilm = Phrase("the-film", english: "the film", german: "Der Film")
  package static let filmProgress = Phrase(
    "film-progress", english: "Making the film: {1} %. {2} stops it.",
    german: "Der Film entsteht: {1} %. {2} bricht ihn ab.")
  package static let filmCancelled = Phrase(
    "film-cancelled", english: "No film was saved", german: "Es wurde kein Film gespeichert")
  package static let showInFolder = Phrase(
    "show-in-folder", english: "Show in folder", german: "Im Ordner zeigen")
  package static let noFileManager = Phrase(
    "no-file-manager", english: "No program shows folders here. The file is {1}",
    german: "Kein Programm zeigt hier Ordner. Die Datei ist {1}")
  package static let copyPicture = Phrase(
    "copy-picture", english: "Copy a picture", german: "Bild kopieren")
  package static let pictureCopied = Phrase(
    "picture-copied", english: "Picture copied", german: "Bild kopiert")
  package static let noPictureClipboard = Phrase(
    "no-picture-clipboard",
    english: "The clipboard takes no picture here; expected an X display, or wl-copy",
    german: "Die Zwischenablage nimmt hier kein Bild; erwartet wird ein X-Display oder wl-copy")
  package static let openFile = Phrase("open-file", english: "Open", german: "Öffnen")
  package static let openHelp = Phrase(
    "open-help", english: "Open a script, a link or a picture",
    german: "Skript, Link oder Bild öffnen")
  package static let openPath = Phrase(
    "open-path", english: "Open a path or a link", german: "Pfad oder Link öffnen")
  package static let pathOrLink = Phrase(
    "path-or-link", english: "Path of a script or picture, or a link",
    german: "Pfad eines Skripts oder Bilds, oder ein Link")
  package static let entryTooLong = Phrase(
    "entry-too-long",
    english:
      "More than {1} characters do not fit: paste the link on the stage, or open a file with it",
    german:
      "Mehr als {1} Zeichen passen nicht: Füge den Link auf der Bühne ein, oder öffne eine Datei "
      + "mit ihm")
}
