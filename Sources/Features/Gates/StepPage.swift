internal import FlowCore
public import FlowUI

/// A page of the samples: what it is for in a sentence, and buttons that lead on.
public class StepPage {
  /// Which one it is.
  public let step: Step
  /// Called with the page that a button leads to.
  public var onWay: ((Step) -> Void)?

  private var ways: [Control] = []
  private let scroll = ScrollState()

  /// Creates a page.
  public init(_ step: Step) {
    self.step = step
    ways = step.ways.map { way in
      Control { [weak self] in self?.onWay?(way.step) }
    }
  }
}

extension StepPage: ComposedScreen {
  public var name: String { step.rawValue }

  public var navigationItem: NavigationItem { NavigationItem(title: step.title) }

  public func body(in context: LayoutContext) -> [any Element] {
    if ways.isEmpty {
      ScrollArea(scroll) { content }
    } else {
      PinnedFooter(scroll) {
        content
      } foot: {
        for (index, (way, control)) in zip(step.ways, ways).enumerated() {
          if index > 0 { Spacer(Spacing.related) }
          Button(way.title, role: way.role, control: control)
        }
      }
    }
  }

  @ElementBuilder private var content: [any Element] {
    Spacer()
    Padding(Insets(horizontal: 32, vertical: Spacing.group)) {
      Centred(GateDrawing(isShut: [.gate, .tutorial, .itemOne].contains(step)))
      Spacer(Spacing.group + Spacing.related)
      Text(step.text, .body, \.secondaryLabel, alignment: .centre)
    }
    Spacer()
  }
}

/// A page after which nobody gets back to what was before: a head.
public final class HeadPage: StepPage {}
