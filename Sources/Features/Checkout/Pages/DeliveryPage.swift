internal import FlowCore
public import FlowUI

/// The page on which the user chooses a delivery method and, unless the order is collected, an
/// address.
public final class DeliveryPage: CheckoutPage {
  public let name = "delivery"
  public let stepNumber = 2

  /// Called when the user continues; if the order needs the typed address, it is valid then.
  public var onContinue: (() -> Void)?
  /// Called after each change on the page, because the progress may have changed.
  public var onProgress: (() -> Void)?

  private let draft: Draft
  private let continueButton = Control()
  private let choices: [Control]
  private let addresses = [Control(), Control()]
  private let entry: EntryForm

  /// Creates a page that edits the given draft.
  public init(draft: Draft) {
    self.draft = draft
    choices = Delivery.allCases.map { _ in Control() }
    let address = draft.order.newAddress
    entry = EntryForm(
      [
        EntryForm.Field(title: "Name", placeholder: "Juna Tarrow"),
        EntryForm.Field(title: "Street and number", placeholder: "Larkmill Lane 8"),
        EntryForm.Field(title: "Postcode and town", placeholder: "4021 Brackenau"),
      ], checks: Address.checks, texts: [address.name, address.street, address.town],
      others: [continueButton] + choices + addresses)
    for (delivery, control) in zip(Delivery.allCases, choices) {
      control.onActivate = { [weak self] in self?.change { $0.delivery = delivery } }
    }
    for (isNew, control) in zip([false, true], addresses) {
      control.onActivate = { [weak self] in self?.change { $0.usesNewAddress = isNew } }
    }
    entry.observe { [weak self] in self?.type($1, into: $0) }
    entry.form.onSubmit = { [weak self] in self?.advance() }
    continueButton.onActivate = { [weak self] in self?.advance() }
  }

  public var validShare: Double { draft.order.deliveryShare }

  private func change(_ change: (inout Order) -> Void) {
    change(&draft.order)
    onProgress?()
  }

  private func type(_ text: String, into index: Int) {
    let field = [\Address.name, \Address.street, \Address.town][index]
    change { $0.newAddress[keyPath: field] = text }
  }

  private func advance() {
    if validShare == 1 || entry.form.validate() { onContinue?() }
  }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Delivery", scroll: entry.form.scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    let order = draft.order
    PinnedFooter(scroll: entry.form.scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          section("How it gets to you") {
            for (delivery, control) in zip(Delivery.allCases, choices) {
              ListRow(
                delivery.title, subtitle: delivery.time, value: delivery.charge,
                icon: delivery.icon, mark: delivery == order.delivery ? .chosen : .unchosen,
                control: control)
            }
          }
          Spacer(Metrics.group)
          section(order.receivingAddress.heading) { address(of: order) }
        }
      }
    } footer: {
      ReadableWidth {
        footer(
          "Total", order.total,
          Button("Continue to payment", role: .primary, control: continueButton)
        )
      }
    }
  }

  @ElementBuilder private func address(of order: Order) -> [any Element] {
    if order.delivery == .collection {
      ListRow(ReceivingAddress.shop.name, subtitle: ReceivingAddress.shop.address)
    } else {
      ListRow(
        ReceivingAddress.home.name, subtitle: ReceivingAddress.home.address,
        mark: order.usesNewAddress ? .unchosen : .chosen, control: addresses[0])
      ListRow(
        "Another address", mark: order.usesNewAddress ? .chosen : .unchosen, control: addresses[1])
      if order.usesNewAddress { entry.element }
    }
  }
}
