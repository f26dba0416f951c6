import SwiftUI

/// The content of the sheet: a choice of stalls or balcony, and the number of seats.
struct SeatsSheet: View {
  @State var order: Order
  let onDone: (Order) -> Void

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Picker("Place", selection: $order.seats) {
          ForEach(Seats.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Stepper(value: $order.count, in: 1...Order.largest) {
          LabeledContent("How many", value: order.count, format: .number)
        }
        .accessibilityLabel("Seats")
        Button("Go on for €\(order.price)") {
          dismiss()
          onDone(order)
        }
        .buttonStyle(.primary)
      }
      .padding(16)
      .tint(.velvet)
      .navigationTitle("Seats")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", systemImage: "xmark") { dismiss() }
        }
      }
    }
    .presentationDetents([.height(260)])
    .presentationCornerRadius(26)
  }
}
