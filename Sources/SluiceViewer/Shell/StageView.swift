internal import FlowCore
internal import FlowUI

/// The centre of the viewer: the stage, both stages, or the report of a demo's crash.
struct StageView: Element {
  let model: ViewerModel
  let pill: StagePill
  let caption: StageButtonTarget

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    page.draw([.fill(frame, colour: context.theme.backdrop)])
    content(in: context).layOut(in: frame, context, on: &page)
    let corner = Point(x: frame.maxX - 12, y: frame.minY + 12)
    if let times = model.frameTimes.layer(at: corner, context) { page.add(times) }
    let geometry = StageGeometry(
      model.playback.session.size, on: model.device, in: frame, zoom: model.viewport.shownZoom,
      pan: model.viewport.pan)
    StageCaption(model, on: geometry, caption)?.layOut(in: frame, context, on: &page)
    EdgeHint(model, on: geometry)?.layOut(in: frame, context, on: &page)
    if model.stage.edgeHint.isPressed { page.add(model.stage.edgeHint, at: frame) }
    if model.crash == nil { pill.element.layOut(in: frame, context, on: &page) }
    model.toast.element(in: context).layOut(in: frame, context, on: &page)
  }

  private func content(in context: LayoutContext) -> any Element {
    if let crash = model.crash { return CompactDensity { CrashCard(crash: crash) } }
    if let comparison = model.comparison {
      return ComparisonView(model: model, comparison: comparison)
    }
    return StagePicture(
      tree: model.tree(measuring: context.measuring), device: model.device,
      zoom: model.viewport.shownZoom, pan: model.viewport.pan, target: model.stage,
      marks: model.marks, overlay: model.overlay)
  }
}
