public import FlowCore
public import FlowUI

/// A page of the checkout; all these pages share their background and layout.
public protocol CheckoutPage: ComposedScreen, FlowStepReporting, AppearanceContext {
  /// The number of the page's step, 1…5.
  var stepNumber: Int { get }
  /// The share of the page's fields that are valid, 0…1.
  var validShare: Double { get }
}

extension CheckoutPage {
  public var validShare: Double { 1 }

  public var flowStep: FlowStep? { FlowStep(stepNumber, of: 5) }

  /// Each of the five pages counts for a fifth of the progress: half of it when the page is
  /// reached, the other half in proportion to the page's valid fields.
  public var flowProgress: Double { (Double(stepNumber) - 0.5 + 0.5 * validShare) / 5 }

  public var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  /// A card of rows below a title; `change` is for a button beside the title, which leads to the
  /// page where the choice is made.
  @ElementBuilder func section(
    _ title: String, change: Control? = nil, @ElementBuilder rows: () -> [any Element]
  ) -> [any Element] {
    Padding(Insets(leading: Metrics.margin)) {
      if let change {
        LabeledRow(
          leading: Text(title, style: .headline, isHeading: true),
          trailing: Button(
            "Change", role: .plain, control: change,
            accessibilityLabel: "Change \(title.lowercased())"))
      } else {
        Text(title, style: .headline, isHeading: true)
        Spacer(Metrics.related)
      }
    }
    Card(rows)
  }

  func sum(
    _ title: String, _ amount: String, _ style: TextStyle = .headline,
    _ colour: KeyPath<Theme, RGBA> = \.label
  ) -> LabeledRow {
    LabeledRow(
      leading: Text(title, style: style, colour: colour),
      trailing: Text(amount, style: style, colour: colour, alignment: .trailing))
  }

  @ElementBuilder func footer(_ title: String, _ amount: Money, _ button: Button) -> [any Element] {
    sum(title, amount.description)
    Spacer(12)
    button
  }
}
