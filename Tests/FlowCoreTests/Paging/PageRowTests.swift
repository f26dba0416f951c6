import FlowCore
import Testing

@Suite struct PageRowTests {
  @Test(
    "NF-PG1 NF-R75 The selected page stays selected when others are inserted before or after it")
  func inserting() {
    var row = PageList([])
    #expect(row.index == nil && row.page == nil)

    row.insert("a", at: 0)
    #expect(row.index == 0)
    row.insert("b", at: 9)
    #expect(row.index == 0)
    row.insert("c", at: -1)
    #expect(row.index == 1)
    row.insert("d", at: 1)

    #expect(row.pages == ["c", "d", "a", "b"])
    #expect(row.index == 2 && row.page == "a")
  }

  @Test(
    "NF-PG3 A move from or to an invalid index, or to the same index, changes nothing",
    arguments: [(0, 3), (0, -1), (3, 0), (-1, 0), (1, 1)])
  func noMove(start: Int, end: Int) {
    var row = PageList(["a", "b", "c"], selected: 1)

    row.move(from: start, to: end)

    #expect(row == PageList(["a", "b", "c"], selected: 1))
  }

  @Test("NF-PG5 The same page is selected after any move", arguments: 0..<27)
  func move(number: Int) {
    let (selected, start, end) = (number / 9, number / 3 % 3, number % 3)
    var row = PageList(["a", "b", "c"], selected: selected)
    let moved = row.pages[start]

    row.move(from: start, to: end)

    #expect(row.pages[end] == moved)
    #expect(row.page == ["a", "b", "c"][selected])
    #expect(row.index == row.pages.firstIndex(of: ["a", "b", "c"][selected]))
  }

  @Test(
    "NF-R75 Removing the selected page selects the next one, or the one before if it was the last",
    arguments: [(0, "b"), (1, "c"), (2, "b")])
  func removing(selected: Int, nextSelection: String) {
    var row = PageList(["a", "b", "c"], selected: selected)

    row.remove(at: selected)

    #expect(row.page == nextSelection)
  }

  @Test("Replacing the pages selects the next page that remains, or else keeps the index")
  func replacing() {
    var row = PageList(["a", "b", "c", "d"], selected: 1)

    row.replace(with: ["d", "x", "a"])
    #expect(row.page == "d")
    row.replace(with: ["y", "z"])
    #expect(row.index == 0)
    row.replace(with: [])
    #expect(row.index == nil)
    row.remove(at: 0)

    #expect(row == PageList([]))
  }

  @Test("NF-PG9 S1-27 Selecting an invalid index changes nothing, and the initial index is clamped")
  func selecting() {
    var row = PageList(["a", "b"], selected: 7)

    #expect(row.index == 1)
    let answers = [1, 2, -1, 0].map { row.select($0) }
    #expect(answers == [false, false, false, true])
    row = PageList([], selected: 3)
    row.select(0)

    #expect(row.index == nil)
  }

  @Test("Two pages with the same name trap")
  func sameName() async {
    await #expect(processExitsWith: .failure) { _ = PageList(["a", "a"]) }
  }
}
