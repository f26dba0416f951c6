internal import FlowCore
internal import FlowUI

struct SampleText {
  let heading: String
  let text: String

  static func reporting(_ progress: Double) -> SampleText {
    switch progress {
    case ..<0.4:
      SampleText(
        heading: "Registration",
        text: "The first question is answered. The strip grows with every page.")
    case ..<0.6:
      SampleText(
        heading: "Onboarding",
        text: "Half-way. Drag from the edge: the strip follows the page, both ways.")
    default:
      SampleText(
        heading: "Checkout",
        text: "Nearly done. Let a drag go early, and the strip returns with the page.")
    }
  }

  static let plain = SampleText(
    heading: "No strip here",
    text: "This page reports no progress: the strip fades out, and keeps its value.")
}

/// The content of the sample's pages: a centred button that pushes the next page, with a drawing
/// above and a text below.
struct SampleContent {
  private let push: Control
  private let scroll: ScrollState
  private let text: SampleText
  private let progress: Double?

  /// The minimum height of a stage with room for the drawing, in points; chosen by eye.
  ///
  /// On a stage that is less high, or with large text, the heading replaces the drawing.
  private static let drawingHeight = 560.0

  init(_ push: Control, scroll: ScrollState, text: SampleText, progress: Double?) {
    self.push = push
    self.scroll = scroll
    self.text = text
    self.progress = progress
  }

  @MainActor
  func elements(in context: LayoutContext) -> [any Element] {
    let hasDrawing = context.size.height >= Self.drawingHeight && context.textSize < 1.5
    let heading = Text(text.heading, style: .heading, alignment: .centre)
    return [
      ScrollArea(state: scroll) {
        Spacer()
        Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.related)) {
          ReadableWidth {
            Balanced(Centred(Button("Push", role: .primary, control: push))) {
              if hasDrawing { Centred(StripDrawing(progress: progress)) } else { heading }
            } below: {
              if hasDrawing {
                heading
                Spacer(Metrics.related)
              }
              Text(text.text, style: .body, colour: \.secondaryLabel, alignment: .centre)
            }
          }
        }
        Spacer()
      }
    ]
  }
}

/// An element in the middle of its frame, with a column directly above and one directly below; as
/// much height is reserved on either side as the taller one needs.
private struct Balanced: Element {
  private let middle: any Element
  private let above: Column
  private let below: Column

  private static let gap = Metrics.margin

  init(
    _ middle: any Element, @ElementBuilder above: () -> [any Element],
    @ElementBuilder below: () -> [any Element]
  ) {
    self.middle = middle
    self.above = Column(above)
    self.below = Column(below)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let room = Size(width: proposal.width, height: .infinity)
    let around = max(above.size(in: room, context).height, below.size(in: room, context).height)
    return Size(
      width: proposal.width,
      height: middle.size(in: room, context).height + 2 * (around + Self.gap))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let room = Size(width: frame.size.width, height: .infinity)
    let heights = [above, middle, below].map { $0.size(in: room, context).height }
    let top = (frame.midY - heights[1] / 2).rounded()
    let starts = [top - Self.gap - heights[0], top, top + heights[1] + Self.gap]
    for (element, (start, height)) in zip([above, middle, below], zip(starts, heights)) {
      element.layOut(
        in: Rect(x: frame.minX, y: start, width: frame.size.width, height: height), context,
        on: &page)
    }
  }
}

/// A small drawing of a page below a bar, with the strip between them unless `progress` is `nil`.
private struct StripDrawing: Element {
  let progress: Double?

  private static let side = (width: 104.0, height: 136.0)
  private static let bar = 24.0
  private static let strip = 4.0

  func stretch(along axis: Axis) -> Stretch { .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: Self.side.width, height: Self.side.height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let theme = context.theme
    page.draw(theme.plate(frame, radius: Metrics.controlRadius))
    let title = Rect(
      x: frame.midX - 20, y: frame.minY + Self.bar / 2 - 3, width: 40, height: 6)
    page.draw([.roundedRectangle(title, radius: 3, colour: theme.secondaryLabel)])
    if let progress {
      let track = Rect(
        x: frame.minX, y: frame.minY + Self.bar, width: frame.size.width, height: Self.strip)
      var fill = track
      fill.size.width *= progress
      page.draw([.fill(track, colour: theme.tertiaryLabel), .fill(fill, colour: theme.accent)])
    }
    page.draw(
      [72.0, 56, 64].enumerated().map { index, width in
        .roundedRectangle(
          Rect(
            x: frame.minX + 16, y: frame.minY + Self.bar + 24 + 20 * Double(index), width: width,
            height: 8), radius: 4, colour: theme.tertiaryLabel)
      })
  }
}
