internal import FlowCore
internal import FlowRaster
internal import FlowUI
internal import SDLWindow

/// A window of SDL that the program has opened, and the area in it that shows a session.
@MainActor
final class HostWindow: SDLInputWindow {
  /// SDL's number of the window.
  let number: UInt32
  /// The area in window units; `nil` for the whole window.
  private(set) var area: Rect?
  private var cursor = WindowCursor()
  /// The size in window units at the latest `update`.
  private(set) var whole = (width: 1, height: 1)
  private var wholePixels = (width: 1, height: 1)

  init(_ number: UInt32, area: Rect? = nil) {
    precondition(WindowGeometry(window: number) != nil, "no window of SDL has number \(number)")
    self.number = number
    self.area = area
    update()
  }

  /// Traps unless a number of window units per point is positive and finite.
  static func check(_ scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a scale must be positive and finite, not \(scale)")
  }

  /// A window that was destroyed keeps its last sizes.
  func update() {
    guard let geometry = WindowGeometry(window: number) else { return }
    whole = geometry.size
    wholePixels = geometry.pixelSize
  }

  /// Sets the area; returns how far, in window units, a still pointer has thereby moved relative
  /// to the area.
  func move(to area: Rect?) -> (x: Int, y: Int) {
    let old = frame
    self.area = area
    return (old.x - frame.x, old.y - frame.y)
  }

  /// The area in whole window units.
  var frame: Placement {
    guard let area else {
      return Placement(x: 0, y: 0, width: max(1, whole.width), height: max(1, whole.height))
    }
    let (x, y) = (Int(area.minX.rounded()), Int(area.minY.rounded()))
    return Placement(
      x: x, y: y, width: max(1, Int(area.maxX.rounded()) - x),
      height: max(1, Int(area.maxY.rounded()) - y))
  }

  var pixelArea: PixelRect {
    let (across, down) = (
      Double(wholePixels.width) / Double(max(1, whole.width)),
      Double(wholePixels.height) / Double(max(1, whole.height))
    )
    let pixel = { (units: Int, ratio: Double) in Int((Double(units) * ratio).rounded()) }
    let (left, top) = (pixel(frame.x, across), pixel(frame.y, down))
    return PixelRect(
      left: left, top: top,
      right: max(left + 1, pixel(frame.x + frame.width, across)),
      bottom: max(top + 1, pixel(frame.y + frame.height, down)))
  }

  var size: (width: Int, height: Int) { (frame.width, frame.height) }

  var pixelSize: (width: Int, height: Int) { (pixelArea.width, pixelArea.height) }

  var refreshRate: Int? { WindowGeometry(window: number)?.refreshRate }

  var pendingKeys: Int { EventQueue.pendingKeys(for: number) }

  func follow(_ command: WindowTextInput.Command) { command.carryOut(x: frame.x, y: frame.y) }

  func show(_ cursor: Cursor) { self.cursor.show(cursor) }
}
