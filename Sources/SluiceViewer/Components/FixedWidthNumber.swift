internal import FlowCore
internal import FlowUI

/// A changing number, laid out at the width of its widest text so that its neighbours do not move.
struct FixedWidthNumber: Element {
  let text: String
  let widest: String

  private static let style = TextStyle.body.withMonospacedDigits

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let style = context.style(Self.style)
    return Size(
      width: context.measuring.width(of: widest, in: style).rounded(.up), height: style.lineHeight)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let label = context.line(text, style: context.style(Self.style), width: .infinity)
    page.draw(label.drawings(inMiddleOf: frame, colour: context.theme.label))
    page.describe(as: AccessibilityNode(.text, name: text), in: frame)
  }
}

/// A button with a number as its title; its background is drawn only while it is hovered or
/// pressed.
struct NumberButton: Element {
  let number: FixedWidthNumber
  let name: String
  let control: Control

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    let inner = number.size(in: proposal, context)
    return Size(
      width: inner.width + 2 * context.metrics.related,
      height: max(context.metrics.target, inner.height))
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let (use, radius) = (control.use(in: frame, context), context.metrics.controlRadius)
    page.draw(
      use.overlays(ink: context.theme.label).map {
        .roundedRectangle(frame, radius: radius, colour: $0)
      } + use.ring(around: frame, radius: radius, context.theme))
    page.add(control, at: frame, as: AccessibilityNode(.button, name: name, value: number.text)) {
      number.layOut(in: frame, context, on: &$0)
    }
  }
}
