package import FlowCore
package import FlowUI

extension Demo {
  @MainActor
  package func startOrExplain(
    in context: FlowContext, settings: DemoSettings, isVisible: Bool = true
  ) -> any FlowController {
    do {
      return try start(in: context, settings: settings, isVisible: isVisible)
    } catch {
      return FailedFlow(
        context.strings[.notStarted.with(title)], "\(error)", context,
        isVisible: isVisible)
    }
  }
}

package final class FailedFlow: FlowController {
  package let navigationController: NavigationController

  package init(_ title: String, _ message: String, _ context: FlowContext, isVisible: Bool) {
    navigationController = NavigationController(
      root: FailurePage(title, message), context: context, isVisible: isVisible)
  }
}

package final class FailurePage: ComposedScreen {
  package let name = "failure"

  private let title: String
  /// The error message, which can be selected and copied.
  private let message: SelectableTextState
  private let scroll = ScrollState()

  package init(_ title: String, _ message: String) {
    self.title = title
    self.message = SelectableTextState(message)
  }

  /// A frame that shows the page, for use where there is no flow.
  package func frame(size: Size, theme: Theme, measuring: any TextMeasuring) -> LayerTree {
    LayerTree(root: page(in: LayoutContext(size: size, measuring: measuring, theme: theme)))
  }

  package var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  package func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(scroll) {
      Spacer()
      Padding {
        Centred(IconView(.warning, side: 48, \.destructive))
        Spacer(Metrics.margin)
        Text(title, .heading, alignment: .centre)
        Spacer(Metrics.related)
        SelectableText(message, .subtitle, \.secondaryLabel, alignment: .centre)
      }
      Spacer()
    }
  }
}
