public import FlowCore

/// A column with the fields of a form, which checks a field when it loses the focus, and scrolls to
/// what is wrong.
///
/// Put it into the scroll area that has the form's `scroll` state. Each field is an element of its
/// own in the column; whatever must be visible together with a target is in one element.
public struct Form: SourcedElement {
  package let location: ElementSource
  private let state: FormState
  private let column: Column

  /// Creates a form with this spacing between elements, in points.
  public init(
    _ state: FormState, spacing: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
    column = Column(spacing: spacing, fileID: fileID, line: line) {
      elements().map { FormElement(state: state, element: $0) }
    }
  }

  public func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(state, at: Rect(x: frame.minX, y: frame.minY, width: 0, height: 0))
    column.layOut(in: frame, context, on: &page)
    page.whenLaidOut { [state] in state.revealFirstFocus() }
  }
}

/// An element whose frame the form needs, to scroll to the input targets in it.
private struct FormElement: Element {
  let state: FormState
  let element: any Element

  var source: ElementSource? { element.source }

  func stretch(along axis: Axis) -> Stretch { element.stretch(along: axis) }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    element.size(in: proposal, context)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let before = page.targets.count
    page.add(element, in: frame, context)
    let targets = page.targets[before...].map(\.target)
    if targets.isEmpty { return }
    page.whenLaidOut { [state] in state.note(targets, in: frame) }
  }
}
