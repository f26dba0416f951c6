public import FlowCore

/// A button that shows the selected option, and opens a menu of all options.
public struct PopUp: SourcedElement {
  package let location: ElementSource
  private let state: PopUpState
  private let accessibilityLabel: String
  private let fills: Bool

  private static let chevron = 16.0

  /// Creates a pop-up; keep its state across layouts.
  ///
  /// - Parameters:
  ///   - state: The options and the selection.
  ///   - accessibilityLabel: What the user selects, such as a language.
  ///   - fills: Whether the button takes all the available width.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    state: PopUpState, accessibilityLabel: String, fills: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    location = ElementSource(fileID: fileID, line: line)
    self.state = state
    self.accessibilityLabel = accessibilityLabel
    self.fills = fills
  }

  /// Flexible if it fills the width, otherwise compressible: as wide as its longest title, or
  /// narrower if there is no room.
  ///
  /// In a column it takes the full width.
  public func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal ? (fills ? .flexible : .compressible) : .fixed
  }

  public func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let metrics = context.metrics
    let widest =
      state.titles.map { context.line($0, style: context.style(.body), width: .infinity).width }
      .max() ?? 0
    let width =
      widest.rounded(.up) + metrics.related + context.side(Self.chevron) + 2 * metrics.gap
    return Size(
      width: fills ? proposal.width : min(width, max(metrics.target, proposal.width)),
      height: context.controlHeight(.body))
  }

  public func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, radius) = (context.theme, context.metrics.controlRadius)
    let use = state.control.use(in: frame, context)
    // The visible frame is a little shorter than the hit area.
    let shape = frame.inset(by: Insets(horizontal: 0, vertical: context.metrics.trim))
    page.draw(
      theme.plate(shape, radius: radius)
        + use.overlays(ink: theme.label).map {
          .roundedRectangle(shape, radius: radius, colour: $0)
        }
        + use.ring(around: shape, radius: radius, theme))
    var tinted = context
    tinted.theme.label = use.ink(theme.label)
    let inner = frame.inset(by: Insets(horizontal: context.metrics.gap, vertical: 0))
    page.add(
      state.control, at: frame,
      as: AccessibilityNode(.button, name: accessibilityLabel, value: state.title)
    ) {
      contents(context).layOut(in: inner, tinted, on: &$0)
    }
  }

  private func contents(_ context: LayoutContext) -> Row {
    // Spacing on both sides of the flexible space would leave less room than `size` counts.
    Row(spacing: 0) {
      Text(state.title, maxLines: 1)
      Spacer()
      Spacer(context.metrics.related)
      IconView(.unfold, side: Self.chevron)
    }
  }
}
