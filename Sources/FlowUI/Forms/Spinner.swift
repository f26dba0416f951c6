public import FlowCore

/// A ring of rotating dots that shows activity of unknown duration.
public struct Spinner: SourcedElement {
  package let location: ElementSource
  private let spin: SpinnerState
  private let side: Double
  private let accessibilityLabel: String

  private static let dots: [(x: Double, y: Double)] = {
    let half = 0.5.squareRoot()
    return [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
  }()

  /// The opacity of the first dot, and the decrease to each dot behind it; by eye.
  private static let ink = (first: 0.8, step: 0.09)

  /// Creates a spinner; keep its state across layouts.
  ///
  /// - Parameters:
  ///   - spin: The state that drives the rotation.
  ///   - side: The width and height at the default text size, in points; smaller in a compact
  ///     layout, like icons.
  ///   - accessibilityLabel: What is in progress.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    state spin: SpinnerState, side: Double = 24, accessibilityLabel: String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.accessibilityLabel = accessibilityLabel
    self.spin = spin
    self.side = side
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: context.side(side), height: context.side(side))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let side = min(context.side(side), frame.size.width, frame.size.height)
    let (radius, reach) = (side / 10, side / 2 - side / 10)
    page.describe(
      as: AccessibilityNode(.progressBar, name: accessibilityLabel, states: .busy), in: frame)
    for (index, dot) in Self.dots.enumerated() {
      // The first dot is the darkest; those behind it fade.
      let age = (spin.step(reducesMotion: context.reducesMotion) + 8 - index) % 8
      let centre = Point(x: frame.midX + dot.x * reach, y: frame.midY + dot.y * reach)
      page.draw([
        .roundedRectangle(
          Rect(
            x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius),
          radius: radius,
          colour: context.theme.label.faded(Self.ink.first - Self.ink.step * Double(age)))
      ])
    }
  }
}
