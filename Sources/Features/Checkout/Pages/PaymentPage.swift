internal import FlowCore
public import FlowUI

/// The page on which the user chooses a payment method; methods that do not cover the total are
/// disabled.
public final class PaymentPage: CheckoutPage {
  public let name = "payment"
  public let stepNumber = 3

  /// Called when the user continues; the payment method covers the total, and a typed card is
  /// valid.
  public var onContinue: (() -> Void)?
  /// Called after each change on the page, because the progress may have changed.
  public var onProgress: (() -> Void)?

  private let draft: Draft
  private let continueButton = Control()
  private let choices: [Control]
  private let entry: EntryForm

  /// Creates a page that edits the given draft.
  public init(draft: Draft) {
    self.draft = draft
    choices = Payment.allCases.map { _ in Control() }
    let card = draft.order.newCard
    entry = EntryForm(
      [
        EntryForm.Field(title: "Card number", placeholder: "1234 5678 9012 3456", format: .card),
        EntryForm.Field(title: "Valid until", placeholder: "08/29", format: .cardExpiry),
        EntryForm.Field(
          title: "Security code", placeholder: "", format: .digits(inGroupsOf: 3), isSecure: true),
      ], checks: PaymentCard.checks, texts: [card.number, card.expiry, card.code],
      others: [continueButton] + choices)
    entry.observe { [weak self] in self?.type($1, into: $0) }
    entry.form.onSubmit = { [weak self] in self?.advance() }
    continueButton.onActivate = { [weak self] in self?.advance() }
    for (payment, control) in zip(Payment.allCases, choices) {
      control.onActivate = { [weak self] in self?.choose(payment) }
    }
  }

  /// Updates the controls, because the total may have changed since the page was last visible.
  public func willAppear() { update() }

  public var validShare: Double { draft.order.paymentShare }

  private func choose(_ payment: Payment) {
    draft.order.payment = payment
    update()
    onProgress?()
  }

  private func type(_ text: String, into index: Int) {
    let field = [\PaymentCard.number, \PaymentCard.expiry, \PaymentCard.code][index]
    draft.order.newCard[keyPath: field] = text
    onProgress?()
  }

  private func advance() {
    guard draft.order.isCovered else { return }
    if validShare == 1 || entry.form.validate() { onContinue?() }
  }

  private func update() {
    for (payment, control) in zip(Payment.allCases, choices) {
      control.isEnabled = payment.covers(draft.order.total)
    }
    continueButton.isEnabled = draft.order.isCovered
  }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Payment", scroll: entry.form.scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    let order = draft.order
    PinnedFooter(scroll: entry.form.scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          section("How you pay") {
            for (payment, control) in zip(Payment.allCases, choices) {
              ListRow(
                payment.title, subtitle: payment.remark(on: order), icon: payment.icon(on: order),
                mark: payment == order.payment ? .chosen : .unchosen, control: control)
            }
          }
          if order.payment == .anotherCard {
            Spacer(Metrics.group)
            section("Your card") { entry.element }
          }
          Spacer(Metrics.related)
          Padding { Text(remark, style: .footnote, colour: \.secondaryLabel) }
        }
      }
    } footer: {
      ReadableWidth {
        footer(
          "Total", order.total, Button("Review order", role: .primary, control: continueButton))
      }
    }
  }

  private var remark: String {
    Payment.giftCard.covers(draft.order.total)
      ? "Nothing is charged before you place the order."
      : "The gift card does not hold enough for this order."
  }
}
