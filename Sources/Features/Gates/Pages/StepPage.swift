public import FlowCore
public import FlowUI

/// A page of a sample flow with gates: a text that explains it, and buttons to other pages.
@MainActor
public class StepPage {
  /// The page's step, which determines its text, fields and buttons.
  public let step: Step
  /// Called with the step of the next page when a button or a row is activated; for a button, only
  /// if all fields are valid.
  ///
  /// Enter in the last field activates the first button.
  public var onChoice: ((Step) -> Void)?
  /// Makes the page that a forward drag shows; `nil` if forward drags are disabled.
  public var makePage: ((Step) -> any Screen)?

  private var choices: [Control] = []
  private var rows: [Control] = []
  private let fields: StepFields
  private let scroll = ScrollState()

  /// Creates a page.
  public init(_ step: Step) {
    self.step = step
    fields = StepFields(step.fields)
    choices = step.choices.map { choice in
      Control { [weak self] in self?.choose(choice) }
    }
    rows = step.rows.map { choice in
      Control { [weak self] in self?.onChoice?(choice.step) }
    }
    fields.onSubmit = { [weak self] in
      if let first = step.choices.first { self?.choose(first) }
    }
  }

  private func choose(_ choice: Step.Choice) {
    if fields.check() { onChoice?(choice.step) }
  }
}

extension StepPage: ComposedScreen {
  public var name: String { step.rawValue }

  public var navigationItem: NavigationItem { NavigationItem(title: step.title) }

  public func makeNextScreen() -> (any Screen)? { step.next.flatMap { makePage?($0) } }

  public func body(in context: LayoutContext) -> [any Element] {
    GateLayout(isShut: step.isBehindGate, scroll) {
      Text(step.text, style: .body, colour: \.secondaryLabel, alignment: .centre)
      fields.elements
      if !rows.isEmpty {
        Spacer(Metrics.group)
        for (index, (choice, control)) in zip(step.rows, rows).enumerated() {
          if index > 0 { Spacer(Metrics.related) }
          OutlinedRow(ListRow(choice.title, mark: .disclosure, control: control))
        }
      }
    } buttons: {
      for (index, (choice, control)) in zip(step.choices, choices).enumerated() {
        if index > 0 { Spacer(Metrics.related) }
        Button(choice.title, role: choice.role, control: control)
      }
    }
  }
}

/// A page that is a gate head: going back from it never leads to earlier pages.
public final class HeadPage: StepPage {}
