import FlowCore
import FlowUI
import Testing

@Suite struct SegmentedControlTests {
  private func driver(
    _ choice: SegmentedControlState, _ titles: [String] = ["One", "Two", "Three", "Four"]
  )
    -> InputDriver
  {
    InputDriver(
      on: TestScreen { SegmentedControl(titles, state: choice, accessibilityLabel: "Period") })
  }

  @Test("A click selects a segment and calls `onChange`, but not for the selected segment")
  func click() {
    var told: [Int] = []
    let choice = SegmentedControlState { told.append($0) }
    let input = driver(choice)

    input.click(500, 22)
    input.click(500, 22)
    input.click(100, 22)

    #expect(told == [2, 0])
  }

  @Test(
    "A title too long for an equal share gets the room it needs, without gaps between segments")
  func widths() {
    let input = driver(
      SegmentedControlState(), ["A", "B", "A very long title in a segment, really"])

    let segments = input.session.accessibilityTree.all.filter { $0.role == .radio }.map(\.frame)

    #expect(segments[0].size.width == segments[1].size.width)
    #expect(segments[2].size.width > segments[0].size.width)
    #expect(segments[0].maxX == segments[1].minX && segments[1].maxX == segments[2].minX)
    let texts = input.session.layerTree.root.texts
    #expect(texts.contains("A very long title in a segment, really"))
  }

  @Test("A segmented control is one Tab stop; arrows, Home and End select")
  func keys() throws {
    let choice = SegmentedControlState(selected: 1)
    let other = Control()
    let input = InputDriver(
      on: TestScreen {
        Column {
          SegmentedControl(["One", "Two", "Three"], state: choice, accessibilityLabel: "Number")
          Button("Other", control: other)
        }
      })
    try input.key("Tab")

    var seen: [Int] = []
    for key in ["Right", "Right", "Left", "Home", "Left", "End"] {
      try input.key(key)
      seen.append(choice.selectedIndex)
    }
    try input.key("Tab")

    #expect(seen == [2, 2, 1, 0, 0, 2])
    #expect(other.hasFocus)
  }

  @Test("After a segment has been removed, End selects the last of those that are left")
  func fewer() throws {
    let choice = SegmentedControlState()
    var titles = ["One", "Two", "Three", "Four"]
    let input = InputDriver(
      on: TestScreen { SegmentedControl(titles, state: choice, accessibilityLabel: "Period") })
    _ = input.session.layerTree

    titles.removeLast()
    input.session.setNeedsLayout()
    _ = input.session.layerTree
    try input.key("Tab")
    try input.key("End")

    #expect(choice.selectedIndex == 2)
  }

  @Test(
    "If no segment is selected, Tab reaches the one nearest to the index",
    arguments: [(-1, "Right", 1), (7, "Left", 2)])
  func noneSelected(index: Int, key: String, expected: Int) throws {
    let choice = SegmentedControlState(selected: index)
    let input = driver(choice)

    try input.key("Tab")
    try input.key(key)

    #expect(choice.selectedIndex == expected)
  }

  @Test("The mark moves to a clicked segment in 0.2 s, and at once if code selects")
  func motion() {
    let choice = SegmentedControlState()
    let input = driver(choice)
    #expect(mark(input.session.layerTree.root.allDrawings) == 2)

    input.click(700, 22)
    input.wait(100)
    #expect(mark(input.session.layerTree.root.allDrawings) == 300.5)
    input.wait(100)
    #expect(mark(input.session.layerTree.root.allDrawings) == 599)
    choice.selectedIndex = 1

    #expect(mark(input.session.layerTree.root.allDrawings) == 201)
  }

  @Test("Setting the index that is already selected does not end the motion of the mark")
  func unchanged() {
    let choice = SegmentedControlState()
    let input = driver(choice)

    input.click(700, 22)
    input.wait(100)
    choice.selectedIndex = 3

    #expect(mark(input.session.layerTree.root.allDrawings) == 300.5)
  }

  private func mark(_ drawings: [Drawing]) -> Double {
    let shapes = drawings.compactMap { drawing -> Double? in
      guard case .roundedRectangle(let rect, _, Theme.light.segment) = drawing else { return nil }
      return rect.minX
    }
    return shapes.last ?? .nan
  }

  @Test("A disabled segmented control ignores clicks and keys")
  func disabled() throws {
    let choice = SegmentedControlState()
    choice.isEnabled = false
    let input = driver(choice)

    input.click(500, 22)
    try input.key("Tab")
    try input.key("End")

    #expect(choice.selectedIndex == 0)
  }

  @Test("Without segments nothing is drawn")
  func empty() {
    let empty = SegmentedControl([], state: SegmentedControlState(), accessibilityLabel: "")

    #expect(empty.laidOut(100, 44).layer.allDrawings.isEmpty)
  }

  @Test(
    "An index outside of the segments draws no mark, which then appears at once where one clicks",
    arguments: [-1, 7])
  func unmarked(index: Int) {
    let choice = SegmentedControlState(selected: index)
    let input = driver(choice)
    #expect(mark(input.session.layerTree.root.allDrawings).isNaN)

    input.click(700, 22)

    #expect(choice.selectedIndex == 3)
    #expect(mark(input.session.layerTree.root.allDrawings) == 599)
  }
}
