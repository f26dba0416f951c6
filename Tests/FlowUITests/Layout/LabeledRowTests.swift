import FlowCore
import FlowUI
import Testing

/// Letters of body text are 8.5 points wide, half the font size.
@Suite struct LabeledRowTests {
  private let context = LayoutContext(400, 400)

  private func layout(_ first: String, _ second: String, width: Double) throws -> (
    start: Point, end: Point, height: Double
  ) {
    let pair = LabeledRow(leading: Text(first), trailing: Text(second))
    let size = pair.size(in: Size(width: width, height: .infinity), context)
    var page = PageLayout(name: "page", size: context.size)
    pair.layOut(in: Rect(x: 10, y: 20, width: width, height: size.height), context, on: &page)
    let starts = page.layer.drawings.compactMap { drawing in
      if case .text(_, _, let baseline, _) = drawing { baseline } else { nil }
    }
    return (try #require(starts.first), try #require(starts.last), size.height)
  }

  @Test("Both elements are on one line, at its ends, if both fit at their natural widths")
  func beside() throws {
    let (start, end, height) = try layout("Total", "89.20", width: 98)

    #expect(start.x == 10)
    #expect(end == Point(x: 10 + 98 - 43, y: start.y))
    #expect(height == 22)
  }

  @Test(
    "If they do not fit on one line, the second element is below the first, at the trailing end")
  func below() throws {
    let (start, end, height) = try layout("Total", "89.20", width: 97)

    #expect(start.x == 10)
    #expect(end == Point(x: 10 + 97 - 43, y: start.y + 22 + 4))
    #expect(height == 48)
  }

  @Test("If about ten letters of the first element still fit beside the second, the first wraps")
  func broken() throws {
    let (start, end, height) = try layout("a few words too many", "89.20", width: 157)

    #expect(height == 44)
    #expect(end.x == 10 + 157 - 43)
    #expect(end.y > start.y)
  }

  @Test("In an unlimited width, the row is as wide as both elements and the gap between them")
  func natural() {
    let pair = LabeledRow(leading: Text("Total"), trailing: Text("89.20"))

    let size = pair.size(in: Size(width: .infinity, height: .infinity), context)

    #expect(size == Size(width: 98, height: 22))
  }
}
