import FlowCore
import Testing

@Suite struct PageListTests {
  @Test(
    "NF-PG1 NF-R75 The selected page stays selected when others are inserted before or after it")
  func inserting() {
    var list = PageList([])
    #expect(list.index == nil && list.page == nil)

    list.insert("a", at: 0)
    #expect(list.index == 0)
    list.insert("b", at: 9)
    #expect(list.index == 0)
    list.insert("c", at: -1)
    #expect(list.index == 1)
    list.insert("d", at: 1)

    #expect(list.pages == ["c", "d", "a", "b"])
    #expect(list.index == 2 && list.page == "a")
  }

  @Test(
    "NF-PG3 A move from or to an invalid index, or to the same index, changes nothing",
    arguments: [(0, 3), (0, -1), (3, 0), (-1, 0), (1, 1)])
  func noMove(start: Int, end: Int) {
    var list = PageList(["a", "b", "c"], selected: 1)

    list.move(from: start, to: end)

    #expect(list == PageList(["a", "b", "c"], selected: 1))
  }

  @Test("NF-PG5 The same page is selected after any move", arguments: 0..<27)
  func move(number: Int) {
    let (selected, start, end) = (number / 9, number / 3 % 3, number % 3)
    var list = PageList(["a", "b", "c"], selected: selected)
    let moved = list.pages[start]

    list.move(from: start, to: end)

    #expect(list.pages[end] == moved)
    #expect(list.page == ["a", "b", "c"][selected])
    #expect(list.index == list.pages.firstIndex(of: ["a", "b", "c"][selected]))
  }

  @Test(
    "NF-R75 Removing the selected page selects the next one, or the one before if it was the last",
    arguments: [(0, "b"), (1, "c"), (2, "b")])
  func removing(selected: Int, nextSelection: String) {
    var list = PageList(["a", "b", "c"], selected: selected)

    list.remove(at: selected)

    #expect(list.page == nextSelection)
  }

  @Test(
    "Replacing pages selects the next that remains, else the last before it, else keeps the index")
  func replacing() {
    var list = PageList(["a", "b", "c", "d"], selected: 1)

    list.replace(with: ["x", "a", "d"])
    #expect(list.page == "d")
    list.replace(with: ["x", "a", "y"])
    #expect(list.page == "a")
    list.replace(with: ["u", "v", "w"])
    #expect(list.index == 1)
    list.replace(with: [])
    #expect(list.index == nil)
    list.remove(at: 0)

    #expect(list == PageList([]))
  }

  @Test("NF-PG9 S1-27 Selecting an invalid index changes nothing, and the initial index is clamped")
  func selecting() {
    var list = PageList(["a", "b"], selected: 7)

    #expect(list.index == 1)
    let answers = [1, 2, -1, 0].map { list.select($0) }
    #expect(answers == [false, false, false, true])
    list = PageList([], selected: 3)
    list.select(0)

    #expect(list.index == nil)
  }

  @Test("Two pages with the same name trap")
  func sameName() async {
    await #expect(processExitsWith: .failure) { _ = PageList(["a", "a"]) }
  }
}
