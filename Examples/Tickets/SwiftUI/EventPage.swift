import SwiftUI

/// An evening; its seats are chosen in a sheet.
struct EventPage: View {
  let event: Event
  let onOrder: (Order) -> Void

  @State private var isChoosing = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Poster(event: event)
        Text(event.title)
          .font(.title.bold())
          .accessibilityAddTraits(.isHeader)
        Text(event.about)
        Card {
          ValueRow("When", value: event.time, icon: "calendar")
          ValueRow("Where", value: event.venue, icon: "map")
          ValueRow("From", value: "€\(Seats.balcony.price(of: event))", icon: "ticket")
        }
      }
      .readableWidth()
      .padding(16)
    }
    .pinnedFooter {
      Button("Choose seats") { isChoosing = true }
        .buttonStyle(.primary)
    }
    .foyerPage()
    .navigationTitle(event.title)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isChoosing) {
      SeatsSheet(order: Order(event: event), onDone: onOrder)
    }
  }
}
