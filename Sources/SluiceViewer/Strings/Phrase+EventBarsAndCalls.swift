internal import FlowCore

/// The trace of bars and of calls that take time, in words.
extension Phrase {
  static let hidesBars = Phrase(
    "event-hides-bars", english: "{1} hides its bars", german: "{1} verbirgt ihre Leisten")
  static let showsBars = Phrase(
    "event-shows-bars", english: "{1} shows navigation bar and toolbar",
    german: "{1} zeigt Navigations- und Werkzeugleiste")
  static let showsNavigationBar = Phrase(
    "event-shows-navigation-bar", english: "{1} shows its navigation bar, no toolbar",
    german: "{1} zeigt die Navigationsleiste, keine Werkzeugleiste")
  static let showsToolbar = Phrase(
    "event-shows-toolbar", english: "{1} shows its toolbar, no navigation bar",
    german: "{1} zeigt die Werkzeugleiste, keine Navigationsleiste")
  static let coloursBars = Phrase(
    "event-colours-bars", english: "Bars look as {1} declares them",
    german: "Leisten sehen aus, wie {1} sie angibt")
  static let callBegan = Phrase(
    "event-call-began", english: "Began to load {1}", german: "{1} wird geladen")
  static let callEnded = Phrase(
    "event-call-ended", english: "{1} is loaded", german: "{1} ist geladen")
  static let callFailed = Phrase(
    "event-call-failed", english: "{1} was not loaded: {2}", german: "{1} wurde nicht geladen: {2}")
  static let callCancelled = Phrase(
    "event-call-cancelled", english: "{1} is no longer loaded",
    german: "{1} wird nicht mehr geladen")
}
