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
        title: context.strings[.notStarted.with(title)], message: "\(error)", context: context,
        isVisible: isVisible)
    }
  }
}

package final class FailedFlow: FlowController {
  package let navigationController: NavigationController

  package init(title: String, message: String, context: FlowContext, isVisible: Bool) {
    navigationController = NavigationController(
      root: FailurePage(title: title, message: message), context: context, isVisible: isVisible)
  }
}

package final class FailurePage: ComposedScreen {
  package let name = "failure"

  private let title: String
  /// The error message, which can be selected and copied.
  private let message: SelectableTextState
  private let scroll = ScrollState()

  package init(title: String, message: String) {
    self.title = title
    self.message = SelectableTextState(message)
  }

  /// A frame that shows the page, for use where there is no flow.
  package func frame(size: Size, theme: Theme, measuring: any TextMeasuring) -> LayerTree {
    LayerTree(root: page(in: LayoutContext(size: size, measuring: measuring, theme: theme)))
  }

  package var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  package func body(in context: LayoutContext) -> [any Element] {
    ScrollArea(state: scroll) {
      Spacer()
      Padding {
        Centred(IconView(.warning, side: 48, colour: \.destructive))
        Spacer(Metrics.margin)
        Text(title, style: .heading, alignment: .centre)
        Spacer(Metrics.related)
        SelectableText(
          state: message, style: .subtitle, colour: \.secondaryLabel, alignment: .centre)
      }
      Spacer()
    }
  }
}
