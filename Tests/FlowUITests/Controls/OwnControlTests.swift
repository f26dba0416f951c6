import FlowCore
import FlowUI
import Testing

// A custom control: a rating of up to five icons, which is set by a drag or by arrow keys.

private final class Rating: FocusableInputTarget {
  static let range = 0...5
  var hasFocus = false
  var value = 0 {
    didSet { value = min(max(value, Self.range.lowerBound), Self.range.upperBound) }
  }

  func handle(_ key: KeyPress, in frame: Rect, _ context: LayoutContext) -> Bool {
    guard ["Left", "Right"].contains(key.description) else { return false }
    value += key.key == "Right" ? 1 : -1
    return true
  }

  func pressResponder(in frame: Rect, _ context: LayoutContext) -> (any PointerResponder)? {
    var start = 0.0
    return PanResponder { press in
      start = press.locationOnPage.x - frame.minX
      return .horizontal
    } onChange: { [self] pan in
      value = Int((start + pan.translation.dx) / 24) + 1
    }
  }
}

private struct RatingView: Element {
  let rating: Rating

  func size(in proposal: Size, _ context: LayoutContext) -> Size { Size(width: 120, height: 24) }

  func layOut(in frame: Rect, _ context: LayoutContext, on page: inout PageLayout) {
    for index in 0..<Rating.range.upperBound {
      let colour = index < rating.value ? context.theme.accent : context.theme.tertiaryLabel
      let square = Rect(x: frame.minX + 24 * Double(index), y: frame.minY, width: 24, height: 24)
      page.draw([.icon(.check, in: square, colour: colour)])
    }
    page.add(rating, at: frame)
  }
}

@Suite struct OwnControlTests {
  private let rating = Rating()
  private let scroll = ScrollState()
  private let input: InputDriver

  init() {
    input = InputDriver(
      on: TestScreen { [rating, scroll] in
        ScrollArea(state: scroll) {
          Row {
            RatingView(rating: rating)
            Spacer()
          }
          Spacer(2000)
        }
      })
  }

  private var accented: Int {
    input.session.layerTree.root.allDrawings.count {
      if case .icon(_, _, Theme.light.accent, _) = $0 { true } else { false }
    }
  }

  @Test("A custom control handles horizontal drags, and leaves vertical ones to the scroll area")
  func drag() {
    input.drag(from: Point(x: 5, y: 10), to: Point(x: 60, y: 14))
    #expect(rating.value == 3)
    input.mouse(.up, 60, 14)
    input.mouse(.down, 60, 20)
    input.mouse(.move, 62, 0)
    input.mouse(.up, 62, 0)

    #expect(rating.value == 3)
    #expect(accented == 3)
    #expect(scroll.offset == 20)
  }

  @Test("FC-14 On a right-to-left stage a custom control is mirrored without code of its own")
  func rightToLeft() throws {
    input.session.direction = .rightToLeft

    input.drag(from: Point(x: 795, y: 10), to: Point(x: 740, y: 14))
    #expect(rating.value == 3)
    try input.key("Tab")
    try input.key("Left")

    #expect(rating.value == 4)
  }

  @Test("A focused custom control handles its keys, and leaves others to the scroll area")
  func keys() throws {
    try input.key("Right")
    #expect(rating.value == 0)

    try input.key("Tab")
    for key in ["Right", "Right", "Left", "Down"] { try input.key(key) }
    input.settle()

    #expect(rating.value == 1)
    #expect(scroll.offset == 44)
  }
}
