internal import FlowCore
public import FlowUI

/// The page on which the user chooses a payment method; those that do not cover the total are
/// disabled.
public final class PaymentPage: CheckoutPage {
  public let name = "payment"
  public let flowProgress = 0.6

  /// Called when the user continues with a payment method that covers the total.
  public var onContinue: (() -> Void)?

  private let draft: Draft
  private let scroll = ScrollState()
  private let continueButton = Control()
  private let choices: [Control]

  /// Creates the page for a draft, which it changes.
  public init(draft: Draft) {
    self.draft = draft
    choices = Payment.allCases.map { _ in Control() }
    continueButton.onActivate = { [weak self] in self?.onContinue?() }
    for (payment, control) in zip(Payment.allCases, choices) {
      control.onActivate = { [weak self] in self?.choose(payment) }
    }
  }

  /// Updates the controls, because the total may have risen since the page was last visible.
  public func willAppear() { update() }

  private func choose(_ payment: Payment) {
    draft.order.payment = payment
    update()
  }

  private func update() {
    for (payment, control) in zip(Payment.allCases, choices) {
      control.isEnabled = payment.covers(draft.order.total)
    }
    continueButton.isEnabled = draft.order.isCovered
  }

  public var navigationItem: NavigationItem { NavigationItem(title: "Payment", scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    let order = draft.order
    PinnedFooter(scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        section("How you pay") {
          for (payment, control) in zip(Payment.allCases, choices) {
            ListRow(
              payment.title, subtitle: payment.remark(on: order), icon: payment.icon(on: order),
              mark: payment == order.payment ? .chosen : .unchosen, control: control)
          }
        }
        Spacer(Metrics.related)
        Padding { Text(remark, .footnote, \.secondaryLabel) }
      }
    } footer: {
      footer("Total", order.total, Button("Review order", role: .primary, control: continueButton))
    }
  }

  private var remark: String {
    Payment.giftCard.covers(draft.order.total)
      ? "Nothing is charged before you place the order."
      : "The gift card does not hold enough for this order."
  }
}
