public import FlowCore

/// A column with the fields of a form, which checks a field when it loses the focus, and scrolls to
/// what is wrong.
///
/// Put it into the scroll area that has the form's `scroll` state. Each field is an element of its
/// own in the column; put all that must be visible together with a field into the same element.
public struct Form: SourcedElement {
  package let location: ElementSource
  private let state: FormState
  private let frames = FormFrames()
  private let column: Column

  /// Creates a form with this spacing between elements, in points.
  public init(
    state: FormState, spacing: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder _ elements: () -> [any Element]
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
    column = Column(spacing: spacing, fileID: fileID, line: line) { [frames] in
      // A column must recognize its spacers.
      elements().map { $0 is Spacer ? $0 : FormElement(element: $0, frames: frames) }
    }
  }

  public func stretch(along axis: Axis) -> Stretch { column.stretch(along: axis) }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    column.size(in: proposal, context)
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.add(state, at: Rect(x: frame.minX, y: frame.minY, width: 0, height: 0))
    column.layOut(in: frame, context, on: &page)
    // Reading the target causes a new layout of the form when the target changes.
    _ = state.targetToReveal
    page.whenLaidOut { [state, frames] in state.wasLaidOut(frames.byTarget) }
  }
}

/// The frames of a form's elements in one layout, by the input targets in them.
@MainActor
private final class FormFrames {
  var byTarget: [ObjectIdentifier: Rect] = [:]
}

/// An element whose frame the form needs, to scroll to the input targets in it.
private struct FormElement: WrapperElement {
  let element: any Element
  let frames: FormFrames

  var source: ElementSource? { element.source }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let before = page.targets.count
    page.add(element, in: frame, context)
    for region in page.targets[before...] {
      frames.byTarget[ObjectIdentifier(region.target)] = frame
    }
  }
}
