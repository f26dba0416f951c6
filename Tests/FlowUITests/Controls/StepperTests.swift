import FlowCore
import FlowUI
import Testing

@Suite struct StepperTests {
  private let less = Control()
  private let more = Control()

  @Test("A stepper has a button of 44 points at each end, whatever its value", arguments: [0, 9])
  func buttons(value: Int) throws {
    let stepper = Stepper(value, accessibilityLabel: "Copies", less: less, more: more)
    let size = stepper.size(in: Size(width: 400, height: 400), LayoutContext(400, 400))

    let page = stepper.laidOut(size.width, size.height)

    #expect(size == Size(width: 120, height: 44))
    #expect(
      page.targets.map(\.frame) == [
        Rect(x: 0, y: 0, width: 44, height: 44), Rect(x: 76, y: 0, width: 44, height: 44),
      ])
    #expect(page.targets.map { $0.target === less } == [true, false])
  }

  @Test("In a frame that is higher than wide, the icons stay square")
  func tall() {
    let page = Stepper(0, accessibilityLabel: "Copies", less: less, more: more).laidOut(120, 100)

    let icons = page.layer.drawings.compactMap { drawing in
      if case .icon(_, let rect, _, _) = drawing { rect } else { nil }
    }

    #expect(
      icons == [
        Rect(x: 12, y: 40, width: 20, height: 20), Rect(x: 88, y: 40, width: 20, height: 20),
      ])
  }

  @Test("A stepper grows with the text size, and its value stays centred")
  func grows() throws {
    let stepper = Stepper(5, accessibilityLabel: "Copies", less: less, more: more)
    let context = LayoutContext(400, 400, textSize: 2)
    var page = PageLayout(name: "page", size: context.size)

    stepper.layOut(in: Rect(x: 0, y: 0, width: 184, height: 60), context, on: &page)
    let text = page.layer.drawings.compactMap { drawing in
      if case .text(let text, let style, let baseline, _) = drawing {
        baseline.x + SquareMeasuring().width(of: text, in: style) / 2
      } else {
        nil
      }
    }

    #expect(stepper.size(in: context.size, context) == Size(width: 184, height: 60))
    #expect(text == [92])
  }
}
