internal import FlowCore

/// The header of a sheet: the title, if there is one, and, if a person can close the sheet, a
/// grabber and, beside the title, a close button.
struct SheetHead: Element {
  private let title: String?
  private let control: Control
  private let canBeClosed: Bool

  /// The size of the grabber and its distance from the top, in points, as in UIKit.
  private static let grabber = (size: Size(width: 36, height: 5), top: 5.0)
  /// The height of the area with the grabber, in points; the title begins below it.
  private static let grabberRoom = 16.0

  init(_ title: String?, _ control: Control, canBeClosed: Bool) {
    self.title = title
    self.control = control
    self.canBeClosed = canBeClosed
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let lineHeight = titleLine(context)?.size(in: proposal, context).height ?? 0
    return Size(width: proposal.width, height: Self.grabberRoom + lineHeight)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    if canBeClosed {
      let grabber = Rect(
        x: frame.midX - Self.grabber.size.width / 2, y: frame.minY + Self.grabber.top,
        width: Self.grabber.size.width, height: Self.grabber.size.height)
      page.draw([.roundedRectangle(grabber, radius: 2.5, colour: context.theme.tertiaryLabel)])
    }
    titleLine(context)?.layOut(
      in: frame.inset(by: Insets(top: Self.grabberRoom)), context, on: &page)
  }

  private func titleLine(_ context: LayoutContext) -> (any Element)? {
    let metrics = context.metrics
    return title.map { title in
      Padding(
        Insets(top: 0, leading: metrics.margin, bottom: metrics.related, trailing: 6)
      ) {
        Row {
          AccessibilityHidden(Text(title, style: .barTitle, maxLines: 3))
          Spacer()
          if canBeClosed { CloseButton(control) }
        }
      }
    }
  }
}

private struct CloseButton: Element {
  private let control: Control

  /// The diameter of the circle, 30 as in UIKit, and the size of the cross, by eye; both in points.
  private static let sides = (circle: 30.0, cross: 18.0)

  init(_ control: Control) {
    self.control = control
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: context.metrics.target, height: context.metrics.target)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let use = control.use(in: frame, context)
    let side = (
      circle: context.density.side(Self.sides.circle), cross: context.density.side(Self.sides.cross)
    )
    let circle = frame.centred(Size(width: side.circle, height: side.circle))
    let cross = frame.centred(Size(width: side.cross, height: side.cross))
    let radius = side.circle / 2
    page.draw(
      context.theme.plate(circle, radius: radius)
        + use.overlays(ink: context.theme.label).map {
          .roundedRectangle(circle, radius: radius, colour: $0)
        })
    page.draw([.icon(.close, in: cross, colour: context.theme.label)])
    page.draw(use.ring(around: circle, radius: radius, context.theme))
    page.add(control, at: frame, as: AccessibilityNode(.button, name: context.strings[.close]))
  }
}
