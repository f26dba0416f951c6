import FlowCore
import FlowUI
import Testing

@Suite struct StackTests {
  @Test("In a column, fixed elements keep their height, and flexible ones share the rest equally")
  func column() {
    let blocks = [
      Block(10, 30), Block(20, 5, down: .flexible), Block(30, 40), Block(1, 70, down: .flexible),
    ]

    Column(spacing: 10) { for block in blocks { block } }.laidOut(100, 200)

    let free = (200 - 3 * 10 - 30 - 40) / 2.0
    #expect(
      blocks.map(\.frame) == [
        Rect(x: 0, y: 0, width: 100, height: 30), Rect(x: 0, y: 40, width: 100, height: free),
        Rect(x: 0, y: 50 + free, width: 100, height: 40),
        Rect(x: 0, y: 100 + free, width: 100, height: free),
      ])
  }

  @Test("A column is as wide as its widest element and as high as all of them")
  func columnSize() {
    let column = Column(spacing: 4) {
      Block(10, 30)
      Block(40, 5)
    }

    #expect(
      column.size(in: Size(width: 100, height: 100), LayoutContext(100, 100))
        == Size(width: 40, height: 39))
  }

  @Test("Elements that do not fit into a column overflow its end")
  func overflow() {
    let (first, flexible, last) = (Block(10, 90), Block(10, 10, down: .flexible), Block(10, 30))

    Column {
      first
      flexible
      last
    }.laidOut(100, 100)

    #expect(flexible.frame?.size.height == 0)
    #expect(last.frame == Rect(x: 0, y: 90, width: 100, height: 30))
  }

  @Test(
    "A row that is too narrow shrinks its widest compressible elements to equal widths",
    arguments: [
      ([30.0, 60, 50], [30.0, 60, 50]), ([30, 200, 300], [30, 69, 69]),
      ([300, 40, 60], [68, 40, 60]), ([500, 66, 500], [56, 56, 56]),
    ] as [([Double], [Double])])
  func compressible(natural: [Double], widths: [Double]) {
    let blocks = natural.map { Block($0, 10, across: .compressible) }

    Row(spacing: 5) {
      Block(20, 10)
      for block in blocks { block }
    }.laidOut(203, 10)

    // Of 203 points, the fixed element takes 20 and three gaps take 5 each; 168 remain.
    #expect(blocks.map { $0.frame?.size.width } == widths)
  }

  @Test(
    "In a row, flexible elements share the rest equally, and compressible ones keep their width")
  func flexible() {
    let (text, left, right) = (
      Block(30, 10, across: .compressible), Block(0, 10, across: .flexible),
      Block(9, 10, across: .flexible)
    )

    Row(spacing: 10) {
      left
      text
      right
      Block(20, 10)
    }.laidOut(200, 10)

    #expect([left, text, right].map { $0.frame?.size.width } == [60, 30, 60])
    #expect([left, text, right].map { $0.frame?.minX } == [0, 70, 110])
  }

  @Test("Elements of a row are centred vertically; flexible and higher ones are as high as the row")
  func line() {
    let (low, high, flexible) = (Block(10, 10), Block(10, 80), Block(10, 10, down: .flexible))

    Row(spacing: 0) {
      low
      high
      flexible
    }.laidOut(100, 40)

    #expect(low.frame == Rect(x: 0, y: 15, width: 10, height: 10))
    #expect(high.frame == Rect(x: 10, y: 0, width: 10, height: 40))
    #expect(flexible.frame == Rect(x: 20, y: 0, width: 10, height: 40))
  }

  @Test("A spacer in a nested column pushes content to the bottom, and one in a row adds no height")
  func nestedSpace() {
    let (inner, below, beside) = (Block(10, 20), Block(10, 30), Block(10, 10))

    Column {
      Row(spacing: 0) {
        Spacer()
        beside
      }
      Padding(Insets(horizontal: 8, vertical: 4)) {
        Column {
          Spacer()
          inner
        }
      }
      below
    }.laidOut(100, 200)

    #expect(beside.frame == Rect(x: 90, y: 0, width: 10, height: 10))
    #expect(inner.frame == Rect(x: 8, y: 200 - 30 - 4 - 20, width: 84, height: 20))
    #expect(below.frame == Rect(x: 0, y: 170, width: 100, height: 30))
  }

  @Test(
    "A builder includes conditional elements if their condition holds",
    arguments: [true, false],
    [nil, 3] as [Int?])
  func branches(isFirst: Bool, count: Int?) {
    let (either, or, always) = (Block(10, 10), Block(10, 20), Block(10, 1))

    Column {
      if isFirst {
        either
      } else {
        or
      }
      if let count {
        for _ in 0..<count { Block(10, 100) }
      }
      always
    }.laidOut(100, 1000)

    #expect((either.frame != nil) == isFirst)
    #expect((or.frame != nil) == !isFirst)
    #expect(always.frame?.minY == Double(isFirst ? 10 : 20) + 100 * Double(count ?? 0))
  }

  @Test("An empty stack has size zero and lays out nothing")
  func empty() {
    let none: [any Element] = []

    for stack in [Column(spacing: 9) { none }, Row { none }] as [any Element] {
      #expect(stack.size(in: Size(width: 100, height: 100), LayoutContext(100, 100)) == .zero)
      #expect(stack.laidOut(100, 100).targets.isEmpty)
    }
  }
}
