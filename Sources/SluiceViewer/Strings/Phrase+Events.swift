internal import FlowCore

/// The texts of the pane of events.
extension Phrase {
  static let all = Phrase("all", english: "All", german: "Alle")
  static let callbacks = Phrase("callbacks", english: "Callbacks", german: "Rückrufe")
  static let input = Phrase("input", english: "Input", german: "Eingaben")
  static let flow = Phrase("flow", english: "Flow", german: "Ablauf")
  static let events = Phrase("events", english: "Events", german: "Verlauf")
  static let kindsOfEvents = Phrase(
    "kinds-of-events", english: "Kinds of events", german: "Arten von Ereignissen")
  static let filterEvents = Phrase(
    "filter-events", english: "Filter, as: didShow payment", german: "Filter, etwa: didShow payment"
  )
  static let copyEvents = Phrase(
    "copy-events", english: "Copy the events in this list",
    german: "Ereignisse dieser Liste kopieren")
  static let nothingYet = Phrase(
    "nothing-yet", english: "Nothing has happened yet", german: "Noch ist nichts geschehen")
  static let noEvent = Phrase(
    "no-event", english: "No event is like that", german: "Kein Ereignis passt dazu")
  static let event = Phrase("event", english: "Event", german: "Ereignis")
  static let someEvents = Phrase("some-events", english: "{1} events", german: "{1} Ereignisse")
}
