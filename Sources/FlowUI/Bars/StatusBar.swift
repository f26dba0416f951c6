public import FlowCore

extension Theme {
  /// The colours of the status bar over a page with this theme, and over a navigation bar with the
  /// theme of the flow.
  func statusInks(_ flow: Theme) -> ResolvedStatusBar.Inks {
    ResolvedStatusBar.Inks(label: label, barTitle: flow.barTitle)
  }
}

/// The status bar: the time, and icons for signal, Wi-Fi and battery.
///
/// The time is set by the caller, so snapshots do not depend on the clock.
public struct StatusBar: Hashable, Sendable {
  /// The time to display.
  public var time: String

  /// Creates a status bar; the default is the time that advertisements for phones show.
  public init(time: String = "9:41") {
    self.time = time
  }

  /// The bar's height for a session's size, in points: 44 as on an iPhone X, or 20 as on older
  /// phones if the session is less than 600 points high.
  ///
  /// A session whose safe area has a larger top inset makes the bar as tall as that inset.
  public static func height(on size: Size) -> Double {
    size.height >= 600 ? 44 : 20
  }

  @MainActor
  func layers(_ resolved: ResolvedStatusBar, in context: LayoutContext) -> [Layer] {
    guard resolved.presence > 0 else { return [] }
    let height = context.insets.top
    let inks = resolved.inks ?? context.theme.statusInks(context.theme)
    let ink = resolved.status.colour(
      over: inks.label.interpolated(to: inks.barTitle, fraction: resolved.barPresence))
    var layer = Layer(
      name: "statusBar", size: Size(width: context.size.width, height: height),
      drawings: time(height, ink, context) + icons(height, ink, context))
    layer.opacity = resolved.presence
    return [layer]
  }

  @MainActor
  func accessibilityNode(in context: LayoutContext) -> AccessibilityNode {
    AccessibilityNode(
      .statusBar, name: time,
      frame: Rect(x: 0, y: 0, width: context.size.width, height: context.insets.top))
  }

  @MainActor
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
        in: Rect(
          x: end - fromEnd, y: Self.middle(height) - side / 2,
          width: side, height: side), colour: ink)
    }
  }

  private static let inset = 24.0

  /// The vertical centre of the contents: slightly lower in a tall bar, whose upper part contains
  /// the camera.
  private static func middle(_ height: Double) -> Double { height / 2 + (height < 30 ? 0 : 2) }

  private static func style(_ height: Double) -> TextStyle {
    height < 30
      ? TextStyle(size: 12, weight: .semibold, lineHeight: 16)
      : TextStyle(size: 15, weight: .semibold, lineHeight: 20)
  }
}
