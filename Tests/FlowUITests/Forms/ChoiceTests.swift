import FlowCore
import FlowUI
import Testing

@Suite struct ChoiceTests {
  private func stage(
    _ choice: SegmentSelection, _ titles: [String] = ["One", "Two", "Three", "Four"]
  )
    -> InputDriver
  {
    InputDriver(on: TestScreen { SegmentedControl(titles, choice, name: "Period") })
  }

  @Test("A click chooses a segment and tells so; one that is chosen already tells nothing")
  func click() {
    var told: [Int] = []
    let choice = SegmentSelection { told.append($0) }
    let hands = stage(choice)

    hands.click(500, 22)
    hands.click(500, 22)
    hands.click(100, 22)

    #expect(told == [2, 0])
  }

  @Test("It is one Tab stop; arrows, Home and End choose")
  func keys() throws {
    let choice = SegmentSelection(1)
    let other = Control()
    let hands = InputDriver(
      on: TestScreen {
        Column {
          SegmentedControl(["One", "Two", "Three"], choice, name: "Number")
          Button("Other", control: other)
        }
      })
    try hands.key("Tab")

    var seen: [Int] = []
    for key in ["Right", "Right", "Left", "Home", "Left", "End"] {
      try hands.key(key)
      seen.append(choice.index)
    }
    try hands.key("Tab")

    #expect(seen == [2, 2, 1, 0, 0, 2])
    #expect(other.hasFocus)
  }

  @Test("The mark goes to the new segment in 0.2 s, and at once from code")
  func motion() {
    let choice = SegmentSelection()
    let hands = stage(choice)
    #expect(mark(hands) == 2)

    hands.click(700, 22)
    hands.wait(100)
    #expect(mark(hands) == 300.5)
    hands.wait(100)
    #expect(mark(hands) == 599)
    choice.index = 1

    #expect(mark(hands) == 201)
  }

  /// Where the mark begins, in points.
  private func mark(_ hands: InputDriver) -> Double {
    let shapes = hands.session.layerTree.root.allDrawings.compactMap { drawing -> Double? in
      guard case .roundedRectangle(let rect, _, Theme.light.segment) = drawing else { return nil }
      return rect.minX
    }
    return shapes.last ?? .nan
  }

  @Test("What is disabled cannot be chosen")
  func disabled() throws {
    let choice = SegmentSelection()
    choice.isEnabled = false
    let hands = stage(choice)

    hands.click(500, 22)
    try hands.key("Tab")
    try hands.key("End")

    #expect(choice.index == 0)
  }

  @Test("Without segments there is nothing, and a place beyond the last marks the last")
  func extremes() {
    #expect(
      SegmentedControl([], SegmentSelection(), name: "").placed(100, 44).layer.allDrawings.isEmpty)

    let beyond = SegmentedControl(["A", "B"], SegmentSelection(7), name: "").placed(100, 44).layer
      .allDrawings
    let last = SegmentedControl(["A", "B"], SegmentSelection(1), name: "").placed(100, 44).layer
      .allDrawings
    #expect(beyond[1] == last[1])
  }
}
