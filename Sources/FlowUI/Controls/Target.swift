internal import FlowCore

/// A part at its place on a page.
public struct Target {
  /// What takes the input.
  public let part: any Part
  /// Where it lies, in points from the page's leading edge and top.
  public let frame: Rect
  /// The part of the frame that can be seen, and touched.
  public let visible: Rect
  /// The scroll areas that it lies in, the innermost first.
  let scrolls: [ScrollState]
  /// The density at which it is laid out; `nil` for that of the stage.
  var density: Density?

  /// Creates a target.
  public init(part: any Part, frame: Rect, visible: Rect) {
    self.init(part: part, frame: frame, visible: visible, scrolls: [], density: nil)
  }

  private init(
    part: any Part, frame: Rect, visible: Rect, scrolls: [ScrollState], density: Density?
  ) {
    self.part = part
    self.frame = frame
    self.visible = visible
    self.scrolls = scrolls
    self.density = density
  }

  /// The context of a page as the part knows it.
  func inside(_ context: LayoutContext) -> LayoutContext {
    density.map(context.at) ?? context
  }

  /// The target as it lies in a window.
  func moved(by way: Vector, within window: Rect) -> Target {
    Target(
      part: part, frame: frame.moved(by: way),
      visible: visible.moved(by: way).intersection(window), scrolls: scrolls, density: density)
  }

  /// The target as it lies in a window of a scroll area.
  func scrolled(by way: Vector, within window: Rect, of state: ScrollState) -> Target {
    let moved = moved(by: way, within: window)
    return Target(
      part: part, frame: moved.frame, visible: moved.visible, scrolls: scrolls + [state],
      density: density)
  }

  /// The target as it lies on a larger page.
  func moved(by way: Vector) -> Target {
    Target(
      part: part, frame: frame.moved(by: way), visible: visible.moved(by: way), scrolls: scrolls,
      density: density)
  }

  /// The part, where the keyboard can get to it.
  var focusable: (any FocusablePart)? {
    guard let part = part as? any FocusablePart, part.reach != .none else { return nil }
    return part
  }
}

extension [Target] {
  /// Who follows presses on them, the highest first.
  func responders(in context: LayoutContext) -> [any PointerResponder] {
    reversed().compactMap { target in
      target.part.pressResponder(in: target.frame, target.inside(context))
        .map { TargetPress(target, responder: $0, context) }
    }
  }

  /// Who makes something of scrolling on them, the highest first: those under the pointer, or all of them
  /// where there is none.
  func scrollResponders(in context: LayoutContext) -> [any ScrollResponder] {
    reversed()
      .filter { target in context.pointer.map(target.visible.contains) ?? true }
      .compactMap { $0.part.scrollResponder(in: $0.frame, $0.inside(context)) }
  }

  /// The highest one at a place of the page.
  func highest(at place: Point) -> Target? {
    last { $0.visible.contains(place) }
  }
}
