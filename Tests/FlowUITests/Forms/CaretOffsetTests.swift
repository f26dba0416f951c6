import FlowCore
import FlowUI
import Testing

@Suite struct CaretOffsetTests {
  private let style = TextStyle(size: 2, weight: .regular, lineHeight: 3)

  /// A line on which each character is one point wide, and capital letters read from right to left.
  private func line(_ text: String, _ direction: LayoutDirection = .leftToRight) -> TextLine {
    TextLine(text, style: style, direction: direction, measuring: MixedMeasuring())
  }

  private func offsets(_ text: String) -> ClosedRange<Int> { 0...text.utf8.count }

  @Test(
    "Each offset has an x coordinate; where two directions meet, the line's direction decides",
    arguments: [
      ("abc", [0, 1, 2, 3]), ("ABC", [3, 2, 1, 0]), ("ab CD", [0, 1, 2, 3, 4, 5]),
      ("ab CDE f", [0, 1, 2, 3, 5, 4, 6, 7, 8]), ("AB cde F", [8, 7, 6, 5, 3, 4, 2, 1, 0]),
      ("AB 12", [5, 4, 3, 2, 1, 0]), ("a B12C d", [0, 1, 2, 5, 4, 3, 6, 7, 8]),
    ] as [(String, [Double])])
  func positions(text: String, expected: [Double]) {
    let line = line(text)

    #expect(offsets(text).map(line.x(of:)) == expected)
  }

  @Test("Where two directions of text meet, the caret for the other direction has its own position")
  func others() {
    #expect(
      offsets("ab CDE").map { line("ab CDE").otherX(of: $0) } == [nil, nil, nil, 6, nil, nil, 3])
    #expect(offsets("AB cd").map { line("AB cd").otherX(of: $0) } == [nil, nil, nil, 0, nil, 2])
  }

  @Test(
    "Text without letters has the stage's direction, with a leading mark if that is right to left")
  func neutral() {
    #expect(line("12", .rightToLeft).direction == .rightToLeft)
    #expect(line("12", .rightToLeft).text == "\u{200F}12")
    #expect(line("12").text == "12")
    #expect(offsets("1.").map(line("1.", .rightToLeft).x(of:)) == [2, 1, 0])
    #expect(line("", .rightToLeft).x(of: 0) == 0)
    #expect(line("ab", .rightToLeft).direction == .leftToRight)
  }

  @Test("A range of text in both directions has several extents")
  func extents() {
    #expect(line("ab CDE f").extents(of: 1..<5) == [1...3, 4...6])
    #expect(line("ab CDE f").extents(of: 0..<8) == [0...8])
    #expect(line("ab CDE f").extents(of: 2..<2) == [])
  }

  @Test(
    "An x maps to the nearest edge of the character there",
    arguments: [
      (-9, 0), (0.4, 0), (0.6, 1), (3.2, 6), (3.4, 6), (3.6, 5), (5.9, 3), (6.1, 6), (99, 8),
    ] as [(Double, Int)])
  func presses(x: Double, offset: Int) {
    #expect(line("ab CDE f").offset(at: x) == offset)
  }

  @Test("Every x on an empty line maps to offset 0, and offsets are clamped to the text")
  func nowhere() {
    #expect(line("").offset(at: 5) == 0)
    #expect(line("").offset(leftOf: 0) == 0)
    #expect(line("").offset(rightOf: 0) == 0)
    #expect(line("ab").x(of: 99) == 2)
    #expect(line("ab").x(of: -1) == 0)
  }

  @Test(
    "Left then Right returns, Right increases x, and from the left end it visits every offset",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64], LayoutDirection.allCases)
  func arrows(seed: UInt64, direction: LayoutDirection) {
    print("random directions of seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let length = Int.random(in: 0...12, using: &random)
      let text = String((0..<length).compactMap { _ in "abCDE 12.é".randomElement(using: &random) })
      let line = line(text, direction)

      let all = (0...text.count).map { count in text.prefix(count).utf8.count }
      let left = all.first { line.offset(leftOf: $0) == $0 } ?? -1
      let passed = all.reduce(into: [left]) { passed, _ in
        passed.append(line.offset(rightOf: passed[passed.count - 1]))
      }

      #expect(Set(passed) == Set(all), "\(text)")
      #expect(Set(all.map(line.x(of:))).count == all.count, "\(text)")
      for offset in all {
        let (before, after) = (line.offset(leftOf: offset), line.offset(rightOf: offset))
        #expect(before == offset || line.offset(rightOf: before) == offset, "\(text)")
        #expect(after == offset || line.x(of: offset) < line.x(of: after), "\(text)")
      }
    }
  }
}
