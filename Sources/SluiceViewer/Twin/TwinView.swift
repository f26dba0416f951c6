internal import FlowCore
internal import FlowUI

/// Two stages side by side, or the first one and the difference between them.
///
/// The controls around them, such as the scrubber, refer to the first stage, whose title is
/// emphasized.
struct TwinView: Element {
  let model: ViewerModel
  let twin: ComparisonStage

  /// The room for each stage, in points.
  static func room(in size: Size) -> Size {
    Size(width: (size.width / 2).rounded(), height: size.height - TwinHead.height)
  }

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in offer: Size, _ context: LayoutContext) -> Size { offer }

  func place(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = Self.room(in: frame.size).width
    let left = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.size.height)
    let right = Rect(
      x: left.maxX, y: frame.minY, width: frame.size.width - width, height: frame.size.height)
    page.draw([.fill(frame, context.theme.backdrop)])
    let first = model.tree(measuring: context.measuring)
    let second = twin.tree(
      after: model.changes, takesKeys: model.takesKeys, measuring: context.measuring)
    let rule = model.playback.session.state.acting.releaseRule
    let name = twin.variant.title(ofFirst: model.preferences, rule)
    show(TwinHead(title: name, isLeading: true), first, model.stage, in: left, context, on: &page)
    var head = TwinHead(title: twin.variant.title, isLeading: false, button: button)
    if twin.showsDifference, let difference = model.difference {
      let finding = difference.find(first, second, in: context.theme)
      head.remark = finding.words
      show(head, picture(of: finding.bitmap), twin.stage, in: right, context, on: &page)
    } else {
      show(head, second, twin.stage, in: right, context, on: &page)
    }
  }

  private var button: IconButton {
    IconButton(
      .difference, name: "Difference", isOn: twin.showsDifference, control: twin.difference,
      hint: twin.showsDifference ? "Show the second stage" : "Show what differs")
  }

  private func picture(of bitmap: Bitmap) -> LayerTree {
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    return LayerTree(
      root: Layer(
        name: "difference", kind: .page, size: size,
        drawings: [.image(.bitmap(bitmap), Rect(size), clip: Rect(size), radius: 0)]))
  }

  private func show(
    _ head: TwinHead, _ tree: LayerTree, _ part: StagePart, in frame: Rect,
    _ context: LayoutContext, on page: inout PageLayout
  ) {
    let line = Rect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: TwinHead.height)
    head.place(in: line, context, on: &page)
    StagePicture(
      tree: tree, device: model.device, zoom: model.zoom, pan: model.pan, part: part,
      marks: model.marks, overlay: nil
    ).place(in: frame.inset(by: Insets(top: TwinHead.height)), context, on: &page)
  }
}
