internal import FlowCore

/// The items of a menu; only the visible ones are laid out.
struct MenuList: Element {
  private let menu: Menu

  init(_ menu: Menu) {
    self.menu = menu
  }

  func size(in proposal: Size, _ context: LayoutContext) -> Size {
    Size(width: proposal.width, height: menu.measure(in: context).contentHeight)
  }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    let measure = menu.measure(in: context)
    let window = context.constraints.window ?? frame
    let hasMarks = menu.items.hasMarks(at: context.density)
    for line in measure.lines {
      page.draw([
        .hairline(
          Point(x: frame.minX, y: (frame.minY + line).rounded(.down)), width: frame.size.width,
          colour: context.theme.separator)
      ])
    }
    for (index, span) in measure.spans.enumerated() {
      let rowFrame = Rect(
        x: frame.minX, y: frame.minY + span.lowerBound, width: frame.size.width,
        height: span.upperBound - span.lowerBound)
      if rowFrame.maxY > window.minY, rowFrame.minY < window.maxY {
        let row = MenuRow(
          menu.items[index], hasMarks: hasMarks, control: menu.controls[index])
        page.add(madeAt: menu.items[index].location) {
          row.layOut(in: rowFrame, context, on: &$0)
        }
      } else if menu.controls[index].hasFocus {
        // The focused item receives keys even when it is scrolled out of sight.
        page.add(menu.controls[index], at: rowFrame)
      }
    }
  }
}
