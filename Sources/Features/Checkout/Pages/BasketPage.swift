internal import FlowCore
public import FlowUI

/// The first page of the checkout: the items in the basket with their quantities, and the shop's
/// other items.
public final class BasketPage: CheckoutPage {
  public let name = "basket"
  public let stepNumber = 1

  /// Called when the user continues with a basket that is not empty.
  public var onContinue: (() -> Void)?

  private let draft: Draft
  private let items: [BasketItem]
  private let scroll = ScrollState()
  private let continueButton = Control()

  /// Creates a page that edits the given draft.
  public init(draft: Draft) {
    self.draft = draft
    items = Item.all.map { BasketItem($0, draft: draft) }
    continueButton.onActivate = { [weak self] in self?.onContinue?() }
    for item in items { item.onChange = { [weak self] in self?.update() } }
    update()
  }

  private func update() {
    continueButton.isEnabled = !draft.order.isEmpty
  }

  public var navigationItem: NavigationItem {
    NavigationItem(title: "Basket", isLarge: true, hasReadableWidth: true, scroll: scroll)
  }

  public func body(in context: LayoutContext) -> [any Element] {
    PinnedFooter(scroll: scroll) {
      Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.margin)) {
        ReadableWidth {
          if draft.order.isEmpty {
            emptyState
          } else {
            Card { items.filter { $0.quantity > 0 }.map(\.row) }
          }
          offers
        }
      }
    } footer: {
      ReadableWidth {
        footer(
          "Subtotal", draft.order.subtotal,
          Button("Continue to delivery", role: .primary, control: continueButton))
      }
    }
  }

  @ElementBuilder private var emptyState: [any Element] {
    Spacer(Metrics.group)
    Centred(IconView(.cart, side: 64, colour: \.secondaryLabel))
    Spacer(Metrics.margin)
    Text("Your basket is empty", style: .heading, alignment: .centre)
    Spacer(Metrics.related)
    Text(
      "Take your time, and add whatever you like.", style: .subtitle, colour: \.secondaryLabel,
      alignment: .centre)
    Spacer(Metrics.group)
  }

  @ElementBuilder private var offers: [any Element] {
    let others = items.filter { $0.quantity == 0 }
    if !others.isEmpty {
      Spacer(Metrics.group)
      section(draft.order.isEmpty ? "From our shelves" : "You might also like") {
        others.map(\.offerRow)
      }
    }
  }
}
