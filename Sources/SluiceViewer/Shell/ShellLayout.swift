internal import FlowCore
internal import FlowUI

/// The window's layout: the demos at the left, the inspector at the right, and the stage with its
/// bars between them.
struct ShellLayout: Element {
  let model: ViewerModel
  let demos: any Element
  let bar: any Element
  let stage: any Element
  let transport: any Element
  let inspector: any Element
  let divider: InspectorDivider

  /// The heights of the bar above the stage and the transport bar below it, in points: one row of
  /// buttons, and three rows.
  private static let (bar, transport) = (44.0, 124.0)

  func size(in offer: Size, _ context: LayoutContext) -> Size { offer }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let panels = model.panels
    guard !panels.isStageAlone else {
      model.fit(in: frame.size)
      return stage.layOut(in: frame, context, on: &page)
    }
    let left = panels.isOpen(.demos) ? panels.width(of: .demos) : 0
    let right = panels.isOpen(.inspector) ? panels.width(of: .inspector) : 0
    let height = frame.size.height
    let middle = Rect(
      x: left, y: 0, width: max(0, frame.size.width - left - right), height: height)
    let room = middle.inset(by: Insets(top: Self.bar, bottom: Self.transport))
    model.fit(in: room.size)
    // Lay out the inspector first: it determines which layer the stage highlights.
    let colourScheme = Rect(x: middle.maxX, y: 0, width: right, height: height)
    let inspector = right > 0 ? panel(inspector, in: colourScheme, "inspector", context) : nil
    if left > 0 {
      let list = Rect(x: 0, y: 0, width: left, height: height)
      page.add(panel(demos, in: list, "demos", context), at: list.origin)
    }
    let head = Rect(x: middle.minX, y: 0, width: middle.size.width, height: Self.bar)
    page.add(panel(bar, in: head, "bar", context), at: head.origin)
    stage.layOut(in: room, context, on: &page)
    let foot = Rect(
      x: middle.minX, y: room.maxY, width: middle.size.width, height: Self.transport)
    page.add(panel(transport, in: foot, "transport", context), at: foot.origin)
    let edge = Rect(
      x: middle.maxX - InspectorDivider.reach / 2, y: 0, width: InspectorDivider.reach,
      height: height)
    if let inspector {
      page.add(inspector, at: colourScheme.origin)
      page.add(divider, at: edge, as: divider.node(context.strings))
    }
    page.add(
      lines(middle, room, left, right > 0 ? divider.drawings(in: edge, context) : [], context))
  }

  /// Lays out a panel as a page of its own, so that its pixels are cached until something on it
  /// changes.
  private func panel(
    _ element: any Element, in frame: Rect, _ name: String, _ context: LayoutContext
  ) -> PageLayout {
    var inside = context
    inside.size = frame.size
    inside.insets = .zero
    inside.pointer = context.pointer.flatMap { pointer in
      frame.contains(pointer)
        ? Point(x: pointer.x - frame.minX, y: pointer.y - frame.minY) : nil
    }
    var panel = PageLayout(name: name, kind: .page, size: frame.size)
    panel.draw([.fill(Rect(frame.size), context.theme.bar)])
    element.layOut(in: Rect(frame.size), inside, on: &panel)
    return panel
  }

  private func lines(
    _ middle: Rect, _ room: Rect, _ left: Double, _ divider: [Drawing],
    _ context: LayoutContext
  ) -> Layer {
    let colour = context.theme.separator
    var lines = Layer(
      name: "lines", size: context.size,
      drawings: [
        .hairline(Point(x: middle.minX, y: room.minY), width: middle.size.width, colour),
        .hairline(Point(x: middle.minX, y: room.maxY), width: middle.size.width, colour),
      ])
    if left > 0 {
      lines.drawings.append(
        .fill(Rect(x: left, y: 0, width: 1, height: context.size.height), colour))
    }
    lines.drawings += divider
    return lines
  }
}
