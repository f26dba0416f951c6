internal import FlowCore

/// A checkbox with a label, for one of several options that can be selected together.
public struct Checkbox: Composite, SourcedElement {
  package let location: ElementSource
  private let title: String
  private let toggle: SwitchState
  private let problem: String?

  /// Creates a checkbox.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - toggle: The state; keep it across layouts.
  ///   - problem: The validation message shown below; `nil` for a valid state.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, state toggle: SwitchState, problem: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.toggle = toggle
    self.problem = problem
  }

  public func content(in context: LayoutContext) -> any Element {
    let side = context.metrics.checkbox * context.textSize
    return Column {
      SwitchLine(
        title, toggle, as: .checkbox, problem: problem,
        mark: Size(width: side, height: side), isAtEnd: false
      ) { frame, use, page in
        page.draw(drawings(frame, use, context))
      }
      if let problem {
        ValidationMessage(problem)
        Spacer(context.metrics.related)
      }
    }
  }

  private func drawings(_ frame: Rect, _ use: Control.Use, _ context: LayoutContext) -> [Drawing] {
    let (theme, fraction) = (context.theme, toggle.mark.index)
    let radius = context.metrics.checkboxRadius * context.textSize
    let edge = problem == nil ? theme.secondaryLabel : theme.destructive
    return [
      .outline(frame, radius: radius, width: 2, colour: use.ink(edge).faded(1 - fraction)),
      .roundedRectangle(frame, radius: radius, colour: use.ink(theme.accent).faded(fraction)),
      .icon(.check, in: frame.inset(by: 2), colour: theme.onAccent.faded(fraction)),
    ] + use.overlays(ink: theme.label).map { .roundedRectangle(frame, radius: radius, colour: $0) }
      + use.ring(around: frame, radius: radius, theme)
  }
}
