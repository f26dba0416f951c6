package import FlowCore

/// The texts of bars, overlays and components.
extension Phrase {
  /// The back control where it does not show the title of the previous page.
  package static let back = Phrase("back", english: "Back", german: "Zurück")
  /// The accessible name of the back control; {1} is the title of the previous page.
  package static let backTo = Phrase("back-to", english: "Back to {1}", german: "Zurück zu {1}")
  /// The bar button that begins editing.
  package static let edit = Phrase("edit", english: "Edit", german: "Bearbeiten")
  /// The bar button that ends editing.
  package static let done = Phrase("done", english: "Done", german: "Fertig")
  /// The button that closes a sheet.
  package static let close = Phrase("close", english: "Close", german: "Schließen")
  /// The button of an alert without actions.
  package static let ok = Phrase("ok", english: "OK", german: "OK")
  /// The accessible name of a page indicator.
  package static let page = Phrase("page", english: "Page", german: "Seite")
  /// A position, as in a pager; {1} is the page's number, {2} the number of pages.
  package static let position = Phrase("position", english: "{1} of {2}", german: "{1} von {2}")
  /// Shown in place of pages if there are none.
  package static let noPages = Phrase("no-pages", english: "No pages", german: "Keine Seiten")
  /// The button that pauses pages that advance by themselves.
  package static let pause = Phrase("pause", english: "Pause", german: "Anhalten")
  /// The button that resumes paused pages.
  package static let play = Phrase("play", english: "Play", german: "Fortsetzen")
  /// The accessible name of the strip that shows the progress of a flow.
  package static let progress = Phrase("progress", english: "Progress", german: "Fortschritt")
  /// The accessible value of a tab with a dot: there is something new in it.
  package static let news = Phrase("news", english: "new", german: "neu")
  /// The button that decreases a number.
  package static let less = Phrase("less", english: "Less", german: "Weniger")
  /// The button that increases a number.
  package static let more = Phrase("more", english: "More", german: "Mehr")
  /// The accessible name of a tour, and the title of the back control on the page after it.
  package static let tour = Phrase("tour", english: "Tour", german: "Rundgang")
  /// The button that ends a tour early.
  package static let skip = Phrase("skip", english: "Skip", german: "Überspringen")
  /// The button of a password field that shows the password.
  package static let showPassword = Phrase(
    "show-password", english: "Show password", german: "Passwort zeigen")
  /// The button of a password field that conceals the password again.
  package static let hidePassword = Phrase(
    "hide-password", english: "Hide password", german: "Passwort verbergen")
  /// The button of a search field that removes its text.
  package static let clearSearch = Phrase(
    "clear-search", english: "Clear search", german: "Suche löschen")
  /// Shown while content is loaded.
  package static let loading = Phrase("loading", english: "Loading", german: "Wird geladen")
  /// Shown in place of content that could not be loaded.
  package static let loadFailed = Phrase(
    "load-failed", english: "Something went wrong.", german: "Etwas ist schiefgegangen.")
  /// Shown in place of content that could not be loaded without a connection.
  package static let offline = Phrase(
    "offline", english: "There is no connection.", german: "Es gibt keine Verbindung.")
  /// The button that loads again what could not be loaded.
  package static let tryAgain = Phrase(
    "try-again", english: "Try again", german: "Erneut versuchen")
}
