public import FlowCore

/// Something on a page that takes input, and lives as long as its screen: a control, a scroll area.
public protocol Part: AnyObject {
  /// Whether the keyboard can get to it at the moment.
  var canHaveFocus: Bool { get }

  /// Whether Tab stops at it.
  var isTabStop: Bool { get }

  /// Whether keys go to it first; of all parts of a page at most one has the focus.
  var hasFocus: Bool { get set }

  /// Takes a key that was pressed while it has the focus, or that nobody nearer to the focus has taken;
  /// says whether it was taken.
  ///
  /// - Parameter frame: Where it lies on the page.
  func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool

  /// Who follows presses that come within a frame of the page, if anybody.
  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)?

  /// Who follows scrolling over the part, if anybody.
  func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)?
}

extension Part {
  public var isTabStop: Bool { canHaveFocus }

  public func take(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool { false }

  public func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    nil
  }

  public func scrollResponder(in frame: Rect, _ context: LayoutContext) -> (any ScrollResponder)? {
    nil
  }
}

/// A part at its place on a page.
public struct Target {
  /// What takes the input.
  public let part: any Part
  /// Where it lies, in points from the page's leading edge and top.
  public let frame: Rect
  /// The part of the frame that can be seen, and touched.
  public let visible: Rect

  /// Creates a target.
  public init(part: any Part, frame: Rect, visible: Rect) {
    self.part = part
    self.frame = frame
    self.visible = visible
  }

  /// The target as seen through a window.
  func moved(by way: Vector, within window: Rect) -> Target {
    Target(
      part: part, frame: frame.moved(by: way),
      visible: visible.moved(by: way).intersection(window))
  }
}

extension [Target] {
  /// Who follows presses on them, the highest first.
  func responders(in context: LayoutContext) -> [any PointerResponder] {
    reversed().compactMap { $0.part.pressResponder(in: $0.visible, context) }
  }
}

extension Rect {
  /// The rectangle somewhere else.
  public func moved(by way: Vector) -> Rect {
    Rect(x: minX + way.dx, y: minY + way.dy, width: size.width, height: size.height)
  }

  /// What both rectangles cover; of no extent where they do not touch.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
