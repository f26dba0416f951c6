public import FlowCore

/// The line at the top of a stage that says the time, and how signal and battery are.
///
/// What it says is told: a picture of it is the same at every hour.
public struct StatusBar: Hashable, Sendable {
  /// The time as it is shown.
  public var time: String

  /// Creates a status bar; its time is the one that phones have in pictures.
  public init(time: String = "9:41") {
    self.time = time
  }

  /// How high it is on a stage, in points: a phone's 44, or the older 20 where height is scarce.
  ///
  /// Where the safe area begins further down, it is as high as that.
  public static func height(on stage: Size) -> Double {
    stage.height >= 600 ? 44 : 20
  }

  /// The bar over a stage; nothing where there shall be none.
  func layers(_ look: ResolvedStatusBar, in context: LayoutContext) -> [Layer] {
    guard look.presence > 0 else { return [] }
    let height = context.insets.top
    let ink = look.status.colour(over: context.theme.label)
    var layer = Layer(
      name: "statusBar", size: Size(width: context.size.width, height: height),
      drawings: time(height, ink, context) + icons(height, ink, context))
    layer.opacity = look.presence
    return [layer]
  }

  /// What is told of it.
  func accessibilityNode(in context: LayoutContext) -> AccessibilityNode {
    AccessibilityNode(
      .statusBar, time,
      frame: Rect(x: 0, y: 0, width: context.size.width, height: context.insets.top))
  }

  private func time(_ height: Double, _ ink: RGBA, _ context: LayoutContext) -> [Drawing] {
    let start = context.insets.leading + Self.inset
    let block = context.line(
      time, style: Self.style(height), width: context.size.width / 2 - start)
    return block.drawings(
      at: Point(x: start, y: Self.middle(height) - block.height / 2), colour: ink)
  }

  private func icons(_ height: Double, _ ink: RGBA, _ context: LayoutContext) -> [Drawing] {
    let side = height < 30 ? 16.0 : 20
    let end = context.size.width - context.insets.trailing - Self.inset
    return [Icon.signal, .wifi, .battery].enumerated().map { index, icon in
      let fromEnd = Double(3 - index) * (side + 4) - 4
      return .icon(
        icon,
        Rect(
          x: end - fromEnd, y: Self.middle(height) - side / 2,
          width: side, height: side), ink)
    }
  }

  private static let inset = 24.0

  /// Where a camera takes the upper part, the words stand a little lower.
  private static func middle(_ height: Double) -> Double { height / 2 + (height < 30 ? 0 : 2) }

  private static func style(_ height: Double) -> TextStyle {
    height < 30
      ? TextStyle(size: 12, weight: .semibold, lineHeight: 16)
      : TextStyle(size: 15, weight: .semibold, lineHeight: 20)
  }
}
