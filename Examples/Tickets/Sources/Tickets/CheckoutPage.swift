import FlowCore
import FlowUI
import Observation

/// The payment for an order: a form, a call that takes time, and an alert before leaving.
@Observable
final class CheckoutPage: FoyerPage {
  let name = "checkout"
  let overlays: Overlays? = Overlays()
  var onPaid: ((Ticket) -> Void)?

  private let order: Order
  private let context: FlowContext
  private let holder = FormFieldState(
    check: { $0.isEmpty ? "Write the name on the card, for example Juna Moss." : nil })
  private let number = FormFieldState(
    format: .card,
    check: { $0.count == 16 ? nil : "Write the 16 digits of the card." })
  private let form: FormState
  @ObservationIgnored private lazy var press = Presses(self)
  private var isPaying = false { didSet { form.submitButton.isEnabled = !isPaying } }
  private var failure: LoadFailure?

  init(_ order: Order, in context: FlowContext) {
    (self.order, self.context) = (order, context)
    form = FormState([holder, number])
  }

  var allowsGoingBack: Bool { !isPaying }

  var navigationItem: NavigationItem { NavigationItem(title: "Payment", scroll: form.scroll) }

  func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: form.scroll) {
      column {
        Card {
          ListRow(order.event.title, subtitle: order.summary) {
            order.event.poster(width: 64, aspect: 1, radius: 10)
          }
        }
        Spacer(Metrics.group)
        Form(state: press(submitting: form) { $0.pay() }, spacing: Metrics.margin) {
          TextField("Name on the card", state: holder, placeholder: "Juna Moss")
          TextField("Card number", state: number, placeholder: "1234 5678 9012 3456")
          if let failure { ValidationMessage(context.strings[failure.phrase]) }
        }
      }
    } footer: {
      Button(
        isPaying ? "Paying…" : "Pay €\(order.price)", role: .primary,
        control: form.submitButton)
    }
  }

  /// Asks before a card number that was typed is lost.
  func permitsLeaving(_ attempt: LeaveAttempt) -> Bool {
    guard !number.text.isEmpty else { return true }
    let leave = Alert.Action("Leave", role: .destructive) { attempt.proceed() }
    overlays?.show(
      Alert(
        "Leave without paying?", message: "The seats are not kept.",
        actions: [Alert.Action("Stay", role: .cancel), leave]))
    return false
  }

  private func pay() {
    (isPaying, failure) = (true, nil)
    context.load(
      "payment", for: self, simulating: .success("FY-2041", after: .seconds(2))
    ) { [weak self, order] result in
      self?.isPaying = false
      switch result {
      case .success(let number): self?.onPaid?(Ticket(number: number, order: order))
      case .failure(let failure): self?.failure = failure
      }
    }
  }
}
