internal import FlowCore
internal import FlowUI

/// The line before the inspector: it is drawn, or moved by arrow keys, to make that wider.
final class InspectorDivider: FocusableInputTarget {
  private let panels: Panels
  /// How it is used; it is never pressed itself.
  private let control = Control()
  private var presses = PressCounter()
  /// Whether a pointer holds it.
  fileprivate var isHeld = false

  /// How wide it is to a pointer, how far a key moves it, and how thick it is where it is marked,
  /// in points; by eye.
  static let (reach, step, mark) = (8.0, 20.0, 3.0)

  init(_ panels: Panels) {
    self.panels = panels
  }

  /// How it is told.
  var node: AccessibilityNode {
    AccessibilityNode(.slider, "Width of the inspector", value: "\(Int(width.rounded())) pt")
  }

  /// What is seen of it, in the frame that it fills around the line.
  func drawings(in frame: Rect, _ context: LayoutContext) -> [Drawing] {
    let use = control.use(in: frame, context)
    let height = frame.size.height
    guard isHeld || use.isHovered || use.isMarked else {
      return [.fill(Rect(x: frame.midX, y: 0, width: 1, height: height), context.theme.separator)]
    }
    let mark = Rect(x: frame.midX - Self.mark / 2, y: 0, width: Self.mark, height: height)
    return [.fill(mark, context.theme.accent)]
  }

  // MARK: Input

  var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  var cursor: Cursor { .resizeColumns }

  func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    switch key.description {
    case "Left": width += Self.step
    case "Right": width -= Self.step
    default: return false
    }
    return true
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    InspectorDividerPress(self, width: width)
  }

  /// How wide the inspector is, in points.
  fileprivate var width: Double {
    get { panels.width(of: .inspector) }
    set { panels.resizeInspector(to: newValue) }
  }

  /// Takes notice of a press; a second one soon after makes the inspector as wide as at first.
  fileprivate func begin(_ event: PointerEvent) {
    isHeld = true
    if presses.count(event) == 2 { width = Panels.inspectorWidths.lowerBound }
  }
}

/// Follows one press on the line.
private final class InspectorDividerPress: PointerResponder {
  private let divider: InspectorDivider
  /// How wide the inspector was, and how far from the leading edge the pointer, in points.
  private let width: Double
  private var start = 0.0

  init(_ divider: InspectorDivider, width: Double) {
    self.divider = divider
    self.width = width
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    switch event.phase {
    case .down:
      start = event.locationOnPage.x
      divider.begin(event)
    case .move:
      if event.location.isFinite { divider.width = width + start - event.locationOnPage.x }
    case .up, .cancelled:
      divider.isHeld = false
    }
    return .claimed
  }
}
