internal import FlowCore
public import FlowUI

/// The last page of the checkout: the order has been placed, and the user cannot go back.
public final class ThanksPage: CheckoutPage {
  public let name = "thanks"
  public let stepNumber = 5

  /// Called when the user wants to continue shopping.
  public var onContinue: (() -> Void)?

  /// The order number.
  public let number: String

  private let order: Order
  private let scroll = ScrollState()
  private let continueButton = Control()

  /// Creates the page for a placed order.
  ///
  /// - Parameters:
  ///   - number: The order number.
  ///   - order: The order.
  public init(number: String, order: Order) {
    self.number = number
    self.order = order
    continueButton.onActivate = { [weak self] in self?.onContinue?() }
  }

  public var allowsGoingBack: Bool { false }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Order placed", hidesBack: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Spacer()
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
        ReadableWidth {
          Centred(Seal())
          Spacer(Metrics.margin)
          Text("Thank you", style: .title, alignment: .centre)
          Spacer(Metrics.related)
          Text(
            "Your order is on our packing table. \(order.delivery.notice)", style: .body,
            colour: \.secondaryLabel, alignment: .centre)
          Spacer(Metrics.group)
          Card {
            ListRow("Order", value: number, icon: .bag)
            ListRow(
              order.delivery.title, subtitle: order.delivery.time, icon: order.delivery.icon)
            ListRow(
              order.payment.chosenTitle, value: order.total.description,
              icon: order.payment.icon(on: order))
          }
        }
      }
      Spacer()
      Spacer()
    } footer: {
      ReadableWidth {
        Button("Continue shopping", role: .primary, control: continueButton)
      }
    }
  }
}

private struct Seal: Element {
  private static let side = 72.0

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: Self.side, height: Self.side)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([
      .roundedRectangle(frame, radius: Self.side / 2, colour: context.theme.success),
      .icon(.check, in: frame.inset(by: 16), colour: context.theme.success.ink),
    ])
  }
}
