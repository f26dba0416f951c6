internal import FlowCore

extension BarPicture {
  /// Draws the bar without the large title of a settled screen, which `largeTitle` clips and draws.
  func drawings(_ colours: BarColours, _ control: Control, _ context: LayoutContext) -> [Drawing] {
    let back = backDrawings(colours, control, context)
    let moving = isInTransition ? large?.drawings(colours.title.faded(opacity.large), context) : nil
    return back + layout.leading.drawings(colours.tint.faded(opacity.leading), context)
      + layout.trailing.drawings(colours.tint.faded(opacity.trailing), context)
      + title.drawings(colours.title.faded(opacity.title), context) + (moving ?? [])
  }

  /// The large title of a settled screen, clipped where it scrolls behind the row of controls.
  func largeTitle(_ colours: BarColours, bottom: Double, _ context: LayoutContext) -> [Layer] {
    guard let large, !isInTransition else { return [] }
    let top = context.insets.top + BarLayout.compact
    var window = Layer(
      name: "largeTitle", size: Size(width: context.size.width, height: max(0, bottom - top)))
    window.offset.y = top
    var label = large
    label.origin.y -= top
    window.drawings = label.drawings(colours.title, context)
    return [window]
  }

  /// The search field, which takes no input during a transition.
  func search(_ colours: BarColours, _ context: LayoutContext) -> [Layer] {
    let context = isInTransition ? context.untouched : context
    guard let frame = layout.searchFrame(in: context), let search = layout.search(in: context)
    else { return [] }
    var layer = search.layer
    layer.drawings.insert(
      contentsOf: colours.fieldBackground.map {
        [.roundedRectangle(frame, radius: context.metrics.controlRadius, colour: $0)]
      } ?? [], at: 0)
    layer.offset.x = searchShift
    layer.opacity = opacity.search
    return [layer]
  }

  private func backDrawings(_ colours: BarColours, _ control: Control, _ context: LayoutContext)
    -> [Drawing]
  {
    guard let chevron, let frame = layout.backFrame else { return [] }
    let use = control.use(in: frame, context)
    let tint = use.barInk(colours.tint)
    let shape = frame.inset(by: Insets(top: 6, leading: 4, bottom: 6, trailing: 0))
    let background = isInTransition ? [] : use.barBackground(shape, colours.tint, context.theme)
    let ink = tint.interpolated(to: colours.title, fraction: titleShare)
    return background + [.icon(.back, in: chevron, colour: tint.faded(opacity.chevron))]
      + (back?.drawings(ink.faded(opacity.back), context) ?? [])
  }
}
