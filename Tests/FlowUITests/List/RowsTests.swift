import FlowCore
import FlowUI
import Testing

/// A list of rows of 44 points, alone or between two buttons of the same height.
final class ListHarness {
  let scroll = ScrollState()
  let rows = RowControls()
  let (before, after) = (Control(), Control())
  var count: Int
  /// The indices of the rows that were made for the last frame.
  private(set) var made: [Int] = []
  private(set) var chosen: [Int] = []
  private(set) var controls: [Int: Control] = [:]

  init(_ count: Int) {
    self.count = count
    rows.onChoice = { [unowned self] in chosen.append($0) }
  }

  var screen: TestScreen { TestScreen("list") { [self] in area } }

  var form: TestScreen {
    TestScreen("form") { [self] in
      Column {
        Button("before", control: before)
        area
        Button("after", control: after)
      }
    }
  }

  private var area: ScrollArea {
    made = []
    return ScrollArea(state: scroll) {
      Rows(count, controls: rows) { [self] index, control in
        made.append(index)
        controls[index] = control
        return ListRow("\(index)", control: control)
      }
    }
  }

  func walk(to offset: Double, on input: InputDriver) {
    let start = scroll.offset
    for position in stride(from: start, through: offset, by: offset < start ? -20 : 20) {
      scroll.scroll(to: position, animated: false)
      _ = input.session.layerTree
    }
  }

  var focused: [Int] { controls.filter { $0.value.hasFocus }.keys.sorted() }
}

@Suite struct RowsTests {
  @Test(
    "Only visible rows are made",
    arguments: [
      (0.0, 0..<14), (44, 1..<15), (50, 1..<15), (22, 0..<15), (4_399_400, 99_986..<100_000),
    ])
  func seen(offset: Double, rows: Range<Int>) {
    let list = ListHarness(100_000)
    let input = InputDriver(on: list.screen)

    list.scroll.scroll(to: offset, animated: false)
    _ = input.session.layerTree

    #expect(list.made == Array(rows))
  }

  @Test("A list of 100,000 rows has the same first frame as one of 100")
  func many() {
    let frames = [100, 100_000].map {
      InputDriver(on: ListHarness($0).screen).session.layerTree.root
    }

    #expect(frames[0].all.count == frames[1].all.count)
    #expect(frames[0].allDrawings == frames[1].allDrawings)
  }

  @Test("A click chooses the row under it in a scrolled list")
  func choice() {
    let list = ListHarness(1000)
    let input = InputDriver(on: list.screen)
    list.scroll.scroll(to: 10_030, animated: false)

    input.click(400, 20)

    // The click is 10,050 points below the top of the list.
    #expect(list.chosen == [228])
  }

  @Test(
    "A row height below 1 point, infinite or NaN counts as 1 point",
    arguments: [0, -3, .nan, .infinity, 1])
  func strangeHeights(height: Double) {
    let rows = Rows(5000, controls: RowControls(), height: { _ in height }) { _, _ in Block(1, 1) }

    #expect(rows.size(in: Size(width: 9, height: .infinity), LayoutContext(9, 9)).height == 5000)
    rows.laidOut(9, 9)
  }

  @Test("A negative number of rows counts as 0")
  func negative() {
    let list = ListHarness(-5)

    #expect(InputDriver(on: list.screen).session.layerTree.root.texts.isEmpty)
    #expect(list.made.isEmpty)
  }

  @Test("Rows that fit their content are all as high as the highest, and nothing is truncated")
  func fitting() {
    let rows = Rows(fitting: 3, controls: RowControls()) { index, control in
      ListRow("Row", subtitle: index == 1 ? "Subtitle" : nil, control: control)
    }

    let page = rows.laidOut(300, 156)

    let proposal = Size(width: 300, height: .infinity)
    #expect(rows.size(in: proposal, LayoutContext(300, 600)).height == 156)
    #expect(page.targets.map(\.frame.minY) == [0, 52, 104])
    #expect(page.layer.texts == ["Row", "Row", "Subtitle", "Row"])
  }

  @Test(
    "A press keeps its row while the list scrolls, as long as that row stays visible",
    arguments: [4000.0, 4400, 4800, 5200])
  func longPress(offset: Double) {
    let list = ListHarness(1000)
    let input = InputDriver(on: list.screen)
    list.walk(to: offset, on: input)
    input.mouse(.down, 400, 300)

    list.walk(to: offset + 280, on: input)
    list.walk(to: offset - 280, on: input)
    input.mouse(.up, 400, 300)

    #expect(list.chosen == [Int((offset + 300) / 44)])
  }

  @Test("A pressed row that is scrolled out of sight is not chosen")
  func outOfSight() {
    let list = ListHarness(1000)
    let input = InputDriver(on: list.screen)
    input.mouse(.down, 400, 300)

    input.wheel(0, 20)
    input.settle()
    input.mouse(.up, 400, 300)

    #expect(list.chosen == [])
  }
}

@Suite struct RowFocusTests {
  @Test("Tab enters a list once, at its first visible row, and arrow keys move from row to row")
  func tab() throws {
    let list = ListHarness(100)
    let input = InputDriver(on: list.form)
    list.scroll.scroll(to: 450, animated: false)

    try input.key("Tab")
    try input.key("Tab")
    #expect(list.focused == [10])
    for key in ["Down", "Down", "Up"] { try input.key(key) }
    #expect(list.focused == [11])
    try input.key("Tab")
    #expect(list.after.hasFocus && list.focused == [])
    try input.key("Shift+Tab")
    #expect(list.focused == [11])
    try input.key("Shift+Tab")

    #expect(list.before.hasFocus && list.focused == [])
  }

  @Test(
    "Home, End, the page keys and arrows move the focus, and the focused row is scrolled into view",
    arguments: [
      (["End"], 999, 1000 * 44 - 600), (["PageDown"], 63, 64 * 44 + 5 - 600),
      (["PageUp"], 37, 37 * 44 - 5), (["Home"], 0, 0), (["Up", "Up"], 48, 48 * 44 - 5),
    ] as [([String], Int, Double)])
  func farKeys(keys: [String], row: Int, offset: Double) throws {
    let list = ListHarness(1000)
    let input = InputDriver(on: list.screen)
    list.scroll.scroll(to: 50 * 44, animated: false)
    try input.key("Tab")
    #expect(list.focused == [50])

    for key in keys { try input.key(key) }
    input.settle()
    _ = input.session.layerTree

    #expect(list.focused == [row])
    #expect(list.scroll.offset == offset)
    try input.key("Return")
    #expect(list.chosen == [row])
  }

  @Test("At the ends of a list, Home and End scroll to the ends of the page around it")
  func ends() throws {
    let list = ListHarness(20)
    let screen = TestScreen { [list] in
      ScrollArea(state: list.scroll) {
        Spacer(100)
        Rows(list.count, controls: list.rows) { ListRow("\($0)", control: $1) }
        Spacer(100)
      }
    }
    let input = InputDriver(on: screen)
    try input.key("Tab")
    try input.key("End")
    input.settle()
    #expect(list.scroll.offset == 100 + 20 * 44 + 5 - 600)

    try input.key("End")
    input.settle()
    #expect(list.scroll.offset == list.scroll.limit)
    try input.key("Home")
    try input.key("Home")
    input.settle()

    #expect(list.scroll.offset == 0)
  }

  @Test("A row that is scrolled out of sight keeps the focus, and keys continue from it")
  func scrolledAway() throws {
    let list = ListHarness(1000)
    let input = InputDriver(on: list.form)
    try input.key("Tab")
    try input.key("Tab")
    list.walk(to: 20_000, on: input)
    #expect(list.focused == [0])

    try input.key("Down")
    input.settle()
    _ = input.session.layerTree
    #expect(list.focused == [1])
    #expect(list.scroll.offset == 39)
    list.scroll.scroll(to: 20_000, animated: false)
    try input.key("Tab")

    #expect(list.after.hasFocus)
  }

  @Test("If the focused row is removed, the last row gets the focus; in an empty list none has it")
  func removed() throws {
    let list = ListHarness(10)
    let input = InputDriver(on: list.form)
    for key in ["Tab", "Tab", "End"] { try input.key(key) }
    #expect(list.focused == [9])

    list.count = 4
    input.session.setNeedsLayout()
    _ = input.session.layerTree
    #expect(list.focused == [3])
    list.count = 0
    input.session.setNeedsLayout()
    _ = input.session.layerTree
    #expect(list.focused == [])
    list.count = 10
    input.session.setNeedsLayout()
    try input.key("Tab")
    #expect(list.before.hasFocus)
    try input.key("Tab")

    #expect(list.focused == [0])
  }

  @Test("If the focused row is removed, the last enabled row gets the focus")
  func removedBeforeDisabledRows() throws {
    let list = ListHarness(10)
    let input = InputDriver(on: list.screen)
    _ = input.session.layerTree
    for row in [2, 3] { list.controls[row]?.isEnabled = false }
    for key in ["Tab", "End"] { try input.key(key) }

    list.count = 4
    input.session.setNeedsLayout()
    _ = input.session.layerTree

    #expect(list.focused == [1])
  }

  @Test("Arrow keys and End skip disabled rows")
  func disabledRows() throws {
    let list = ListHarness(10)
    let input = InputDriver(on: list.screen)
    _ = input.session.layerTree
    for row in [1, 2, 8, 9] { list.controls[row]?.isEnabled = false }
    try input.key("Tab")

    try input.key("Down")
    #expect(list.focused == [3])
    try input.key("Up")
    #expect(list.focused == [0])
    try input.key("End")

    #expect(list.focused == [7])
  }

  @Test("A press focuses a row if the list has `onKey`, even if it was set after the first layout")
  func pressFocuses() {
    let list = ListHarness(10)
    let input = InputDriver(on: list.screen)
    input.click(100, 22)
    #expect(list.focused == [])

    list.rows.onKey = { _, _ in false }
    input.session.setNeedsLayout()
    _ = input.session.layerTree
    input.click(100, 22)

    #expect(list.focused == [0])
  }

  @Test("Page Up and Page Down stop at the last enabled row on their way")
  func pageKeysBeforeDisabledRows() throws {
    let list = ListHarness(10)
    let input = InputDriver(on: list.screen)
    _ = input.session.layerTree
    for row in [0, 8, 9] { list.controls[row]?.isEnabled = false }
    _ = input.session.layerTree
    for key in ["Tab", "Down", "Down", "Down"] { try input.key(key) }
    #expect(list.focused == [4])

    try input.key("PageUp")
    #expect(list.focused == [1])
    try input.key("PageDown")

    #expect(list.focused == [7])
  }

  @Test(
    "Tab enters a list at its first enabled row if the first row, or the last focused, is disabled")
  func disabledTabStop() throws {
    let list = ListHarness(10)
    let input = InputDriver(on: list.form)
    _ = input.session.layerTree
    list.controls[0]?.isEnabled = false
    _ = input.session.layerTree

    try input.key("Tab")
    try input.key("Tab")
    #expect(list.focused == [1])
    try input.key("Down")
    try input.key("Tab")
    #expect(list.after.hasFocus)
    list.controls[2]?.isEnabled = false
    _ = input.session.layerTree
    try input.key("Shift+Tab")

    #expect(list.focused == [1])
  }

  @Test("Arrow keys scroll a list while the focus is outside of it")
  func elsewhere() throws {
    let list = ListHarness(100)
    let input = InputDriver(on: list.form)
    try input.key("Tab")

    try input.key("Down")
    input.settle()

    #expect(list.before.hasFocus)
    #expect(list.scroll.offset == 44)
  }
}
