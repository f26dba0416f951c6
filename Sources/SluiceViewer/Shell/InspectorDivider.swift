internal import FlowCore
internal import FlowUI

/// The divider at the inspector's edge; dragging it or pressing the arrow keys resizes the
/// inspector.
final class InspectorDivider: FocusableInputTarget {
  private let panels: Panels
  /// Tracks hover and focus; it is never pressed itself.
  private let control = Control()
  private var presses = PressCounter()
  fileprivate var isDragging = false

  /// The step of an arrow key and the thickness of the highlighted line, in points; by eye.
  private static let (step, mark) = (20.0, 3.0)
  /// The width that takes presses, in points, by eye: from the line into the inspector, because the
  /// stage's scroll bar is on the other side of the line.
  private static let reach = 8.0

  init(_ panels: Panels) {
    self.panels = panels
  }

  func node(_ strings: FlowStrings) -> AccessibilityNode {
    AccessibilityNode(.slider, name: strings[.inspectorWidth], value: "\(Int(width.rounded())) pt")
  }

  /// What takes presses, for a line at `x`.
  static func frame(at x: Double, height: Double) -> Rect {
    Rect(x: x, y: 0, width: reach, height: height)
  }

  func drawings(in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let use = control.use(in: frame, context)
    let (x, height) = (frame.minX, frame.size.height)
    guard isDragging || use.isHovered || use.isMarked else {
      return [.fill(Rect(x: x, y: 0, width: 1, height: height), colour: context.theme.separator)]
    }
    let mark = Rect(x: x - Self.mark / 2, y: 0, width: Self.mark, height: height)
    return [.fill(mark, colour: context.theme.accent)]
  }

  // MARK: Input

  var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  var cursor: Cursor { .resizeColumns }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    switch key.description {
    case "Left": width += Self.step
    case "Right": width -= Self.step
    default: return false
    }
    return true
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    InspectorDividerPress(self)
  }

  fileprivate var width: Double {
    get { panels.width(of: .inspector) }
    set { panels.resizeInspector(to: newValue) }
  }

  /// A double press resets the inspector to its default width.
  fileprivate func begin(_ event: PointerEvent) {
    isDragging = true
    if presses.count(event) == 2 { width = Panels.inspectorWidths.lowerBound }
  }
}

private final class InspectorDividerPress: PointerResponder {
  private let divider: InspectorDivider
  /// The inspector's width and the pointer's x coordinate when the press began.
  private var (width, start) = (0.0, 0.0)

  init(_ divider: InspectorDivider) {
    self.divider = divider
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down:
      divider.begin(event)
      // A double press has changed the width.
      (width, start) = (divider.width, event.locationOnPage.x)
    case .move:
      if event.location.isFinite { divider.width = width + start - event.locationOnPage.x }
    case .up, .cancelled:
      divider.isDragging = false
    }
    return .claimed
  }
}
