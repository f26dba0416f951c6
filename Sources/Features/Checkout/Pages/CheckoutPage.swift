public import FlowCore
public import FlowUI

/// What the pages of the checkout have in common: how they look.
public protocol CheckoutPage: ComposedScreen, FlowProgressReporting, AppearanceContext {}

extension CheckoutPage {
  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  /// What a group of rows is about, and its card.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - change: What leads back to where it was chosen.
  ///   - rows: What is on the card.
  @ElementBuilder func section(
    _ title: String, change: Control? = nil, @ElementBuilder rows: () -> [any Element]
  ) -> [any Element] {
    Padding(Insets(leading: Spacing.margin)) {
      if let change {
        LabeledRow(Text(title, .headline), Button("Change", role: .plain, control: change))
      } else {
        Text(title, .headline)
        Spacer(Spacing.related)
      }
    }
    Card(rows)
  }

  /// A line of a bill.
  func sum(
    _ title: String, _ amount: String, _ style: TextStyle = .headline,
    _ colour: KeyPath<Theme, RGBA> = \.label
  ) -> LabeledRow {
    LabeledRow(Text(title, style, colour), Text(amount, style, colour, alignment: .trailing))
  }

  /// The foot of a page: what the order comes to, and the way on.
  @ElementBuilder func foot(_ title: String, _ amount: Money, _ way: Button) -> [any Element] {
    sum(title, amount.description)
    Spacer(12)
    way
  }
}
