import SwiftUI

/// The tickets that the member has bought.
struct TicketsPage: View {
  @Environment(Member.self) private var member

  var body: some View {
    List(member.tickets, id: \.self) { ticket in
      LabeledContent {
        Text(ticket.number)
      } label: {
        Text(ticket.order.event.title)
        Text(ticket.order.summary)
      }
    }
    .overlay {
      if member.tickets.isEmpty {
        ContentUnavailableView("No tickets yet", systemImage: "ticket")
      }
    }
    .readableWidth()
    .foyerPage()
    .navigationTitle("Tickets")
  }
}
