internal import FlowCore

/// A label with a switch at its end, for a setting that takes effect immediately.
public struct Switch: Composite, SourcedElement {
  package let location: ElementSource
  private let title: String
  private let toggle: SwitchState

  /// The gap around the knob, as in UIKit.
  private static let gap = 2.0

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - toggle: The state; keep it across layouts.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    _ title: String, state toggle: SwitchState, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.title = title
    self.toggle = toggle
  }

  public func content(in context: LayoutContext) -> any Element {
    let track = context.metrics.switchTrack
    let scale = context.style(.body).lineHeight / context.density.style(.body).lineHeight
    let size = Size(width: track.width * scale, height: track.height * scale)
    return SwitchLine(title, toggle, as: .switch, mark: size, isAtEnd: true) { frame, use, page in
      page.draw(drawings(frame, use, context))
    }
  }

  private func drawings(_ frame: Rect, _ use: Control.Use, _ context: LayoutContext) -> [Drawing] {
    let (theme, radius, fraction) = (context.theme, frame.size.height / 2, toggle.mark.index)
    let track = theme.track.interpolated(to: theme.accent, fraction: fraction)
    let side = frame.size.height - 2 * Self.gap
    let free = frame.size.width - side - 2 * Self.gap
    // The knob widens towards the middle while it is pressed: by 5 points for a track 31 points
    // high, by eye.
    let widening = 5 * frame.size.height / 31
    let growth = context.reducesMotion ? 0 : widening * use.press
    let knob = Rect(
      x: frame.minX + Self.gap + (free - growth) * fraction, y: frame.minY + Self.gap,
      width: side + growth, height: side)
    return [.roundedRectangle(frame, radius: radius, colour: use.ink(track))]
      + use.overlays(ink: theme.label).map { .roundedRectangle(frame, radius: radius, colour: $0) }
      + [.roundedRectangle(knob, radius: side / 2, colour: theme.knob)]
      + use.ring(around: frame, radius: radius, theme)
  }
}
