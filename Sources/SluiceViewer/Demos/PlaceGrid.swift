internal import FlowCore
internal import FlowUI

/// The places of a demo: small pictures with their names below, three in a row.
struct PlaceGrid: Element {
  struct Cell {
    let place: FlowPlace
    let isShown: Bool
    let control: Control
    let thumbnail: Layer

    /// The title below the picture, from the last step of the place.
    ///
    /// It is `page 3` for `page=3`, `blue` for `colour=blue`, and `basket` for `basket`.
    fileprivate var title: String {
      let step = place.further.last ?? place.step
      guard let value = step.value, !value.isEmpty else { return step.name }
      return Int(value) == nil ? value : "\(step.name) \(value)"
    }
  }

  let cells: [Cell]

  /// The width of a picture in points: three of them leave room for names; by eye.
  static let width = 54.0
  /// The height of a picture in points, for the aspect ratio of a phone.
  private static let height = (width / 390 * 844).rounded()
  /// The number of pictures in a row, and the distances between them and around all of them, in
  /// points; by eye.
  private static let (columns, gap, inset) = (3, 6.0, 8.0)

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .flexible : .fixed }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let rows = (cells.count + Self.columns - 1) / Self.columns
    return Size(
      width: proposal.width, height: Double(rows) * rowHeight(context) + 2 * Self.inset)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let gaps = 2 * Self.inset + Double(Self.columns - 1) * Self.gap
    let width = (frame.size.width - gaps) / Double(Self.columns)
    for (index, cell) in cells.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      let origin = Point(
        x: frame.minX + Self.inset + Double(column) * (width + Self.gap),
        y: frame.minY + Self.inset + Double(row) * rowHeight(context))
      let line = context.style(.caption).lineHeight
      // A long name is cut off, and several places may end alike.
      Hint("\(cell.place)") { PlaceCell(cell: cell) }.layOut(
        in: Rect(x: origin.x, y: origin.y, width: width, height: Self.height + line),
        context, on: &page)
    }
  }

  private func rowHeight(_ context: LayoutContext) -> Double {
    Self.height + context.style(.caption).lineHeight + Self.gap
  }
}

private struct PlaceCell: Element {
  let cell: PlaceGrid.Cell

  /// The radius of the picture's corners in points; by eye.
  private static let radius = 5.0

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (theme, line) = (context.theme, context.style(.caption).lineHeight)
    let side = ((frame.size.width - PlaceGrid.width) / 2).rounded()
    let picture = Rect(
      x: frame.minX + side, y: frame.minY, width: PlaceGrid.width,
      height: frame.size.height - line)
    let use = cell.control.use(in: frame, context)
    page.add(
      cell.control, at: frame,
      as: AccessibilityNode(.button, name: "\(cell.place)", states: cell.isShown ? .checked : [])
    ) { page in
      var thumbnail = cell.thumbnail
      (thumbnail.offset, thumbnail.size) = (picture.origin, picture.size)
      page.add(thumbnail)
      Text(cell.title, style: .caption, colour: \.secondaryLabel, alignment: .centre, maxLines: 1)
        .layOut(
          in: Rect(x: frame.minX, y: picture.maxY, width: frame.size.width, height: line), context,
          on: &page)
      page.add(border(around: picture, use, theme, context.size))
    }
  }

  private func border(
    around picture: Rect, _ use: Control.Use, _ theme: Theme, _ size: Size
  ) -> Layer {
    let shape = { Drawing.roundedRectangle(picture, radius: Self.radius, colour: $0) }
    return Layer(
      name: "border", size: size,
      drawings: use.overlays(ink: theme.label).map(shape) + [
        .outline(
          picture.inset(by: -1), radius: Self.radius, width: cell.isShown ? 2 : 1,
          colour: cell.isShown ? theme.accent : theme.separator)
      ] + use.ring(around: picture.inset(by: -3), radius: Self.radius, theme))
  }
}
