internal import FlowCore
internal import FlowUI

/// Records and shows how long recent frames took to draw, for watching a flow on a slow machine.
@MainActor
final class FrameTimes {
  /// One second at 60 frames per second.
  private static let count = 60
  /// In points: the height of a bar for 25 ms or more, 1.5 frames at 60 per second; by eye.
  private static let height = 32.0

  var isShown = false { didSet { if !isShown { times = [] } } }
  /// Whether the window tints what each frame draws.
  var tintsDamage = false { didSet { onTint?(tintsDamage) } }
  var onTint: ((Bool) -> Void)?
  private var times: [Double] = []

  /// Records how long a frame took to draw, in seconds; ignored while the diagram is hidden.
  func add(_ time: Double) {
    guard isShown else { return }
    times.append(time)
    if times.count > Self.count { times.removeFirst() }
  }

  /// `corner` is the top right one of the diagram.
  func layer(at corner: Point, _ context: LayoutContext) -> Layer? {
    guard isShown else { return nil }
    let theme = context.theme
    let mean = times.isEmpty ? 0 : times.reduce(0, +) / Double(times.count)
    let label = context.line(
      context.strings[
        .frameTime.with((mean * 1000).fixed(2), ((times.max() ?? 0) * 1000).fixed(2))],
      style: TextStyle.caption.withMonospacedDigits, width: .infinity)
    let size = Size(
      width: max(Double(Self.count) * 2, label.width) + 16, height: Self.height + 32)
    var layer = Layer(
      name: "frameTimes", size: size,
      drawings: [.roundedRectangle(Rect(size), radius: 6, colour: theme.raised)]
        + label.drawings(at: Point(x: 8, y: 4), colour: theme.label))
    layer.drawings += times.enumerated().map { index, time in
      let height = min(1.5, time * 60) * Self.height / 1.5
      return .fill(
        Rect(
          x: 8 + Double(index) * 2, y: size.height - 8 - height, width: 2, height: max(1, height)),
        colour: time > 1.0 / 60 ? theme.destructive : theme.accent)
    }
    layer.offset = Point(x: corner.x - size.width, y: corner.y)
    return layer
  }
}
