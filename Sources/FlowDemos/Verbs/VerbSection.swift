internal import FlowCore
internal import FlowUI

/// A section of the Verbs demo: an operation, and a button for each kind of transition.
struct VerbSection: Composite {
  let verb: Verb
  let problem: String?
  let buttons: VerbButtons

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func content(in context: LayoutContext) -> any Element {
    Padding(Insets(horizontal: Metrics.margin, vertical: 12)) {
      LabeledRow(
        leading: Text(verb.title, style: .headline, isHeading: true),
        trailing: Text(
          verb.direction.instruction(in: context.direction), style: .footnote,
          colour: \.secondaryLabel))
      Text(problem ?? verb.summary, style: .footnote, colour: \.secondaryLabel)
      Spacer(Metrics.related)
      VerbGrid(cells: VerbKind.allCases.map(cell))
    }
  }

  private func cell(_ kind: VerbKind) -> VerbCell {
    VerbCell(
      title: kind.title, label: "\(verb.title): \(kind.title)",
      control: buttons[VerbButtons.Cell(verb: verb, kind: kind)],
      drag: kind == .interactive ? buttons.drag(of: verb) : nil)
  }
}

/// Cells in one row, in two rows or in a column, whichever fits first without cutting a title off.
struct VerbGrid: Element {
  let cells: [VerbCell]

  /// The distance between cells, in points; chosen by eye.
  private static let gap = 6.0

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let rows = Double(rows(in: proposal.width, context).count)
    let height = VerbCell.height(context) * rows + Self.gap * (rows - 1)
    return Size(width: proposal.width, height: height)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let height = VerbCell.height(context)
    var y = frame.minY
    for row in rows(in: frame.size.width, context) {
      var x = frame.minX
      for (cell, width) in zip(row, widths(of: row, in: frame.size.width, context)) {
        cell.layOut(in: Rect(x: x, y: y, width: width, height: height), context, on: &page)
        x += width + Self.gap
      }
      y += height + Self.gap
    }
  }

  private func rows(in width: Double, _ context: LayoutContext) -> [[VerbCell]] {
    let columns = [cells.count, cells.count / 2].first { columns in
      rows(of: columns).allSatisfy { row in
        row.map { $0.width(context) }.reduce(0, +) + gaps(row) <= width
      }
    }
    return rows(of: columns ?? 1)
  }

  private func rows(of columns: Int) -> [[VerbCell]] {
    stride(from: 0, to: cells.count, by: columns).map { start in
      Array(cells[start..<min(start + columns, cells.count)])
    }
  }

  /// All equal if each title fits; otherwise natural widths with equal shares of the remaining
  /// room.
  private func widths(
    of row: [VerbCell], in width: Double, _ context: LayoutContext
  ) -> [Double] {
    let room = width - gaps(row)
    let equal = room / Double(row.count)
    let natural = row.map { $0.width(context) }
    if natural.allSatisfy({ $0 <= equal }) { return row.map { _ in equal } }
    let share = (room - natural.reduce(0, +)) / Double(row.count)
    return natural.map { $0 + share }
  }

  private func gaps(_ row: [VerbCell]) -> Double { Self.gap * Double(row.count - 1) }
}

@MainActor
struct VerbCell {
  let title: String
  /// The accessibility label, which also names the operation.
  let label: String
  let control: Control
  let drag: VerbDrag?

  /// The smallest distance between the title and the sides, in points; by eye.
  private static let inset = 6.0

  /// Room for a fingertip, or more for large text.
  static func height(_ context: LayoutContext) -> Double {
    context.controlHeight(.subtitle)
  }

  func width(_ context: LayoutContext) -> Double {
    let natural = text.size(in: Size(width: .infinity, height: .infinity), context).width
    return max(context.metrics.target, natural.rounded(.up) + 2 * Self.inset)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let plate = frame.inset(by: Insets(horizontal: 0, vertical: context.metrics.trim))
    let (use, radius) = (control.use(in: frame, context), context.metrics.controlRadius)
    page.draw(context.theme.plate(plate, radius: radius))
    page.draw(
      use.overlays(ink: context.theme.label).map {
        .roundedRectangle(plate, radius: radius, colour: $0)
      })
    page.draw(use.ring(around: plate, radius: radius, context.theme))
    if let drag { page.add(drag, at: frame) }
    var inked = context
    inked.theme.accent = use.isEnabled ? context.theme.accent : use.ink(context.theme.label)
    page.add(control, at: frame, as: AccessibilityNode(.button, name: label)) {
      Centred(Row { text }).layOut(in: plate, inked, on: &$0)
    }
  }

  private var text: Text {
    Text(title, style: .subtitle, colour: \.accent, alignment: .centre, maxLines: 1)
  }
}
