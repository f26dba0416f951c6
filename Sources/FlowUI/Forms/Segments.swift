public import FlowCore

/// A segmented control: a few words beside each other, one of which is marked.
public struct Segments: Element {
  private let titles: [String]
  private let choice: Choice
  private let name: String

  /// From the track's edge to the mark, in points; by eye.
  private static let gap = 2.0

  /// Creates a segmented control.
  ///
  /// - Parameters:
  ///   - titles: What there is to choose from; two to five short words.
  ///   - choice: Which one is chosen; its owner keeps it.
  ///   - name: What is chosen, for those who cannot see what stands around it.
  public init(_ titles: [String], _ choice: Choice, name: String) {
    self.name = name
    self.titles = titles
    self.choice = choice
  }

  public func stretch(along axis: Axis) -> Stretch { axis == .across ? .greedy : .fixed }

  public func size(in offer: Size, _ context: LayoutContext) -> Size {
    Size(
      width: offer.width,
      height: max(
        context.metrics.target,
        context.style(.subtitle).lineHeight + 2 * context.metrics.controlInset))
  }

  public func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    guard !titles.isEmpty else { return }
    let (theme, metrics) = (context.theme, context.metrics)
    let track = frame.inset(by: Insets(horizontal: 0, vertical: metrics.trim))
    let width = (track.size.width - 2 * Self.gap) / Double(titles.count)
    let segment = { (place: Double) in
      Rect(
        x: track.minX + Self.gap + place * width, y: track.minY + Self.gap, width: width,
        height: track.size.height - 2 * Self.gap)
    }
    let last = Double(titles.count - 1)
    page.draw([
      .roundedRectangle(track, radius: metrics.controlRadius, theme.fill),
      .roundedRectangle(
        segment(min(max(choice.mark.place, 0), last)), radius: metrics.controlRadius - Self.gap,
        choice.isEnabled ? theme.segment : theme.segment.faded(Control.Use.disabled)),
    ])
    page.group(as: AccessibilityNode(.radioGroup, name), in: frame) { page in
      for (place, control) in choice.controls(titles.count, context).enumerated() {
        self.place(place, control, in: segment(Double(place)), context, on: &page)
      }
    }
  }

  private func place(
    _ place: Int, _ control: Control, in frame: Rect, _ context: LayoutContext,
    on page: inout PageLayout
  ) {
    let (use, radius) = (
      control.use(in: frame, context), context.metrics.controlRadius - Self.gap
    )
    page.draw(
      use.overlays(ink: context.theme.label).map {
        .roundedRectangle(frame, radius: radius, $0)
      } + use.ring(around: frame.inset(by: 3), radius: radius - 3, context.theme))
    let words = context.line(
      titles[place], style: context.style(place == choice.index ? .emphasis : .subtitle),
      width: frame.size.width - context.metrics.related)
    page.draw(words.drawings(inMiddleOf: frame, colour: use.ink(context.theme.label)))
    page.add(
      control, at: frame,
      as: AccessibilityNode(.radio, titles[place], place == choice.index ? .checked : []))
  }
}

extension TextStyle {
  /// A subtitle that is the chosen one.
  static let emphasis = TextStyle(size: 15, weight: .semibold, lineHeight: 20)
}
