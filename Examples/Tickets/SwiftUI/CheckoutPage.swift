import SwiftUI

/// The payment for an order: a form, a call that takes time, and an alert before leaving.
struct CheckoutPage: View {
  private enum Field { case holder, number }

  let order: Order
  let onPaid: (Ticket) -> Void

  @State private var holder = FieldText {
    $0.isEmpty ? "Write the name on the card, for example Juna Moss." : nil
  }
  @State private var number = FieldText {
    $0.count(where: \.isNumber) == 16 ? nil : "Write the 16 digits of the card."
  }
  @FocusState private var focus: Field?
  @State private var isPaying = false
  @State private var failure: String?
  @State private var isAsking = false
  @Environment(\.boxOffice) private var boxOffice
  @Environment(\.dismiss) private var dismiss

  private var mustAsk: Bool { !number.text.isEmpty }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Card {
          PictureRow(title: order.event.title, subtitle: order.summary) {
            Poster(event: order.event, aspect: 1, radius: 10)
          }
        }
        FormField(
          "Name on the card", $holder, focus: $focus, equals: .holder, prompt: "Juna Moss"
        )
        .textContentType(.creditCardName)
        .submitLabel(.next)
        FormField(
          "Card number", $number, focus: $focus, equals: .number, prompt: "1234 5678 9012 3456"
        )
        .textContentType(.creditCardNumber)
        .keyboardType(.numbersAndPunctuation)
        .submitLabel(.go)
        .onChange(of: number.text) { number.text = grouped(number.text) }
        if let failure { ValidationMessage(failure) }
      }
      .readableWidth()
      .padding(16)
    }
    .pinnedFooter {
      Button(isPaying ? "Paying…" : "Pay €\(order.price)", action: submit)
        .buttonStyle(.primary)
        .disabled(isPaying)
    }
    .foyerPage()
    .navigationTitle("Payment")
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden(isPaying || mustAsk)
    .toolbar {
      if mustAsk, !isPaying {
        ToolbarItem(placement: .topBarLeading) {
          Button("Back", systemImage: "chevron.backward") { isAsking = true }
        }
      }
    }
    .alert("Leave without paying?", isPresented: $isAsking) {
      Button("Stay", role: .cancel) {}
      Button("Leave", role: .destructive) { dismiss() }
    } message: {
      Text("The seats are not kept.")
    }
    .defaultFocus($focus, .holder)
    .onSubmit {
      if focus == .holder { focus = .number } else { submit() }
    }
  }

  private func grouped(_ text: String) -> String {
    let digits = Array(text.filter(\.isNumber).prefix(16))
    return stride(from: 0, to: digits.count, by: 4)
      .map { String(digits[$0..<min($0 + 4, digits.count)]) }
      .joined(separator: " ")
  }

  private func submit() {
    guard !isPaying else { return }
    let areValid = (holder.validate(), number.validate())
    switch areValid {
    case (false, _): focus = .holder
    case (_, false): focus = .number
    default: Task { await pay() }
    }
  }

  private func pay() async {
    (isPaying, failure) = (true, nil)
    defer { isPaying = false }
    do {
      let number = try await boxOffice.pay(for: order)
      onPaid(Ticket(number: number, order: order))
    } catch {
      failure = error.phrase
    }
  }
}
