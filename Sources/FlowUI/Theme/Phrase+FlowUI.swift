public import FlowCore

/// The texts of bars, overlays and components.
extension Phrase {
  /// The back control where it does not show the title of the previous page.
  public static let back = Phrase("back", english: "Back", german: "Zurück")
  /// The accessible name of the back control; {1} is the title of the previous page.
  public static let backTo = Phrase("back-to", english: "Back to {1}", german: "Zurück zu {1}")
  /// The bar button that begins editing.
  public static let edit = Phrase("edit", english: "Edit", german: "Bearbeiten")
  /// The bar button that ends editing.
  public static let done = Phrase("done", english: "Done", german: "Fertig")
  /// The button that closes a sheet.
  public static let close = Phrase("close", english: "Close", german: "Schließen")
  /// The button of an alert without actions.
  public static let ok = Phrase("ok", english: "OK", german: "OK")
  /// The accessible name of a page indicator.
  public static let page = Phrase("page", english: "Page", german: "Seite")
  /// A position, as in a pager; {1} is the page's number, {2} the number of pages.
  public static let position = Phrase("position", english: "{1} of {2}", german: "{1} von {2}")
  /// Shown in place of pages if there are none.
  public static let noPages = Phrase("no-pages", english: "No pages", german: "Keine Seiten")
  /// The button that pauses pages that advance by themselves.
  public static let pause = Phrase("pause", english: "Pause", german: "Anhalten")
  /// The button that resumes paused pages.
  public static let play = Phrase("play", english: "Play", german: "Fortsetzen")
  /// The accessible name of the strip that shows the progress of a flow.
  public static let progress = Phrase("progress", english: "Progress", german: "Fortschritt")
  /// The accessible value of a tab with a dot: there is something new in it.
  public static let news = Phrase("news", english: "new", german: "neu")
  /// The button that decreases a number.
  public static let less = Phrase("less", english: "Less", german: "Weniger")
  /// The button that increases a number.
  public static let more = Phrase("more", english: "More", german: "Mehr")
  /// The accessible name of a tour, and the title of the back control on the page after it.
  public static let tour = Phrase("tour", english: "Tour", german: "Rundgang")
  /// The button that ends a tour early.
  public static let skip = Phrase("skip", english: "Skip", german: "Überspringen")
  /// The button of a password field that shows the password.
  public static let showPassword = Phrase(
    "show-password", english: "Show password", german: "Passwort zeigen")
  /// The button of a password field that conceals the password again.
  public static let hidePassword = Phrase(
    "hide-password", english: "Hide password", german: "Passwort verbergen")
  /// The button of a search field that removes its text.
  public static let clearSearch = Phrase(
    "clear-search", english: "Clear search", german: "Suche löschen")
  /// Shown while content is loaded.
  public static let loading = Phrase("loading", english: "Loading", german: "Wird geladen")
  /// Shown in place of content that could not be loaded.
  public static let loadFailed = Phrase(
    "load-failed", english: "Something went wrong.", german: "Etwas ist schiefgegangen.")
  /// Shown in place of content that could not be loaded without a connection.
  public static let offline = Phrase(
    "offline", english: "There is no connection.", german: "Es gibt keine Verbindung.")
  /// The button that loads again what could not be loaded.
  public static let tryAgain = Phrase(
    "try-again", english: "Try again", german: "Erneut versuchen")
}
