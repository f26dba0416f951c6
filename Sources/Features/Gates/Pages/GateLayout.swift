internal import FlowCore
internal import FlowUI

/// The layout of a page with the picture of the gate: the content scrolls beside or below the frame
/// of the picture.
///
/// If the content is below the picture, the buttons are pinned to the bottom of the page; if it is
/// beside the picture, they follow the content.
@MainActor
struct GateLayout: Element {
  private let isShut: Bool
  private let scroll: ScrollState
  private let content: [any Element]
  private let buttons: [any Element]

  /// `isShut` is for the accessibility description of the picture.
  init(
    isShut: Bool, _ scroll: ScrollState, @ElementBuilder content: () -> [any Element],
    @ElementBuilder buttons: () -> [any Element]
  ) {
    self.isShut = isShut
    self.scroll = scroll
    self.content = content()
    self.buttons = buttons()
  }

  func stretch(along axis: Axis) -> Stretch { .flexible }

  func size(in proposal: Size, _ context: LayoutContext) -> Size { proposal }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let picture = GatePicture.frame(in: context)
    page.describe(
      as: AccessibilityNode(.image, name: "A gate in a garden wall, \(isShut ? "shut" : "open")"),
      in: picture)
    if GatePicture.isBeside(in: context) {
      let x = picture.maxX
      beside.layOut(
        in: Rect(x: x, y: frame.minY, width: frame.maxX - x, height: frame.size.height), context,
        on: &page)
    } else {
      let y = picture.maxY
      below.layOut(
        in: Rect(x: frame.minX, y: y, width: frame.size.width, height: frame.maxY - y), context,
        on: &page)
    }
  }

  private var beside: ScrollArea {
    ScrollArea(state: scroll) {
      Spacer()
      Padding(Insets(horizontal: Metrics.group, vertical: Metrics.margin)) {
        ReadableWidth {
          content
          if !buttons.isEmpty { Spacer(Metrics.group) }
          buttons
        }
      }
      Spacer()
    }
  }

  @ElementBuilder private var belowContent: [any Element] {
    Padding(Insets(horizontal: Metrics.margin, vertical: Metrics.group)) {
      ReadableWidth { content }
    }
  }

  private var below: any Element {
    guard !buttons.isEmpty else { return ScrollArea(state: scroll) { belowContent } }
    return PinnedFooter(scroll: scroll) {
      belowContent
    } footer: {
      buttons
    }
  }
}
