internal import FlowCore
internal import FlowUI

/// Lists the layers of the stage's frame; the hovered or selected one is highlighted on the stage.
final class LayersPane: InspectorPane {
  let title = Phrase.layers

  private let model: ViewerModel
  private let scroll = ScrollState()
  private let rows = RowControls()
  /// The index of the layer that the user selected with a click or a key.
  private var chosen: Int?

  init(_ model: ViewerModel) {
    self.model = model
    rows.onChoice = { [weak self] index in
      guard let self else { return }
      chosen = chosen == index ? nil : index
    }
  }

  func element(in context: LayoutContext) -> any Element {
    let lines = LayerLine.lines(of: model.tree(measuring: context.measuring), model.strings)
    // The row under the mouse is known only once all rows are laid out.
    let hovered = HoveredRow()
    return Column {
      Padding(Insets(top: 0, leading: 12, bottom: 6, trailing: 12)) {
        Text(
          model.strings[.layerCount.with("\(lines.count)")], .caption, \.secondaryLabel)
      }
      ScrollArea(scroll) {
        Rows(lines.count, controls: rows, height: { _ in LayerRow.height }) {
          [chosen] index, control in
          LayerRow(line: lines[index], isChosen: index == chosen, control: control) {
            hovered.index = index
          }
        }
        WhenLaidOut { [model, chosen] in
          let index = hovered.index ?? chosen
          model.highlight.show(
            index.flatMap { lines.indices.contains($0) ? lines[$0].frame : nil })
        }
      }
    }
  }
}

/// The row under the mouse, as found during one layout.
private final class HoveredRow {
  var index: Int?
}

/// A row with a layer's name, frame and details.
private struct LayerRow: Element {
  let line: LayerLine
  let isChosen: Bool
  let control: Control
  /// Called during layout while the mouse is over the row.
  let whenHovered: () -> Void

  /// The height of a row in points: two lines and a small margin.
  static let height = 38.0
  /// The indentation per level of depth, in points; by eye.
  private static let indent = 10.0

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: Self.height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, use) = (context.theme, control.use(in: frame, context))
    if use.isHovered { whenHovered() }
    if isChosen { page.draw([.fill(frame, theme.accent.opacity(0.15))]) }
    page.draw(use.overlays(theme).map { .fill(frame, $0) })
    page.draw(use.ring(around: frame.inset(by: 3), radius: 4, theme))
    let x = frame.minX + 12 + Double(min(line.depth, 12)) * Self.indent
    let width = frame.maxX - x - 8
    let name = context.line(line.name, style: context.style(.body), width: width)
    let details = context.line(
      [line.frameText, line.details].filter { !$0.isEmpty }.joined(separator: "  ·  "),
      style: context.style(.caption).withEvenDigits, width: width)
    page.add(
      control, at: frame,
      as: AccessibilityNode(
        .button, line.name, value: "\(line.frameText) \(line.details)",
        isChosen ? .checked : [])
    ) { page in
      page.draw(
        name.drawings(at: Point(x: x, y: frame.minY + 2), colour: theme.label)
          + details.drawings(
            at: Point(x: x, y: frame.minY + 2 + name.height), colour: theme.secondaryLabel))
    }
  }
}
