public import FlowCore
public import FlowUI

/// The page that shows the whole order, with a button beside each choice for going back and
/// changing it.
public final class ReviewPage: CheckoutPage {
  /// A choice that can be changed from this page.
  public enum Choice: Hashable, Sendable, CaseIterable {
    case items
    case delivery
    case payment
  }

  public let name = "review"
  public let stepNumber = 4

  /// Called with the choice that the user wants to change.
  public var onChange: ((Choice) -> Void)?
  /// Called when the user places the order.
  public var onOrder: (() -> Void)?

  /// A state of the order's payment.
  public enum Progress {
    /// The order has not been placed.
    case none
    /// The shop waits for the payment; meanwhile the order cannot be placed again.
    case paying
    /// The payment has failed; the order can be placed again.
    case failed(LoadFailure)
  }

  /// The current state of the order's payment.
  public var progress = Progress.none

  private let draft: Draft
  private let scroll = ScrollState()
  private let orderButton = Control()
  private let changes = Choice.allCases.map { _ in Control() }

  /// Creates the page for a draft.
  public init(draft: Draft) {
    self.draft = draft
    orderButton.onActivate = { [weak self] in self?.onOrder?() }
    for (choice, control) in zip(Choice.allCases, changes) {
      control.onActivate = { [weak self] in self?.onChange?(choice) }
    }
  }

  public func update(in context: LayoutContext) {
    orderButton.isEnabled = !isPaying
  }

  public var navigationItem: NavigationItem { NavigationItem(title: "Review", scroll: scroll) }

  public func body(in context: LayoutContext) -> [any Element] {
    let order = draft.order
    PinnedFooter(scroll: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.related)) {
        ReadableWidth {
          for (choice, control) in zip(Choice.allCases, changes) {
            section(choice.title, change: control) { rows(choice, order) }
            Spacer(Metrics.related)
          }
        }
      }
    } footer: {
      ReadableWidth {
        sum("Subtotal", order.subtotal.description, .subtitle, \.secondaryLabel)
        sum("Delivery", order.delivery.charge, .subtitle, \.secondaryLabel)
        Spacer(Metrics.related / 2)
        if case .failed(let failure) = progress {
          ValidationMessage(context.strings[failure.phrase])
          Spacer(Metrics.related)
        }
        footer("Total", order.total, Button(orderTitle, role: .primary, control: orderButton))
      }
    }
  }

  private var isPaying: Bool { if case .paying = progress { true } else { false } }

  private var orderTitle: String { isPaying ? "Placing the order" : "Place order" }

  private func rows(_ choice: Choice, _ order: Order) -> [any Element] {
    switch choice {
    case .items:
      order.lines.map(row)
    case .delivery:
      [
        ListRow(order.delivery.title, subtitle: order.delivery.time, icon: order.delivery.icon),
        ListRow(order.receivingAddress.name, subtitle: order.receivingAddress.address),
      ]
    case .payment:
      [
        ListRow(
          order.payment.chosenTitle, subtitle: order.payment.remark(on: order),
          icon: order.payment.icon(on: order))
      ]
    }
  }

  private func row(_ line: Order.Line) -> any Element {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.related)) {
      Row(spacing: 12) {
        ItemPicture(line.item, side: 40)
        LabeledRow(
          leading: Column {
            Text(line.item.name)
            Text(
              "\(line.quantity) × \(line.item.price)", style: .footnote, colour: \.secondaryLabel)
          }, trailing: Text(line.price.description, alignment: .trailing))
      }
    }
  }
}

extension ReviewPage.Choice {
  fileprivate var title: String {
    switch self {
    case .items: "Basket"
    case .delivery: "Delivery"
    case .payment: "Payment"
    }
  }
}
