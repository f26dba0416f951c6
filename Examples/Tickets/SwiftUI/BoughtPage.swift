import SwiftUI

/// The end of the checkout, and a gate: nobody gets back into the checkout from here.
struct BoughtPage: View {
  let ticket: Ticket
  let onEnd: () -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        Poster(event: ticket.order.event)
          .padding(.bottom, 8)
        Text("Enjoy the evening")
          .font(.title.bold())
          .accessibilityAddTraits(.isHeader)
        Text(ticket.order.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(ticket.number)
          .font(.headline)
      }
      .multilineTextAlignment(.center)
      .readableWidth()
      .padding(.horizontal, 24)
      .padding(.vertical, 16)
    }
    .defaultScrollAnchor(.center, for: .alignment)
    .pinnedFooter(on: Color(.systemBackground)) {
      Button("Done", action: onEnd)
        .buttonStyle(.primary)
    }
    .foyerPage(on: Color(.systemBackground))
    .navigationTitle("Your ticket")
    .navigationBarTitleDisplayMode(.inline)
  }
}
