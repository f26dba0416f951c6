/// An evening for which tickets are sold; all evenings are fictitious.
struct Event: Codable, Hashable, Identifiable, Sendable {
  /// The identifier in links and matched elements.
  let id: String
  let title: String
  let venue: String
  let time: String
  /// The price of a seat in the stalls, in euros.
  let price: Int
  let about: String

  static let samples = [
    Event(
      id: "weir", title: "Moon over the Weir", venue: "Boathouse Four", time: "5 March, 20:00",
      price: 24,
      about: "A quartet plays on the landing stage. If it rains, it plays louder."),
    Event(
      id: "oud", title: "ليلة العود", venue: "Lamp Street Hall", time: "6 March, 19:30", price: 32,
      about: "عازفان وعودان وليلة طويلة. يبدأ العزف بعد الغروب، والشاي على حساب الدار."),
    Event(
      id: "doors", title: "Seven Doors", venue: "Tidewater Theatre", time: "7 March, 18:00",
      price: 41,
      about: "A family opens one door too many. With an interval, and a lock for each act."),
    Event(
      id: "birds", title: "Paper Birds", venue: "Puppet Yard", time: "7 March, 11:00", price: 12,
      about: "For everybody above four: a crane looks for the page that it was folded from."),
    Event(
      id: "note", title: "The Long Note", venue: "Northbound Chapel", time: "11 March, 21:00",
      price: 28,
      about: "One cello, one hour, no break. The doors close when the bow touches the string."),
  ]

  /// Whether the title, the venue or the time contains the text, in any case.
  func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.isEmpty || [title, venue, time].contains { $0.lowercased().contains(text) }
  }
}

/// Where the seats of an order are.
enum Seats: String, Codable, CaseIterable, Sendable {
  case stalls = "Stalls"
  case balcony = "Balcony"

  /// The price of one seat, in euros.
  func price(of event: Event) -> Int { self == .stalls ? event.price : event.price * 3 / 4 }
}

/// Seats of an event that somebody buys, or has bought.
struct Order: Codable, Hashable, Sendable {
  static let largest = 6

  let event: Event
  var seats = Seats.stalls
  var count = 2

  var price: Int { count * seats.price(of: event) }

  var summary: String { "\(count) × \(seats.rawValue), \(event.time)" }
}

/// A bought order, with the number under which the box office knows it.
struct Ticket: Codable, Hashable, Identifiable, Sendable {
  let number: String
  let order: Order

  var id: String { number }
}
