internal import FlowUI

/// An item on the basket page, with the controls that change its quantity.
@MainActor
final class BasketItem {
  var onChange: (() -> Void)?

  private let item: Item
  private let draft: Draft
  private let less = Control()
  private let more = Control()
  private let add = Control()

  init(_ item: Item, draft: Draft) {
    self.item = item
    self.draft = draft
    less.onActivate = { [weak self] in self?.change(by: -1) }
    more.onActivate = { [weak self] in self?.change(by: 1) }
    add.onActivate = { [weak self] in self?.change(by: 1) }
    more.isEnabled = quantity < Order.maxQuantity
  }

  var quantity: Int { draft.order.quantity(of: item) }

  private func change(by step: Int) {
    draft.order.setQuantity(quantity + step, of: item)
    more.isEnabled = quantity < Order.maxQuantity
    onChange?()
    // If the focused control has been removed, the control that replaces it receives the focus.
    if quantity == 0, less.hasFocus { (less.hasFocus, add.hasFocus) = (false, true) }
    if quantity == 1, add.hasFocus { (add.hasFocus, more.hasFocus) = (false, true) }
  }

  var row: any Element {
    Padding(
      Insets(
        top: 12, leading: Metrics.margin, bottom: Metrics.related, trailing: Metrics.margin)
    ) {
      Row(spacing: 12, alignment: .top) {
        ItemPicture(item)
        Column {
          LabeledRow(
            leading: Column { labels },
            trailing: Text("\(item.price * quantity)", alignment: .trailing),
            alignment: .top)
          Spacer(Metrics.related)
          LabeledRow(
            leading: Identified(item.kind.identifier) {
              Stepper(quantity, accessibilityLabel: item.name, less: less, more: more)
            },
            trailing: Text(
              quantity > 1 ? "\(item.price) each" : "", style: .footnote, colour: \.secondaryLabel,
              alignment: .trailing))
        }
      }
    }
  }

  /// The row that offers the item while it is not in the basket.
  var offerRow: any Element {
    Padding(Insets(horizontal: Metrics.margin, vertical: 12)) {
      Row(spacing: 12) {
        ItemPicture(item)
        LabeledRow(
          leading: Column {
            labels
            Text("\(item.price)", style: .footnote)
          }, trailing: Button("Add", control: add, accessibilityLabel: "Add \(item.name)"))
      }
    }
  }

  @ElementBuilder private var labels: [any Element] {
    Text(item.name, style: .headline)
    Text(item.variant, style: .footnote, colour: \.secondaryLabel)
  }
}

extension Item.Kind {
  /// The identifier of the stepper, which is needed because the names of its buttons are the same
  /// for every item.
  fileprivate var identifier: String {
    switch self {
    case .notebook: "notebook"
    case .pen: "pen"
    case .letterSet: "letter-set"
    case .ink: "ink"
    }
  }
}
