/// A book of the library; all books are fictitious.
struct Book {
  let title: String
  let author: String
  let lines: [String]

  static let all: [Book] = [
    ("The Tide Clerk", "Mirel Oshan"), ("Salt and Timetables", "Ido Kestrel"),
    ("A Map of Small Rains", "Tove Larkmill"), ("Eleven Bridges", "Juna Tarrow"),
    ("The Quiet Foundry", "Aldo Venn"), ("Letters to a Lighthouse", "Runa Petrel"),
    ("What the Miller Kept", "Osk Brandel"), ("Northbound, Slowly", "Ines Corrow"),
    ("The Glass Orchard", "Pell Amadi"), ("Winter Accounts", "Sanna Reed"),
    ("A Ferry for Two", "Marek Olund"), ("The Last Lamplighter", "Wenna Moss"),
  ].map { Book(title: $0.0, author: $0.1, lines: opening) }

  private static let opening = [
    "The harbour opened at six, as it had", "on every day that anybody could",
    "remember. Somebody had to write down", "what the sea brought in, and for",
    "nineteen years that had been her work:", "two columns, a pencil, and a window",
    "from which one saw the breakwater.", "That morning there was a third column,",
    "ruled in ink, in a hand which she did", "not know.",
  ]
}
