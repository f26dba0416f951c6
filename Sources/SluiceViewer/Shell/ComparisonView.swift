internal import FlowCatalogue
internal import FlowCore
internal import FlowUI

/// Two stages side by side, or the first one beside a picture of the differences between them.
///
/// The viewer's controls, such as the scrubber, act on the first stage, whose title is emphasized.
struct ComparisonView: Element {
  let model: ViewerModel
  let comparison: ComparisonStage

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let width = comparison.room(in: frame.size).width
    let stages = frame.inset(by: Insets(bottom: comparison.noteHeight))
    let left = Rect(x: stages.minX, y: stages.minY, width: width, height: stages.size.height)
    let right = Rect(
      x: left.maxX, y: stages.minY, width: stages.size.width - width, height: stages.size.height)
    page.draw([.fill(frame, colour: context.theme.backdrop)])
    showNote(below: stages, in: frame, context, on: &page)
    let first = model.tree(measuring: context.measuring)
    let second = comparison.tree(
      after: model.changes, takesKeys: model.takesKeys, measuring: context.measuring)
    let rule = model.playback.session.state.scrubbedStack.releaseRule
    let name = comparison.variant.title(
      ofFirst: model.preferences, rule, on: model.device)
    show(
      ComparisonHeader(title: model.strings[name], isLeading: true), first, model.stage, in: left,
      context,
      on: &page)
    var head = ComparisonHeader(
      title: model.strings[comparison.variant.title], isLeading: false,
      button: comparison.keepsSize ? button : nil)
    if comparison.showsDifference, comparison.keepsSize, let difference = model.difference {
      let finding = difference.find(first, second, in: context.theme)
      head.remark = model.strings[finding.title]
      show(head, picture(of: finding.bitmap), comparison.stage, in: right, context, on: &page)
    } else {
      show(head, second, comparison.stage, in: right, context, on: &page)
    }
  }

  private func showNote(
    below stages: Rect, in frame: Rect, _ context: LayoutContext, on page: inout PageLayout
  ) {
    guard let note = comparison.variant.note else { return }
    let area = Rect(
      x: frame.minX, y: stages.maxY, width: frame.size.width, height: comparison.noteHeight
    ).inset(by: Insets(horizontal: Metrics.margin, vertical: 0))
    let text = Text(
      model.strings[note], style: .footnote, colour: \.secondaryLabel, alignment: .centre)
    let height = text.size(in: area.size, context).height
    text.layOut(
      in: Rect(
        x: area.minX, y: (area.midY - height / 2).rounded(), width: area.size.width,
        height: height), context, on: &page)
  }

  /// If the layouts of the stages differ, the second shows only its own pressed pointers.
  private func marks(of target: StageTarget) -> StageMarks {
    let (first, second) = (model.playback.session, comparison.playback.session)
    guard target !== model.stage, PointerMapping.isNeeded(from: first, to: second) else {
      return model.marks
    }
    return StageMarks(fingers: comparison.playback.presses.map(\.location))
  }

  private var button: IconButton {
    IconButton(
      .difference, accessibilityLabel: model.strings[.difference], isOn: comparison.showsDifference,
      control: comparison.difference,
      hint: model.strings[comparison.showsDifference ? .showSecondStage : .showDifference])
  }

  private func picture(of bitmap: Bitmap) -> LayerTree {
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    return LayerTree(
      root: Layer(
        name: "difference", kind: .page, size: size,
        drawings: [.image(.bitmap(bitmap), in: Rect(size), clip: Rect(size), radius: 0)]))
  }

  private func show(
    _ head: ComparisonHeader, _ tree: LayerTree, _ target: StageTarget, in frame: Rect,
    _ context: LayoutContext, on page: inout PageLayout
  ) {
    let line = Rect(
      x: frame.minX, y: frame.minY, width: frame.size.width, height: ComparisonHeader.height)
    head.layOut(in: line, context, on: &page)
    StagePicture(
      tree: tree, device: Device(size: tree.root.size), zoom: model.viewport.shownZoom,
      pan: model.viewport.pan,
      target: target,
      marks: marks(of: target), overlay: nil
    ).layOut(in: frame.inset(by: Insets(top: ComparisonHeader.height)), context, on: &page)
  }
}
