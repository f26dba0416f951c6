internal import FlowCore
internal import FlowUI

/// A control point of a timing curve, which a drag or the arrow keys move.
final class CurveHandle: FocusableInputTarget {
  let control = Control()
  /// The point's coordinates: the fractions of the duration and of the distance, each 0…1.
  private(set) var point = Point.zero
  var onMove: (Point) -> Void = { _ in }

  /// The distance that an arrow key moves the point, without and with Shift, as a fraction.
  private static let (step, bigStep) = (0.01, 0.1)
  /// The side of the square in which the point can be grabbed, in points; by eye.
  private static let reach = 28.0

  func show(_ point: Point) { self.point = point }

  var hasFocus: Bool {
    get { control.hasFocus }
    set { control.hasFocus = newValue }
  }

  var takesFocusByPress: Bool { true }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard key.modifiers.isSubset(of: [.shift]) else { return false }
    let step = key.modifiers.isEmpty ? Self.step : Self.bigStep
    switch key.key {
    case "Left": move(to: Point(x: point.x - step, y: point.y))
    case "Right": move(to: Point(x: point.x + step, y: point.y))
    case "Up": move(to: Point(x: point.x, y: point.y + step))
    case "Down": move(to: Point(x: point.x, y: point.y - step))
    default: return false
    }
    return true
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    HandlePress(self)
  }

  fileprivate func move(to point: Point) {
    // A typed coordinate may have more than two decimals; it keeps them until it is moved.
    let rounded = { (new: Double, old: Double) in
      new == old ? old : (min(max(new, 0), 1) * 100).rounded() / 100
    }
    let point = Point(x: rounded(point.x, self.point.x), y: rounded(point.y, self.point.y))
    guard point != self.point else { return }
    self.point = point
    onMove(point)
  }

  fileprivate func frame(in unit: Rect) -> Rect {
    let centre = centre(in: unit)
    return Rect(
      x: centre.x - Self.reach / 2, y: centre.y - Self.reach / 2, width: Self.reach,
      height: Self.reach)
  }

  private func centre(in unit: Rect) -> Point {
    Point(
      x: unit.minX + point.x * unit.size.width, y: unit.maxY - point.y * unit.size.height)
  }

  /// The unit square of the graph in the latest layout.
  fileprivate var unit = Rect(.zero)
}

private final class HandlePress: PointerResponder {
  private let handle: CurveHandle
  private let unit: Rect
  /// The distance from the press to the point, as fractions of the unit square.
  private var offset = Vector.zero

  init(_ handle: CurveHandle) {
    self.handle = handle
    unit = handle.unit
  }

  func respond(to event: PointerEvent) -> GestureResponse {
    guard event.location.isFinite, unit.size.width > 0 else { return .claimed }
    let location = event.locationOnPage
    let point = Point(
      x: (location.x - unit.minX) / unit.size.width, y: (unit.maxY - location.y) / unit.size.height)
    switch event.phase {
    case .down: offset = Vector(dx: handle.point.x - point.x, dy: handle.point.y - point.y)
    case .move: handle.move(to: Point(x: point.x + offset.dx, y: point.y + offset.dy))
    case .up, .cancelled: break
    }
    return .claimed
  }
}

/// A control point, connected by a line to the start or the end of the curve.
struct CurveHandleMark: Element {
  let handle: CurveHandle
  let anchor: Point
  let accessibilityLabel: String

  /// The diameter of a control point and the width of its line, in points; by eye.
  private static let (diameter, line) = (12.0, 1.0)

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  /// `frame` is the unit square of the graph.
  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.whenLaidOut { [handle] in handle.unit = frame }
    let (theme, square) = (context.theme, handle.frame(in: frame))
    let dot = square.inset(by: (square.size.width - Self.diameter) / 2)
    let use = handle.control.use(in: square, context)
    let radius = Self.diameter / 2
    page.draw([
      .line(
        through: [anchor, Point(x: square.midX, y: square.midY)], width: Self.line,
        theme.secondaryLabel),
      .roundedRectangle(dot, radius: radius, colour: theme.raised),
      .outline(dot, radius: radius, width: 2, colour: theme.accent),
    ])
    page.draw(use.ring(around: dot, radius: radius, theme))
    page.add(
      handle, at: square,
      as: AccessibilityNode(
        .slider, name: accessibilityLabel,
        value: "\(handle.point.x.coordinateText), \(handle.point.y.coordinateText)"))
  }
}
