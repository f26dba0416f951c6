internal import FlowCore
public import FlowUI

/// The page on which the user chooses a delivery method.
public final class DeliveryPage: CheckoutPage {
  public let name = "delivery"
  public let flowProgress = 0.4

  /// Called when the user continues.
  public var onContinue: (() -> Void)?

  private let draft: Draft
  private let scroll = ScrollState()
  private let continueButton = Control()
  private let choices: [Control]

  /// Creates the page for a draft, which it changes.
  public init(draft: Draft) {
    self.draft = draft
    choices = Delivery.allCases.map { delivery in
      Control { draft.order.delivery = delivery }
    }
    continueButton.onActivate = { [weak self] in self?.onContinue?() }
  }

  public var navigationItem: NavigationItem { NavigationItem(title: "Delivery", scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    let order = draft.order
    let place = order.delivery.place
    PinnedFooter(scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        section("How it gets to you") {
          for (delivery, control) in zip(Delivery.allCases, choices) {
            ListRow(
              delivery.title, subtitle: delivery.time, value: delivery.charge,
              icon: delivery.icon, mark: delivery == order.delivery ? .chosen : .unchosen,
              control: control)
          }
        }
        Spacer(Metrics.group)
        section(place.heading) { ListRow(place.name, subtitle: place.address) }
      }
    } footer: {
      footer(
        "Total", order.total, Button("Continue to payment", role: .primary, control: continueButton)
      )
    }
  }
}
