internal import FlowCore
internal import FlowUI

/// Two stages beside each other, or the first one and the difference of both.
struct TwinView: Element {
  let model: ViewerModel
  let twin: Twin

  /// How high the line above a stage is that says what it is, in points.
  private static let caption = 32.0

  func stretch(along axis: Axis) -> Stretch { .greedy }

  func size(in offer: Size, _ context: LayoutContext) -> Size { offer }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = (frame.size.width / 2).rounded()
    let left = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.size.height)
    let right = Rect(
      x: left.maxX, y: frame.minY, width: frame.size.width - width, height: frame.size.height)
    page.draw([.fill(frame, context.theme.backdrop)])
    let first = model.tree(measuring: context.measuring)
    let second = twin.tree(after: model.changes, measuring: context.measuring)
    show("As it is", first, model.stage, in: left, context, on: &page)
    if twin.showsDifference, let difference = model.difference {
      let bitmap = difference.bitmap(first, second)
      let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
      let picture = LayerTree(
        root: Layer(
          name: "difference", kind: .page, size: size,
          drawings: [.image(.bitmap(bitmap), Rect(size), clip: Rect(size), radius: 0)]))
      let count = difference.count
      show(
        count == 0 ? "No difference" : "\(count) pixels differ", picture, twin.stage, in: right,
        context, on: &page)
    } else {
      show(twin.variant.title, second, twin.stage, in: right, context, on: &page)
    }
  }

  private func show(
    _ title: String, _ tree: LayerTree, _ part: StagePart, in frame: Rect,
    _ context: LayoutContext, on page: inout PageLayout
  ) {
    let words = context.line(
      title, style: TextStyle(size: 13, weight: .semibold, lineHeight: 18),
      width: frame.size.width - 24)
    let head = Rect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: Self.caption)
    page.draw(words.drawings(inMiddleOf: head, colour: context.theme.label))
    page.describe(as: AccessibilityNode(.heading, title), in: head)
    let room = frame.inset(by: Insets(top: Self.caption))
    StagePicture(
      tree: tree, device: model.device, zoom: model.zoom, pan: model.pan, part: part,
      marks: model.marks, overlay: nil
    ).place(in: room, context, on: &page)
  }
}
