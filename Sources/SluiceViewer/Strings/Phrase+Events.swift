package import FlowCore

extension Phrase {
  package static let all = Phrase("all", english: "All", german: "Alle")
  package static let callbacks = Phrase("callbacks", english: "Callbacks", german: "Rückrufe")
  package static let input = Phrase("input", english: "Input", german: "Eingaben")
  package static let flow = Phrase("flow", english: "Flow", german: "Ablauf")
  package static let events = Phrase("events", english: "Events", german: "Verlauf")
  package static let kindsOfEvents = Phrase(
    "kinds-of-events", english: "Kinds of events", german: "Arten von Ereignissen")
  package static let filterEvents = Phrase(
    "filter-events", english: "Filter, as: didShow payment", german: "Filter, etwa: didShow payment"
  )
  package static let copyEvents = Phrase(
    "copy-events", english: "Copy the events in this list",
    german: "Ereignisse dieser Liste kopieren")
  package static let nothingYet = Phrase(
    "nothing-yet", english: "Nothing has happened yet", german: "Noch ist nichts geschehen")
  package static let noEvent = Phrase(
    "no-event", english: "No event is like that", german: "Kein Ereignis passt dazu")
  package static let rawEvents = Phrase(
    "raw-events", english: "As the trace has them", german: "Wie in der Aufzeichnung")
  package static let event = Phrase("event", english: "Event", german: "Ereignis")
  package static let someEvents = Phrase(
    "some-events", english: "{1} events", german: "{1} Ereignisse")
}
