internal import FlowCore
internal import FlowUI

extension Demo {
  /// Starts the flow; where it throws, one of a single page that says so.
  func startOrExplain(
    in context: FlowContext, settings: DemoSettings, isOnStage: Bool = true
  ) -> any FlowController {
    do {
      return try start(in: context, settings: settings, isOnStage: isOnStage)
    } catch {
      return FailedFlow("\(title) could not be started", "\(error)", context, isOnStage: isOnStage)
    }
  }
}

/// What stands on the stage in the place of a flow that there is not.
final class FailedFlow: FlowController {
  let navigationController: NavigationController

  init(_ title: String, _ message: String, _ context: FlowContext, isOnStage: Bool) {
    navigationController = NavigationController(
      root: FailurePage(title, message), context: context, isOnStage: isOnStage)
  }
}

/// A page that says what went wrong.
final class FailurePage: ComposedScreen {
  let name = "failure"

  private let title: String
  /// What a person may want to look for, and so to copy.
  private let message: SelectableTextState

  init(_ title: String, _ message: String) {
    self.title = title
    self.message = SelectableTextState(message)
  }

  /// The page alone, where there is no flow that could show it.
  func frame(size: Size, theme: Theme, measuring: any TextMeasuring) -> LayerTree {
    LayerTree(root: page(in: LayoutContext(size: size, measuring: measuring, theme: theme)))
  }

  var background: KeyPath<Theme, RGBA> { \.groupedBackground }

  func body(in context: LayoutContext) -> [any Element] {
    SafeArea {
      Spacer()
      Padding {
        Centred(IconView(.warning, side: 48, \.destructive))
        Spacer(Spacing.margin)
        Text(title, .heading, alignment: .centre)
        Spacer(Spacing.related)
        SelectableText(message, .subtitle, \.secondaryLabel, alignment: .centre)
      }
      Spacer()
    }
  }
}
