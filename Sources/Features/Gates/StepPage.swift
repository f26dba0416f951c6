internal import FlowCore
public import FlowUI

/// A page of the samples, with a sentence that explains it and buttons that lead to other pages.
@MainActor
public class StepPage {
  /// The page's step, which determines its text and buttons.
  public let step: Step
  /// Called when a button is activated, with the page that it leads to.
  public var onChoice: ((Step) -> Void)?

  private var choices: [Control] = []
  private let scroll = ScrollState()

  /// Creates a page.
  public init(_ step: Step) {
    self.step = step
    choices = step.choices.map { choice in
      Control { [weak self] in self?.onChoice?(choice.step) }
    }
  }
}

extension StepPage: ComposedScreen {
  public var name: String { step.rawValue }

  public var navigationItem: NavigationItem { NavigationItem(title: step.title) }

  public func body(in context: LayoutContext) -> [any Element] {
    if choices.isEmpty {
      ScrollArea(scroll) { content }
    } else {
      PinnedFooter(scroll) {
        content
      } footer: {
        for (index, (choice, control)) in zip(step.choices, choices).enumerated() {
          if index > 0 { Spacer(Metrics.related) }
          Button(choice.title, role: choice.role, control: control)
        }
      }
    }
  }

  @ElementBuilder private var content: [any Element] {
    Spacer()
    Padding(Insets(horizontal: 32, vertical: Metrics.group)) {
      Centred(GateDrawing(isShut: [.gate, .tutorial, .itemOne].contains(step)))
      Spacer(Metrics.group + Metrics.related)
      Text(step.text, .body, \.secondaryLabel, alignment: .centre)
    }
    Spacer()
  }
}

/// A page that is a gate head: going back never leads to the pages before it.
public final class HeadPage: StepPage {}
